-- What no row lists is gone within an hour: objects count as orphans after 45 minutes, and retention runs
-- every ten.

grant create on schema public to wiring_owner;

-- Objects chosen for removal. A session can no longer list them, so that a save and the removal cannot cross.
create table private.orphans_to_sweep (
  bucket_id text not null,
  name text not null,
  primary key (bucket_id, name)
);
alter table private.orphans_to_sweep enable row level security;
alter table private.orphans_to_sweep owner to wiring_owner;
revoke all on private.orphans_to_sweep from public, anon, authenticated, service_role;

-- Up to `p_max` stored objects that 45 minutes after their upload belong to no session, or are pictures that
-- no row lists. Marks them first; the caller removes them through the Storage API. Looks at every object, so
-- it is for the job only.
create or replace function public.orphaned_objects(p_max integer) returns table (bucket_id text, name text)
language plpgsql volatile security definer rows 100 set search_path = ''
as $$
begin
  with candidates as (
    select o.bucket_id, o.name, private.parse_id(pg_catalog.split_part(o.name, '/', 1)) as session_id
    from storage.objects o
    where o.bucket_id in ('json-profiles', 'wiring-images') and o.created_at < now() - interval '45 minutes'
  ), unlisted as (
    select c.* from candidates c left join private.wiring_sessions s on s.session_id = c.session_id
    where s.session_id is null or (c.bucket_id = 'wiring-images' and not private.lists_object(s.image_urls, c.name))
    limit p_max
  ), locked as (
    -- A session that is being saved right now is left to the next run.
    select s.session_id, s.image_urls from private.wiring_sessions s
    where s.session_id in (select u.session_id from unlisted u) for no key update skip locked
  )
  insert into private.orphans_to_sweep (bucket_id, name)
  select u.bucket_id, u.name from unlisted u
  where not exists (select from private.wiring_sessions s where s.session_id = u.session_id)
    or exists (select from locked l where l.session_id = u.session_id and not private.lists_object(l.image_urls, u.name))
  on conflict do nothing;
  return query
  select d.bucket_id, d.name from private.orphans_to_sweep d
  join storage.objects o on o.bucket_id = d.bucket_id and o.name = d.name limit p_max;
end
$$;

create function private.lists_object(p_urls text[], p_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from pg_catalog.unnest(p_urls) as urls (url)
    where pg_catalog.right(url, 15 + pg_catalog.length(p_name)) = '/wiring-images/' || p_name
  )
$$;

-- True when every name is an object in this session's own folder of wiring-images that is not about to be
-- removed.
create or replace function private.objects_exist(p_session_id uuid, p_names jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.bool_and(
    name like p_session_id::text || '/%'
    and exists (select from storage.objects o where o.bucket_id = 'wiring-images' and o.name = names.name)
    and not exists (select from private.orphans_to_sweep d where d.bucket_id = 'wiring-images' and d.name = names.name)
  ), false)
  from pg_catalog.jsonb_array_elements_text(p_names) as names (name)
$$;

-- Forgets the marks and queued folders whose objects are gone. Returns how many folders still wait.
create or replace function public.finish_sweep() returns integer
language sql volatile security definer set search_path = ''
as $$
  delete from private.orphans_to_sweep d
  where not exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name);
  with done as (
    delete from private.folders_to_sweep f
    where not exists (
      select from storage.objects o
      where o.name ~>=~ (f.session_id::text || '/') and o.name ~<~ (f.session_id::text || '0')
    ) returning 1
  )
  select ((select count(*) from private.folders_to_sweep) - (select count(*) from done))::integer
$$;

alter function private.lists_object(text[], text) owner to wiring_owner;
revoke all on function private.lists_object(text[], text) from public;
revoke create on schema public from wiring_owner;

-- The job of the same name gets the new schedule.
do $$
begin
  if exists (select from pg_catalog.pg_namespace where nspname = 'cron') then
    execute $job$select cron.schedule('retention', '*/10 * * * *', 'select private.call_worker(''retention'')')$job$;
  end if;
exception when others then
  raise warning 'Retention keeps its old schedule: %', sqlerrm;
end
$$;
