-- Uploads are checked twice: by the policies when an upload starts, and by a trigger when its row is written.
-- The storage server writes the row as a privileged role that row level security does not bind, after the
-- bytes have arrived and up to two hours after an upload URL was signed; only a trigger sees that moment.

-- Sign, move, copy, resumable (TUS) and S3 requests evaluate the INSERT policy, too: only direct uploads
-- pass.
alter policy "anon uploads into an open session" on storage.objects
  with check (private.is_upload() and private.may_upload(bucket_id, name));

-- The lock on the session's row makes uploads of one session follow one another, so that the quota counts
-- what the upload before has written, and makes a deletion and an upload wait for each other: afterwards
-- there is either an object, which the sweep finds, or no session, which refuses the object.
create function private.check_upload() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from private.wiring_sessions s
  where s.session_id = private.parse_id(pg_catalog.split_part(new.name, '/', 1)) for no key update;
  -- A statement of its own: its snapshot is younger than the lock.
  if not private.may_upload(new.bucket_id, new.name) then
    raise exception 'new row violates the upload rules of table "objects"' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke all on function private.check_upload() from public;

-- Columns that reading or maintenance updates (last_accessed_at and the like) are left out.
create trigger wiring_check_upload
  before insert or update of bucket_id, name, version, metadata on storage.objects
  for each row when (new.bucket_id in ('json-profiles', 'wiring-images'))
  execute function private.check_upload();
alter function private.check_upload() owner to wiring_owner;
