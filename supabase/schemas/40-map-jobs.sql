-- The queue of drafts that are to be made.

-- One draft to make. `lease` names the attempt that holds the job: a worker that lost it can hand in nothing.
create table private.map_jobs (
  session_id uuid primary key references private.wiring_sessions on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'working', 'done', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  last_error text,
  created_at timestamptz not null default now(),
  constraint lease_while_working check ((state = 'working') = (lease is not null)),
  constraint failure_has_reason check (state <> 'failed' or last_error is not null)
);
alter table private.map_jobs enable row level security;
create index map_jobs_due on private.map_jobs (next_attempt_at) where state in ('queued', 'working');
create unique index map_jobs_lease on private.map_jobs (lease) where lease is not null;

-- A finished session waits for its map. In the caller's transaction; a second call changes nothing.
create function private.enqueue_map(p_session_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.maps (session_id) values (p_session_id) on conflict do nothing;
  insert into private.map_jobs (session_id) values (p_session_id) on conflict do nothing;
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
-- inputs and the paths of its pictures. {"job": null} when nothing is due. SKIP LOCKED: workers never wait.
-- A worker that dies leaves its job claimed until the lease ends; a job that ended eight workers fails for
-- good.
create function public.claim_map_job(p_lease_seconds integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs;
  made jsonb;
begin
  perform private.note_job('drafting');
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
    'checked_readings', s.checked_readings,
    'image_paths', (
      select pg_catalog.jsonb_agg(pg_catalog.split_part(url, '/wiring-images/', 2) order by place)
      from pg_catalog.unnest(s.image_urls) with ordinality as urls (url, place)
    )
  )) into made from private.wiring_sessions s where s.session_id = job.session_id;
  return made;
end
$$;

-- Hands in one draft under a lease. Answers {"status": "drafted" | "needs_care"}, {"status": "gone"} when
-- the lease ended or the session was deleted, {"status": "refused"} for what is no unsigned snapshot.
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

-- The outcome of an attempt without a draft: "retry" (with back-off, after eight attempts failed for good)
-- or "failed". Answers {"status": "queued" | "failed" | "gone"}.
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
