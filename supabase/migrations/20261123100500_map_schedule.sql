-- Hosted projects: pg_cron wakes the desk's worker, which finds what a lost wake-up left. It needs two
-- secrets in the vault, `desk_url` and `map_worker_secret`; until they are set a call does nothing.

create function private.wake_map_worker() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  url text;
  key text;
begin
  select decrypted_secret into url from vault.decrypted_secrets where name = 'desk_url';
  select decrypted_secret into key from vault.decrypted_secrets where name = 'map_worker_secret';
  if url is not null and key is not null then
    perform net.http_post(
      url := url || '/api/worker',
      headers := pg_catalog.jsonb_build_object('authorization', 'Bearer ' || key, 'content-type', 'application/json'),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    );
  end if;
end
$$;
revoke all on function private.wake_map_worker() from public;

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    execute $job$select cron.schedule('map-worker', '* * * * *', 'select private.wake_map_worker()')$job$;
  end if;
exception when others then
  raise warning 'The map worker is not scheduled: %', sqlerrm;
end
$$;
