-- Deleting a session with everything that is stored about it, and the files that no row lists.

-- Each mail carries its own secret for "this wasn't me"; only the hash is kept.
create table private.deletion_secrets (
  secret_hash bytea primary key,
  session_id uuid not null references private.wiring_sessions on delete cascade,
  created_at timestamptz not null default now()
);
alter table private.deletion_secrets enable row level security;
create index deletion_secrets_session on private.deletion_secrets (session_id);

-- Who was deleted when and why, without saying who: the id is hashed.
create table private.deletions (
  id bigint generated always as identity primary key,
  session_hash bytea not null,
  reason text not null check (reason in ('link', 'applicant', 'expired', 'operator')),
  deleted_at timestamptz not null default now()
);
alter table private.deletions enable row level security;
create index deletions_session on private.deletions (session_hash);
create index deletions_time on private.deletions (deleted_at);

-- The same for the waitlist. A restore deletes again whatever stands in one of these two.
create table private.waitlist_deletions (
  entry_hash bytea primary key,
  deleted_at timestamptz not null default now()
);
alter table private.waitlist_deletions enable row level security;

-- Deletes an entry of the waitlist with its mail. Returns whether there was one.
create function private.delete_waitlist_entry(p_entry_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone private.waitlist;
begin
  delete from private.waitlist w where w.entry_id = p_entry_id returning * into gone;
  if gone.entry_id is null then
    return false;
  end if;
  delete from private.mail_outbox m where m.kind = 'waitlist' and m.recipient = gone.email;
  insert into private.waitlist_deletions (entry_hash) values (private.secret_hash(gone.entry_id::text)) on conflict do nothing;
  return true;
end
$$;

-- Folders whose objects must go. The rows outlive a killed job, so the next run goes on where it stopped.
create table private.folders_to_sweep (
  session_id uuid primary key,
  requested_at timestamptz not null default now()
);
alter table private.folders_to_sweep enable row level security;

-- Deletes a session with everything that hangs on it, notes that it happened, and queues its folder for the
-- sweep.
create function private.delete_session(p_session_id uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.wiring_sessions s where s.session_id = p_session_id;
  if found then
    insert into private.deletions (session_hash, reason) values (private.secret_hash(p_session_id::text), p_reason);
    insert into private.folders_to_sweep (session_id) values (p_session_id) on conflict do nothing;
    delete from private.rate_hits h where h.limit_name = 'update_session_hour' and h.key = p_session_id::text;
    -- Who presses the same form again begins anew: the kept answer would promise a mail that nobody sends.
    delete from private.idempotency_keys k where k.answer ->> 'session_id' = p_session_id::text;
  end if;
end
$$;

-- The session that a deletion secret belongs to, or null.
create function private.session_of_secret(p_secret text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select d.session_id from private.deletion_secrets d where d.secret_hash = private.secret_hash(p_secret)
$$;

-- What would go, by the secret of a mail. Unknown secrets and deleted sessions look the same.
create function public.describe_deletion(p_secret text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('delete_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  return private.describe_session(private.session_of_secret(p_secret));
end
$$;

-- Deletes by the secret of a mail, or by the session's own id (the wizard's "Delete now"). The second call
-- and an unknown secret give the same answer: {"status": "deleted"}.
create function public.delete_wiring_session(p_secret text, p_session_id text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('delete_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  if p_secret is not null then
    perform private.delete_session(private.session_of_secret(p_secret), 'link');
  else
    perform private.delete_session(private.parse_id(p_session_id), 'applicant');
  end if;
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;

-- Up to `p_max` stored objects of deleted sessions. Reads only; the caller removes them through the Storage
-- API.
create function public.objects_to_sweep(p_max integer) returns table (bucket_id text, name text)
language sql stable security definer rows 100 set search_path = ''
as $$
  select o.bucket_id, o.name from private.folders_to_sweep f
  join storage.objects o
    on o.name ~>=~ (f.session_id::text || '/') and o.name ~<~ (f.session_id::text || '0')
    and o.bucket_id in ('json-profiles', 'wiring-images')
  limit p_max
$$;

-- Up to `p_max` stored objects that 45 minutes after their upload belong to no session, or are pictures
-- that no row lists. Marks them first; the caller removes them through the Storage API. Looks at every
-- object, so it is for the job only.
create function public.orphaned_objects(p_max integer) returns table (bucket_id text, name text)
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

-- Forgets the marks and queued folders whose objects are gone. Returns how many folders still wait.
create function public.finish_sweep() returns integer
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
