-- A worker that stands still must be seen: the health screen, its probe and the alerts know of drafts that
-- are due, of files that should be gone, and when each worker came last.

grant create on schema public to wiring_owner;

-- At most once a minute: an idle worker asks all the time.
create function private.note_job(p_name text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.job_runs as j (name) values (p_name)
  on conflict (name) do update set ran_at = now() where j.ran_at < now() - interval '1 minute'
$$;

-- As in 20261123100100, and its time is noted.
create or replace function public.claim_map_job(p_lease_seconds integer) returns jsonb
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
    'image_paths', (
      select pg_catalog.jsonb_agg(pg_catalog.split_part(url, '/wiring-images/', 2) order by place)
      from pg_catalog.unnest(s.image_urls) with ordinality as urls (url, place)
    )
  )) into made from private.wiring_sessions s where s.session_id = job.session_id;
  return made;
end
$$;

-- The end of a whole run of retention, after its files: a sweep that fails must not look like one that went.
create function public.note_sweep() returns void
language sql volatile security definer set search_path = ''
as $$
  select private.note_job('sweep')
$$;

-- An address that a stranger typed and no server takes: nobody at the studio can put that right. The mail of
-- a map is another matter.
create function private.is_strangers_bounce(p_kind text, p_error text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_kind in ('signup', 'waitlist', 'completion', 'address_old', 'address_new') and coalesce(p_error ~ '^SMTP 55[0-4]$', false)
$$;

-- `red` names what must be looked at: "oldest_map" (48 h), "drafts_waiting" (due for 5 minutes, or failed
-- four times and tried again), "drafts_failed", "mails_failed" (in the last day; bounces of strangers only
-- when they are more than what arrived), "mails_waiting" (1 h), "retention" (2 h late), "sweep" (files that
-- should be gone for 2 h), "mail_worker", "drafting" (no run for 15 minutes).
create or replace function private.health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  maps jsonb;
  drafts jsonb;
  mails jsonb;
  runs jsonb;
  retention jsonb;
  unswept integer := (select extract(epoch from now() - min(f.requested_at))::integer from private.folders_to_sweep f);
begin
  select pg_catalog.jsonb_build_object(
    'waiting', count(*) filter (where m.state in ('waiting', 'drafted', 'needs_care', 'in_review')),
    'oldest_seconds', extract(epoch from now() - min(m.completed_at) filter (
      where m.state in ('waiting', 'drafted', 'needs_care', 'in_review', 'draft_failed')))::integer,
    'on_hold', count(*) filter (where m.state = 'on_hold'), 'refused', count(*) filter (where m.state = 'refused'),
    'drafts_failed', count(*) filter (where m.state = 'draft_failed'))
  into maps from private.maps m where m.state not in ('signed', 'delivered');
  select pg_catalog.jsonb_build_object(
    'waiting', count(*), 'retried', count(*) filter (where j.state = 'queued' and j.attempts >= 4),
    'due_seconds', extract(epoch from now() - min(j.next_attempt_at) filter (where j.next_attempt_at <= now()))::integer)
  into drafts from private.map_jobs j where j.state in ('queued', 'working');
  select pg_catalog.jsonb_build_object(
    'queued', count(*) filter (where o.state in ('queued', 'sending')),
    'oldest_seconds', extract(epoch from now() - min(o.created_at) filter (
      where o.state in ('queued', 'sending') and o.kind <> 'desk_alert'))::integer,
    'failed', count(*) filter (where o.state = 'failed'),
    'failed_today', count(*) filter (
      where o.state = 'failed' and o.kind <> 'desk_alert' and o.failed_at > now() - interval '1 day'
        and not private.is_strangers_bounce(o.kind, o.last_error)),
    'bounced_today', count(*) filter (
      where o.state = 'failed' and o.failed_at > now() - interval '1 day' and private.is_strangers_bounce(o.kind, o.last_error)))
  into mails from private.mail_outbox o where o.state in ('queued', 'sending', 'failed');
  select coalesce(pg_catalog.jsonb_object_agg(j.name, pg_catalog.jsonb_build_object(
    'ran_at', private.utc_text(j.ran_at), 'seconds', greatest(extract(epoch from now() - j.ran_at)::integer, 0))), '{}')
  into runs from private.job_runs j;
  retention := runs -> 'retention';
  return pg_catalog.jsonb_build_object(
    'checked_at', private.utc_text(now()), 'maps', maps, 'drafts', drafts, 'mails', mails, 'retention', retention,
    'unswept_seconds', unswept,
    'workers', pg_catalog.jsonb_build_object('mail', runs -> 'alerts', 'drafting', runs -> 'drafting', 'sweep', runs -> 'sweep'),
    'red', pg_catalog.to_jsonb(pg_catalog.array_remove(array[
      case when (maps ->> 'oldest_seconds')::integer > 172800 then 'oldest_map' end,
      case when (drafts ->> 'due_seconds')::integer > 300 or (drafts ->> 'retried')::integer > 0 then 'drafts_waiting' end,
      case when (maps ->> 'drafts_failed')::integer > 0 then 'drafts_failed' end,
      case when (mails ->> 'failed_today')::integer > 0
        or ((mails ->> 'bounced_today')::integer >= 10 and (mails ->> 'bounced_today')::integer > (
          select count(*) from private.mail_outbox o where o.state = 'sent' and o.sent_at > now() - interval '1 day'))
        then 'mails_failed' end,
      case when (mails ->> 'oldest_seconds')::integer > 3600 then 'mails_waiting' end,
      case when coalesce((retention ->> 'seconds')::integer, 7201) > 7200 then 'retention' end,
      case when unswept > 7200 or (runs -> 'sweep' ->> 'seconds')::integer > 7200 then 'sweep' end,
      case when (runs -> 'alerts' ->> 'seconds')::integer > 900 then 'mail_worker' end,
      case when (runs -> 'drafting' ->> 'seconds')::integer > 900 then 'drafting' end], null)));
end
$$;

drop trigger alert_failed_mail on private.mail_outbox;
create trigger alert_failed_mail after update of state on private.mail_outbox
  for each row when (new.state = 'failed' and old.state <> 'failed' and new.kind <> 'desk_alert'
    and not private.is_strangers_bounce(new.kind, new.last_error))
  execute function private.alert_failed_mail();

-- As in 20261124103400, without the bounces of strangers.
create or replace function public.run_desk_alerts() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today timestamptz := pg_catalog.date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  sent integer := 0;
begin
  insert into private.job_runs as j (name) values ('alerts')
  on conflict (name) do update set ran_at = now() where j.ran_at <= now() - interval '5 minutes';
  if not found then
    return 0;
  end if;
  if exists (
    select from private.mail_outbox o where o.state = 'failed' and o.kind <> 'desk_alert'
      and not private.is_strangers_bounce(o.kind, o.last_error)
      and o.failed_at > (select max(a.at) from private.desk_alerts a where a.kind = 'mail_failed')
  ) and private.alert_operators('mail_failed', pg_catalog.date_trunc('hour', now())) then
    sent := sent + 1;
  end if;
  if now() >= today + interval '7 hours' and not exists (
    select from private.desk_alerts a where a.kind = 'daily' and a.period = today
  ) and pg_catalog.jsonb_array_length(private.health() -> 'red') > 0 and private.alert_operators('daily', today) then
    sent := sent + 1;
  end if;
  return sent;
end
$$;

alter function private.note_job(text) owner to wiring_owner;
alter function private.is_strangers_bounce(text, text) owner to wiring_owner;
alter function public.note_sweep() owner to wiring_owner;
revoke all on function public.note_sweep() from public, anon, authenticated;
grant execute on function public.note_sweep() to service_role;
revoke create on schema public from wiring_owner;
