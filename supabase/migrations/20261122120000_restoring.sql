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
alter table private.restoring owner to wiring_owner;
revoke all on private.restoring from public, anon, authenticated, service_role;

create index deletions_session on private.deletions (session_hash);

-- Deletions win over a restore: an object of a deleted session stays refused.
create or replace function private.check_upload() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  folder constant text := pg_catalog.split_part(new.name, '/', 1);
begin
  perform from private.wiring_sessions s
  where s.session_id = private.parse_id(folder) for no key update;
  -- A statement of its own: its snapshot is younger than the lock.
  if not private.may_upload(new.bucket_id, new.name) and not exists (
    select from private.restoring r
    where r.object_hash = private.secret_hash(new.bucket_id || '/' || new.name) and r.expires_at > now()
      and not exists (select from private.deletions d where d.session_hash = private.secret_hash(folder))
  ) then
    raise exception 'new row violates the upload rules of table "objects"' using errcode = '42501';
  end if;
  return new;
end
$$;
