-- Two buckets, and what the anonymous key may do in them: put files into the folder of a session that exists,
-- is unfinished and unexpired; replace that folder's own profile.json; nothing else.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('json-profiles', 'json-profiles', false, 1048576, array['application/json']),
  ('wiring-images', 'wiring-images', true, 5242880,
    array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The functions check that pictures exist and find orphans; they only read. Objects go through the Storage
-- API.
grant usage on schema storage to wiring_owner;
grant select on storage.objects to wiring_owner;
create policy "wiring_owner reads objects" on storage.objects for select to wiring_owner using (true);

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

alter function private.may_upload(text, text) owner to wiring_owner;
alter function private.is_upload() owner to wiring_owner;
revoke all on function private.may_upload(text, text) from public;
grant usage on schema private to anon;
grant execute on function private.may_upload(text, text) to anon;
grant execute on function private.is_upload() to anon;

create policy "anon uploads into an open session" on storage.objects for insert to anon
  with check (private.may_upload(bucket_id, name));
create policy "anon replaces the profile of an open session" on storage.objects for update to anon
  using (bucket_id = 'json-profiles' and private.is_upload() and private.may_upload(bucket_id, name))
  with check (bucket_id = 'json-profiles' and private.is_upload() and private.may_upload(bucket_id, name));
create policy "anon sees the profile it replaces" on storage.objects for select to anon
  using (bucket_id = 'json-profiles' and private.is_upload() and private.may_upload(bucket_id, name));
