-- Two buckets, and what the anonymous key may do in them: put files into the folder of a session that
-- exists, is unfinished and unexpired; replace that folder's own profile.json; nothing else. Uploads are
-- checked twice: by the policies when an upload starts, and by a trigger when its row is written. The
-- storage server writes the row as a privileged role that row level security does not bind, after the bytes
-- have arrived and up to two hours after an upload URL was signed; only a trigger sees that moment.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('json-profiles', 'json-profiles', false, 1048576, array['application/json']),
  ('wiring-images', 'wiring-images', true, 5242880,
    array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Objects chosen for removal. A session can no longer list them, so that a save and the removal cannot cross.
create table private.orphans_to_sweep (
  bucket_id text not null,
  name text not null,
  primary key (bucket_id, name)
);
alter table private.orphans_to_sweep enable row level security;

-- A restore puts objects back into sessions that are completed, expired or full, which check_upload refuses
-- to every role. Here the restore names the objects it is about to store. Only a direct database connection
-- can write this table: no API role has a privilege on it.
create table private.restoring (
  -- One per run, so that two runs do not take each other's permission away.
  restore_id uuid not null,
  -- secret_hash of bucket/name: what a killed run leaves behind names no session.
  object_hash bytea not null,
  -- A killed run takes nothing back.
  expires_at timestamptz not null default now() + interval '1 hour',
  primary key (object_hash, restore_id)
);
alter table private.restoring enable row level security;

-- May a file of this name be put into this bucket now? At most 12 objects a session, over both buckets.
-- Parallel uploads can pass the count together; the session's row, not the folder, decides which three
-- pictures count.
create function private.may_upload(p_bucket text, p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.wiring_sessions s
    where s.session_id = private.parse_id(pg_catalog.split_part(p_name, '/', 1))
      and not s.wiring_complete and s.expires_at > now()
  )
  and case p_bucket
    when 'json-profiles' then p_name ~ '^[0-9a-f-]{36}/profile\.json$'
    when 'wiring-images' then p_name ~ '^[0-9a-f-]{36}/image-[0-9]{10,16}-[0-9]{1,2}\.(jpg|jpeg|png|webp|gif|avif)$'
    else false
  end
  and (
    select count(*) < 12 from storage.objects o
    -- Byte-wise ("0" follows "/"), whatever the collation: this is what the index of names is for.
    where o.name ~>=~ (pg_catalog.split_part(p_name, '/', 1) || '/') and o.name ~<~ (pg_catalog.split_part(p_name, '/', 1) || '0')
      and (o.bucket_id, o.name) <> (p_bucket, p_name)
  )
$$;

-- The storage server says which route asks. Replacing needs to see the old row; moving, listing and reading
-- do not get it.
create function private.is_upload() returns boolean
language sql stable set search_path = ''
as $$
  select pg_catalog.regexp_replace(coalesce(pg_catalog.current_setting('storage.operation', true), ''), '^storage\.', '')
    in ('object.upload', 'object.upload_update')
$$;

-- The lock on the session's row makes uploads of one session follow one another, so that the quota counts
-- what the upload before has written, and makes a deletion and an upload wait for each other: afterwards
-- there is either an object, which the sweep finds, or no session, which refuses the object. Deletions win
-- over a restore: an object of a deleted session stays refused. What an uploader says about a file is
-- checked here, too: the storage server keeps the cache and robots headers as sent, stores user metadata
-- that anybody can read, does not know the size of a body without a length before it has arrived, and lets
-- the second of two uploads of one name overwrite the first. All of that stands in the row; when the row is
-- refused, the server removes the bytes.
create function private.check_upload() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  folder constant text := pg_catalog.split_part(new.name, '/', 1);
  largest constant bigint := case new.bucket_id when 'json-profiles' then 1048576 else 5242880 end;
  restored boolean;
begin
  perform from private.wiring_sessions s
  where s.session_id = private.parse_id(folder) for no key update;
  -- Statements of their own: their snapshots are younger than the lock.
  restored := exists (
    select from private.restoring r
    where r.object_hash = private.secret_hash(new.bucket_id || '/' || new.name) and r.expires_at > now()
      and not exists (select from private.deletions d where d.session_hash = private.secret_hash(folder))
  );
  if not restored and (
    not private.may_upload(new.bucket_id, new.name)
    -- The picture that was checked and listed is the one that is shown.
    or (tg_op = 'UPDATE' and new.bucket_id = 'wiring-images')
  )
  or (new.metadata ->> 'size')::bigint > largest
  or new.metadata ->> 'cacheControl' not in ('max-age=60', 'no-cache')
  or new.metadata ->> 'xRobotsTag' <> 'none'
  or coalesce(pg_catalog.to_jsonb(new) ->> 'user_metadata', '{}') <> '{}' then
    raise exception 'new row violates the upload rules of table "objects"' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Columns that reading or maintenance updates (last_accessed_at and the like) are left out.
create trigger wiring_check_upload
  before insert or update of bucket_id, name, version, metadata on storage.objects
  for each row when (new.bucket_id in ('json-profiles', 'wiring-images'))
  execute function private.check_upload();

-- Whether one of these addresses is that of the object. By its end: a backup may come from another origin.
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
create function private.objects_exist(p_session_id uuid, p_names jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.bool_and(
    name like p_session_id::text || '/%'
    and exists (select from storage.objects o where o.bucket_id = 'wiring-images' and o.name = names.name)
    and not exists (select from private.orphans_to_sweep d where d.bucket_id = 'wiring-images' and d.name = names.name)
  ), false)
  from pg_catalog.jsonb_array_elements_text(p_names) as names (name)
$$;

-- Sign, move, copy, resumable (TUS) and S3 requests evaluate the INSERT policy, too: only direct uploads
-- pass.
create policy "anon uploads into an open session" on storage.objects for insert to anon
  with check (private.is_upload() and private.may_upload(bucket_id, name));
create policy "anon replaces the profile of an open session" on storage.objects for update to anon
  using (bucket_id = 'json-profiles' and private.is_upload() and private.may_upload(bucket_id, name))
  with check (bucket_id = 'json-profiles' and private.is_upload() and private.may_upload(bucket_id, name));
create policy "anon sees the profile it replaces" on storage.objects for select to anon
  using (bucket_id = 'json-profiles' and private.is_upload() and private.may_upload(bucket_id, name));
-- The functions check that pictures exist and find orphans; they only read. Objects go through the Storage
-- API.
create policy "wiring_owner reads objects" on storage.objects for select to wiring_owner using (true);
