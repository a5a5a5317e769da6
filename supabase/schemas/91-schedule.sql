-- Hosted projects: pg_cron calls the workers. It needs four secrets in the vault, which only the operator
-- knows; until they are set a call does nothing. Where the extensions are not available (plain Postgres, the
-- embedded stack, which ticks by itself) there is no schedule. These functions stay with the role that
-- migrates, after the grants: wiring_owner may not read the vault.

-- By `project_url` and `service_key`.
create function private.call_worker(p_name text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  url text;
  key text;
begin
  select decrypted_secret into url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into key from vault.decrypted_secrets where name = 'service_key';
  if url is not null and key is not null then
    perform net.http_post(
      url := url || '/functions/v1/' || p_name,
      headers := pg_catalog.jsonb_build_object('apikey', key, 'authorization', 'Bearer ' || key, 'content-type', 'application/json'),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    );
  end if;
end
$$;
revoke all on function private.call_worker(text) from public;

-- Wakes the desk's worker, which finds what a lost wake-up left, by `desk_url` and `map_worker_secret`.
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

-- pg_net in a schema of its own: where nothing is said it lands in `public`, which the advisors warn of.
-- There it cannot be moved, only made anew; nothing depends on it, since the workers are called by name.
do $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_cron;
    create schema if not exists extensions;
    if exists (
      select from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
      where e.extname = 'pg_net' and n.nspname = 'public'
    ) then
      drop extension pg_net;
    end if;
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule('mail-worker', '* * * * *', 'select private.call_worker(''mail-worker'')');
    perform cron.schedule('retention', '*/10 * * * *', 'select private.call_worker(''retention'')');
    perform cron.schedule('map-worker', '* * * * *', 'select private.wake_map_worker()');
  end if;
exception when others then
  raise warning 'The workers are not scheduled: %', sqlerrm;
end
$$;
