-- pg_cron, pg_net and the vault, as far as a migration meets them: they are there, and a schedule is a row.
set allow_system_table_mods = on;
create or replace view pg_catalog.pg_available_extensions as
  select e.name, '1'::text as default_version, null::text collate "C" as installed_version, ''::text as comment
  from unnest(array['pg_cron', 'pg_net', 'supabase_vault']::name[]) e (name);
create schema extensions;
insert into pg_catalog.pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion) values
  (90001, 'pg_cron', 10, 'pg_catalog'::regnamespace, false, '1'),
  (90002, 'pg_net', 10, 'extensions'::regnamespace, false, '1');
reset allow_system_table_mods;
create schema cron;
create table cron.job (jobname text primary key, schedule text not null, command text not null);
create function cron.schedule(job_name text, schedule text, command text) returns void language sql as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
$$;
