-- What the health screen and its probe say, and the mails that go out when something is red. A worker that
-- stands still must be seen: drafts that are due, files that should be gone, and when each worker came
-- last.

-- When a scheduled job last came to its end. A new database has a day before anything is late.
create table private.job_runs (
  name text primary key,
  ran_at timestamptz not null default now()
);
alter table private.job_runs enable row level security;
insert into private.job_runs (name) values ('retention');

-- Which alert went out for which hour or day: the key is what keeps two runs from sending it twice.
create table private.desk_alerts (
  kind text not null check (kind in ('daily', 'mail_failed')),
  period timestamptz not null,
  at timestamptz not null default now(),
  primary key (kind, period)
);
alter table private.desk_alerts enable row level security;

-- At most once a minute: an idle worker asks all the time.
create function private.note_job(p_name text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.job_runs as j (name) values (p_name)
  on conflict (name) do update set ran_at = now() where j.ran_at < now() - interval '1 minute'
$$;

-- The end of a whole run of retention, after its files: a sweep that fails must not look like one that
-- went.
create function public.note_sweep() returns void
language sql volatile security definer set search_path = ''
as $$
  select private.note_job('sweep')
$$;

-- {"checked_at", "schema", "maps", …, "red"}: `red` names what must be looked at: "oldest_map" (48 h),
-- "drafts_waiting" (due for 5 minutes, or failed four times and tried again), "drafts_failed",
-- "mails_failed" (in the last day; bounces of strangers only when they are more than what arrived),
-- "mails_waiting" (1 h, or failed three times and tried again), "retention" (2 h late), "sweep" (files that
-- should be gone for 2 h),
-- "mail_worker", "drafting" (no run for 15 minutes). Alerts count among the mails, but turn nothing red.
create function private.health() returns jsonb
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
    'retried', count(*) filter (where o.state in ('queued', 'sending') and o.attempts >= 3 and o.kind <> 'desk_alert'),
    'failed', count(*) filter (where o.state = 'failed'),
    'failed_today', count(*) filter (
      where o.state = 'failed' and o.kind <> 'desk_alert' and o.failed_at > now() - interval '1 day'
        and not private.is_strangers_bounce(o.kind, o.last_error)),
    'complained_today', (
      select count(*) from private.mail_outbox o where o.complained_at > now() - interval '1 day'),
    'bounced_today', count(*) filter (
      where o.state = 'failed' and o.failed_at > now() - interval '1 day' and private.is_strangers_bounce(o.kind, o.last_error)))
  into mails from private.mail_outbox o where o.state in ('queued', 'sending', 'failed');
  select coalesce(pg_catalog.jsonb_object_agg(j.name, pg_catalog.jsonb_build_object(
    'ran_at', private.utc_text(j.ran_at), 'seconds', greatest(extract(epoch from now() - j.ran_at)::integer, 0))), '{}')
  into runs from private.job_runs j;
  retention := runs -> 'retention';
  return pg_catalog.jsonb_build_object(
    'checked_at', private.utc_text(now()), 'schema', private.schema_version(), 'maps', maps, 'drafts', drafts, 'mails', mails, 'retention', retention,
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
      case when (mails ->> 'oldest_seconds')::integer > 3600 or (mails ->> 'retried')::integer > 0 then 'mails_waiting' end,
      case when coalesce((retention ->> 'seconds')::integer, 7201) > 7200 then 'retention' end,
      case when unswept > 7200 or (runs -> 'sweep' ->> 'seconds')::integer > 7200 then 'sweep' end,
      case when (runs -> 'alerts' ->> 'seconds')::integer > 900 then 'mail_worker' end,
      case when (runs -> 'drafting' ->> 'seconds')::integer > 900 then 'drafting' end], null)));
end
$$;

create function public.desk_health(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok') || private.health();
end
$$;

-- The same for the probe, which has a token instead of a session.
create function public.service_health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.health()
$$;

-- Mails an alert to every operator, once for each period. True when this call did it.
create function private.alert_operators(p_kind text, p_period timestamptz) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.desk_alerts (kind, period) values (p_kind, p_period) on conflict do nothing;
  if not found then
    return false;
  end if;
  perform private.mail_operators('desk_alert', pg_catalog.jsonb_build_object('why', p_kind, 'health', private.health()));
  return true;
end
$$;

-- An address that a stranger typed and no server takes: nobody at the studio can put that right. The mail
-- of a map is another matter.
create function private.is_strangers_bounce(p_kind text, p_error text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_kind in ('signup', 'waitlist', 'completion', 'address_old', 'address_new') and coalesce(p_error ~ '^(SMTP 55[0-4]|bounced: [a-z]+)$', false)
$$;

create function private.note_failed_mail() returns trigger
language plpgsql volatile set search_path = ''
as $$
begin
  new.failed_at := now();
  return new;
end
$$;

create trigger note_failed_mail before update of state on private.mail_outbox
  for each row when (new.state = 'failed' and old.state <> 'failed') execute function private.note_failed_mail();

-- At once, but at most once in an hour: a provider that refuses everything must not fill the operators'
-- mailboxes. A failed alert alerts nobody.
create function private.alert_failed_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.alert_operators('mail_failed', pg_catalog.date_trunc('hour', now()));
  return null;
end
$$;

create trigger alert_failed_mail after update of state on private.mail_outbox
  for each row when (new.state = 'failed' and old.state <> 'failed' and new.kind <> 'desk_alert'
    and not private.is_strangers_bounce(new.kind, new.last_error))
  execute function private.alert_failed_mail();

-- Called by the mail worker at each run; looks every five minutes. From 7:00 UTC what is red is mailed,
-- once a day; and what failed in an hour that had its alert already is told in the next, without the
-- bounces of strangers. Returns how many alerts went out.
create function public.run_desk_alerts() returns integer
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
