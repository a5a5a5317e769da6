-- Where nothing is said, pg_net lands in `public`, which the advisors warn of. It cannot be moved, only made
-- anew; nothing depends on it, since the workers are called by name.
do $$
begin
  if exists (
    select from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_net' and n.nspname = 'public'
  ) then
    create schema if not exists extensions;
    drop extension pg_net;
    create extension pg_net with schema extensions;
  end if;
exception when others then
  raise warning 'pg_net stays in public: %', sqlerrm;
end
$$;
