grant create on schema public to wiring_owner;

-- A finished session waits for its map. In the caller's transaction; a second call changes nothing.
create function private.enqueue_map(p_session_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.maps (session_id) values (p_session_id) on conflict do nothing;
  insert into private.map_jobs (session_id) values (p_session_id) on conflict do nothing;
$$;

-- As in 20261120130400, but a completion also queues the draft of its map.
create or replace function public.update_wiring_session(p_session_id text, p_update jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  old private.wiring_sessions;
  new private.wiring_sessions;
  kind text := p_update ->> 'kind';
  wait integer;
begin
  select * into old from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now() for update;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  wait := private.take_hit('update_session_hour', old.session_id::text);
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;

  new := private.with_update(old, p_update);
  if old.wiring_complete then
    if new.wiring_complete and (new.name_for_certificate, kind) is not distinct from (old.name_for_certificate, 'complete') then
      return private.saved_answer(old.session_id);
    end if;
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'finished');
  end if;
  if (kind = 'profile' and not old.survey_completed) or (kind = 'images' and not old.json_submitted)
    or (kind = 'complete' and not old.images_uploaded) then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'out_of_order');
  end if;
  if kind = 'images' and not private.objects_exist(old.session_id, p_update -> 'object_names') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'invalid');
  end if;
  if new is not distinct from old then
    return private.saved_answer(old.session_id);
  end if;

  update private.wiring_sessions s set
    survey_completed = new.survey_completed, survey_data = new.survey_data, survey_version = new.survey_version,
    json_submitted = new.json_submitted, json_profile = new.json_profile,
    images_uploaded = new.images_uploaded, image_urls = new.image_urls,
    wiring_complete = new.wiring_complete, name_for_certificate = new.name_for_certificate,
    privacy_accepted_at = new.privacy_accepted_at, privacy_policy_version = new.privacy_policy_version,
    completed_at = new.completed_at, updated_at = now(),
    -- A finished session is kept for a year, an unfinished one for 30 days after its last activity.
    expires_at = now() + case when new.wiring_complete then interval '365 days' else interval '30 days' end
  where s.session_id = old.session_id;
  if kind = 'complete' then
    perform private.enqueue_session_mail(old.session_id, 'completion');
    perform private.enqueue_map(old.session_id);
  end if;
  return private.saved_answer(old.session_id);
end
$$;

-- How long a failed attempt waits for the next one; null after the last.
create function private.retry_wait(p_attempts integer) returns interval
language sql immutable set search_path = ''
as $$
  select (array['1 minute', '5 minutes', '15 minutes', '1 hour', '4 hours', '12 hours', '24 hours']::interval[])[p_attempts]
$$;

-- Locks what a worker's attempt belongs to, in the order that every function of maps keeps: session, map,
-- job. A deletion takes the session first, too, so nobody waits in a circle. Null when the lease is not (or
-- no longer) the attempt's.
create function private.lock_map_job(p_lease uuid) returns private.map_jobs
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs;
begin
  perform from private.wiring_sessions s
  where s.session_id = (select j.session_id from private.map_jobs j where j.lease = p_lease) for key share;
  perform from private.maps m
  where m.session_id = (select j.session_id from private.map_jobs j where j.lease = p_lease) for update;
  select * into job from private.map_jobs j where j.lease = p_lease for update;
  return job;
end
$$;

-- The draft of this attempt could not be made, and there will be no other. The desk shows why.
create function private.fail_map_job(p_lease uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs := private.lock_map_job(p_lease);
begin
  update private.map_jobs j set state = 'failed', lease = null, last_error = p_reason where j.session_id = job.session_id;
  update private.maps m set state = 'draft_failed', failure = p_reason, updated_at = now()
  where m.session_id = job.session_id and m.state in ('waiting', 'draft_failed');
  perform private.count_up('map_draft_failed') where job.session_id is not null;
end
$$;

-- Takes the oldest due draft for `p_lease_seconds`, with everything it is made of: the lease, one session's
-- inputs and the paths of its pictures. {"job": null} when nothing is due. SKIP LOCKED: workers never wait. A
-- worker that dies leaves its job claimed until the lease ends; a job that ended eight workers fails for
-- good.
create function public.claim_map_job(p_lease_seconds integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs;
  made jsonb;
begin
  perform private.fail_map_job(j.lease, 'The worker ended without a report, eight times.') from private.map_jobs j
  where j.state = 'working' and j.next_attempt_at <= now() and private.retry_wait(j.attempts) is null;
  select * into job from private.map_jobs j
  where j.state in ('queued', 'working') and j.next_attempt_at <= now()
  order by j.next_attempt_at limit 1 for update skip locked;
  if not found then
    return '{"job": null}';
  end if;
  update private.map_jobs j set
    state = 'working', attempts = job.attempts + 1, lease = private.random_id(),
    next_attempt_at = now() + pg_catalog.make_interval(secs => p_lease_seconds)
  where j.session_id = job.session_id returning * into job;
  select pg_catalog.jsonb_build_object('job', pg_catalog.jsonb_build_object(
    'lease', job.lease, 'last_attempt', private.retry_wait(job.attempts) is null,
    'session_id', s.session_id, 'survey_version', s.survey_version, 'survey_data', s.survey_data,
    'json_profile', s.json_profile, 'name', s.name_for_certificate, 'completed_at', private.utc_text(s.completed_at),
    'image_paths', (
      select pg_catalog.jsonb_agg(pg_catalog.split_part(url, '/wiring-images/', 2) order by place)
      from pg_catalog.unnest(s.image_urls) with ordinality as urls (url, place)
    )
  )) into made from private.wiring_sessions s where s.session_id = job.session_id;
  return made;
end
$$;

-- Where a new draft stands: with a passage of the care list in the inputs, a person looks at it with care.
create function private.state_of_draft(p_draft jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when p_draft -> 'unread' @> '[{"reason": "care"}]' then 'needs_care' else 'drafted' end
$$;

-- Hands in one draft under a lease. Answers {"status": "drafted" | "needs_care"}, {"status": "gone"} when the
-- lease ended or the session was deleted, {"status": "refused"} for what is no unsigned snapshot.
create function public.hand_in_map_draft(p_lease uuid, p_draft jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs := private.lock_map_job(p_lease);
  settled text := private.state_of_draft(p_draft);
begin
  if job.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  if (pg_catalog.jsonb_typeof(p_draft -> 'schema'), pg_catalog.jsonb_typeof(p_draft -> 'signed_by'),
    pg_catalog.jsonb_typeof(p_draft -> 'published_at')) is distinct from ('number', 'null', 'null')
    or pg_column_size(p_draft) > 1048576 then
    return pg_catalog.jsonb_build_object('status', 'refused');
  end if;
  update private.maps m set
    draft = p_draft, failure = null, updated_at = now(),
    state = case when m.state in ('waiting', 'draft_failed') then settled else m.state end
  where m.session_id = job.session_id and m.draft is null;
  update private.map_jobs j set state = 'done', lease = null, last_error = null where j.session_id = job.session_id;
  perform private.count_up('map_drafted');
  return pg_catalog.jsonb_build_object('status', settled);
end
$$;

-- The outcome of an attempt without a draft: "retry" (with back-off, after eight attempts failed for good) or
-- "failed".
-- Answers {"status": "queued" | "failed" | "gone"}.
create function public.settle_map_job(p_lease uuid, p_outcome text, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs := private.lock_map_job(p_lease);
  reason text := pg_catalog.left(coalesce(p_reason, 'unknown'), 300);
  wait interval := private.retry_wait(job.attempts);
begin
  if job.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  if p_outcome = 'retry' and wait is not null then
    update private.map_jobs j set state = 'queued', lease = null, last_error = reason, next_attempt_at = now() + wait
    where j.session_id = job.session_id;
    return pg_catalog.jsonb_build_object('status', 'queued');
  end if;
  perform private.fail_map_job(p_lease, reason);
  return pg_catalog.jsonb_build_object('status', 'failed');
end
$$;

alter function private.enqueue_map(uuid) owner to wiring_owner;
alter function private.retry_wait(integer) owner to wiring_owner;
alter function private.lock_map_job(uuid) owner to wiring_owner;
alter function private.fail_map_job(uuid, text) owner to wiring_owner;
alter function private.state_of_draft(jsonb) owner to wiring_owner;
alter function public.claim_map_job(integer) owner to wiring_owner;
alter function public.hand_in_map_draft(uuid, jsonb) owner to wiring_owner;
alter function public.settle_map_job(uuid, text, text) owner to wiring_owner;
revoke all on function public.claim_map_job(integer) from public, anon, authenticated;
revoke all on function public.hand_in_map_draft(uuid, jsonb) from public, anon, authenticated;
revoke all on function public.settle_map_job(uuid, text, text) from public, anon, authenticated;
grant execute on function public.claim_map_job(integer) to service_role;
grant execute on function public.hand_in_map_draft(uuid, jsonb) to service_role;
grant execute on function public.settle_map_job(uuid, text, text) to service_role;
revoke create on schema public from wiring_owner;
