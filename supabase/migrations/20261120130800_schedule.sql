-- Hosted projects: pg_cron calls the two workers. It needs two secrets in the vault, `project_url` and
-- `service_key`, which only the operator knows; until they are set a call does nothing. Where the extensions
-- are not available (plain Postgres, the embedded stack, which ticks by itself) there is no schedule.

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

do $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    execute $job$select cron.schedule('mail-worker', '* * * * *', 'select private.call_worker(''mail-worker'')')$job$;
    execute $job$select cron.schedule('retention', '17 * * * *', 'select private.call_worker(''retention'')')$job$;
  end if;
exception when others then
  raise warning 'The workers are not scheduled: %', sqlerrm;
end
$$;
