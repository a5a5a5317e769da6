-- What an uploader says about a file is checked where its row is written, too: the storage server keeps the
-- cache and robots headers as sent, stores user metadata that anybody can read, does not know the size of a
-- body without a length before it has arrived, and lets the second of two uploads of one name overwrite the
-- first. All of that stands in the row; when the row is refused, the server removes the bytes.

create or replace function private.check_upload() returns trigger
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
