grant create on schema public to wiring_owner;

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
    update private.idempotency_keys k set answer = '{"status": "mail_capped"}'
    where k.answer ->> 'session_id' = p_session_id::text;
  end if;
end
$$;

-- The session that a deletion secret belongs to, or null.
create function private.session_of_secret(p_secret text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select d.session_id from private.deletion_secrets d where d.secret_hash = private.secret_hash(p_secret)
$$;

-- What would go: {"status": "found", "email" (masked), "created_at", "survey", "profile", "images",
-- "queued_mails"} or {"status": "gone"}.
-- Unknown secrets and deleted sessions look the same.
create function public.describe_deletion(p_secret text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('delete_ip_hour', p_ip_key, p_relaxed);
  described jsonb;
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  select pg_catalog.jsonb_build_object(
    'status', 'found', 'email', private.mask_email(s.email), 'created_at', private.utc_text(s.created_at),
    'survey', s.survey_completed, 'profile', s.json_submitted, 'images', cardinality(s.image_urls))
  into described from private.wiring_sessions s where s.session_id = private.session_of_secret(p_secret);
  return coalesce(described, pg_catalog.jsonb_build_object('status', 'gone'));
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

-- Deletes up to `p_max` expired sessions and what is too old to be of use. Returns how many sessions went;
-- call until 0.
create function public.run_retention(p_max integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due uuid[];
begin
  due := array(
    select s.session_id from private.wiring_sessions s where s.expires_at <= now()
    order by s.expires_at limit p_max for update skip locked
  );
  perform private.delete_session(id, 'expired') from pg_catalog.unnest(due) as ids (id);
  delete from private.rate_hits h where h.window_ends_at < now() - interval '1 day';
  delete from private.idempotency_keys k where k.created_at < now() - interval '2 days';
  delete from private.mail_outbox m where m.state in ('sent', 'failed') and m.created_at < now() - interval '30 days';
  return cardinality(due);
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

-- Up to `p_max` stored objects that a day after their upload belong to no session, or are pictures that no
-- row lists. Looks at every object, so it is for the hourly job only.
create function public.orphaned_objects(p_max integer) returns table (bucket_id text, name text)
language sql stable security definer rows 100 set search_path = ''
as $$
  select o.bucket_id, o.name from storage.objects o
  left join private.wiring_sessions s on s.session_id = private.parse_id(pg_catalog.split_part(o.name, '/', 1))
  where o.bucket_id in ('json-profiles', 'wiring-images') and o.created_at < now() - interval '1 day'
    and (
      s.session_id is null
      or (o.bucket_id = 'wiring-images' and not exists (
        select from pg_catalog.unnest(s.image_urls) as urls (url) where url like '%/wiring-images/' || o.name
      ))
    )
  limit p_max
$$;

-- Forgets the queued folders that hold nothing any more. Returns how many still wait.
create function public.finish_sweep() returns integer
language sql volatile security definer set search_path = ''
as $$
  with done as (
    delete from private.folders_to_sweep f
    where not exists (
      select from storage.objects o
      where o.name ~>=~ (f.session_id::text || '/') and o.name ~<~ (f.session_id::text || '0')
    ) returning 1
  )
  select ((select count(*) from private.folders_to_sweep) - (select count(*) from done))::integer
$$;

alter function private.delete_session(uuid, text) owner to wiring_owner;
alter function private.session_of_secret(text) owner to wiring_owner;
alter function public.describe_deletion(text, text, boolean) owner to wiring_owner;
alter function public.delete_wiring_session(text, text, text, boolean) owner to wiring_owner;
alter function public.run_retention(integer) owner to wiring_owner;
alter function public.objects_to_sweep(integer) owner to wiring_owner;
alter function public.orphaned_objects(integer) owner to wiring_owner;
alter function public.finish_sweep() owner to wiring_owner;
revoke all on function public.describe_deletion(text, text, boolean) from public, anon, authenticated;
revoke all on function public.delete_wiring_session(text, text, text, boolean) from public, anon, authenticated;
revoke all on function public.run_retention(integer) from public, anon, authenticated;
revoke all on function public.objects_to_sweep(integer) from public, anon, authenticated;
revoke all on function public.orphaned_objects(integer) from public, anon, authenticated;
revoke all on function public.finish_sweep() from public, anon, authenticated;
grant execute on function public.describe_deletion(text, text, boolean) to service_role;
grant execute on function public.delete_wiring_session(text, text, text, boolean) to service_role;
grant execute on function public.run_retention(integer) to service_role;
grant execute on function public.objects_to_sweep(integer) to service_role;
grant execute on function public.orphaned_objects(integer) to service_role;
grant execute on function public.finish_sweep() to service_role;
revoke create on schema public from wiring_owner;
