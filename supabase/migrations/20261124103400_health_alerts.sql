-- What the health screen and its probe say, and the mails that go out when something is red.

grant create on schema public to wiring_owner;

-- When a scheduled job last came to its end. A new database has a day before anything is late.
create table private.job_runs (
  name text primary key,
  ran_at timestamptz not null default now()
);
insert into private.job_runs (name) values ('retention');

-- Which alert went out for which hour or day: the key is what keeps two runs from sending it twice.
create table private.desk_alerts (
  kind text not null check (kind in ('daily', 'mail_failed')),
  period timestamptz not null,
  at timestamptz not null default now(),
  primary key (kind, period)
);

alter table private.mail_outbox add column failed_at timestamptz;
create index mail_outbox_failed on private.mail_outbox (failed_at) where state = 'failed';

-- As before, and its time is noted.
alter function public.run_retention(integer) set schema private;
revoke all on function private.run_retention(integer) from service_role;
create function public.run_retention(p_max integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  went integer := private.run_retention(p_max);
begin
  delete from private.desk_alerts a where a.at < now() - interval '30 days';
  delete from private.desk_exports e where e.created_at < now() - interval '1 day';
  insert into private.job_runs as j (name) values ('retention') on conflict (name) do update set ran_at = now();
  return went;
end
$$;

-- {"checked_at", "maps", "mails", "retention", "red"}: `red` names what must be looked at: "oldest_map" (48
-- h), "drafts_failed",
-- "mails_failed" (in the last day), "mails_waiting" (1 h), "retention" (2 h late). Alerts count among the
-- mails, but turn nothing red.
create function private.health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  maps jsonb;
  mails jsonb;
  retention jsonb;
begin
  select pg_catalog.jsonb_build_object(
    'waiting', count(*) filter (where m.state in ('waiting', 'drafted', 'needs_care', 'in_review')),
    'oldest_seconds', extract(epoch from now() - min(m.completed_at) filter (
      where m.state in ('waiting', 'drafted', 'needs_care', 'in_review', 'draft_failed')))::integer,
    'on_hold', count(*) filter (where m.state = 'on_hold'), 'refused', count(*) filter (where m.state = 'refused'),
    'drafts_failed', count(*) filter (where m.state = 'draft_failed'))
  into maps from private.maps m where m.state not in ('signed', 'delivered');
  select pg_catalog.jsonb_build_object(
    'queued', count(*) filter (where o.state in ('queued', 'sending')),
    'oldest_seconds', extract(epoch from now() - min(o.created_at) filter (
      where o.state in ('queued', 'sending') and o.kind <> 'desk_alert'))::integer,
    'failed', count(*) filter (where o.state = 'failed'),
    'failed_today', count(*) filter (
      where o.state = 'failed' and o.kind <> 'desk_alert' and o.failed_at > now() - interval '1 day'))
  into mails from private.mail_outbox o where o.state in ('queued', 'sending', 'failed');
  select pg_catalog.jsonb_build_object(
    'ran_at', private.utc_text(j.ran_at), 'seconds', extract(epoch from now() - j.ran_at)::integer)
  into retention from private.job_runs j where j.name = 'retention';
  return pg_catalog.jsonb_build_object(
    'checked_at', private.utc_text(now()), 'maps', maps, 'mails', mails, 'retention', retention,
    'red', pg_catalog.to_jsonb(pg_catalog.array_remove(array[
      case when (maps ->> 'oldest_seconds')::integer > 172800 then 'oldest_map' end,
      case when (maps ->> 'drafts_failed')::integer > 0 then 'drafts_failed' end,
      case when (mails ->> 'failed_today')::integer > 0 then 'mails_failed' end,
      case when (mails ->> 'oldest_seconds')::integer > 3600 then 'mails_waiting' end,
      case when coalesce((retention ->> 'seconds')::integer, 7201) > 7200 then 'retention' end], null)));
end
$$;

create function public.desk_health(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
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
  for each row when (new.state = 'failed' and old.state <> 'failed' and new.kind <> 'desk_alert')
  execute function private.alert_failed_mail();

-- Called by the mail worker at each run; looks every five minutes. From 7:00 UTC what is red is mailed, once
-- a day; and what failed in an hour that had its alert already is told in the next. Returns how many alerts
-- went out.
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

do $$
declare
  made text;
begin
  foreach made in array array['job_runs', 'desk_alerts'] loop
    execute pg_catalog.format('alter table private.%I enable row level security', made);
    execute pg_catalog.format('alter table private.%I owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on private.%I from public, anon, authenticated, service_role', made);
  end loop;
  foreach made in array array['private.health()', 'private.alert_operators(text, timestamptz)', 'private.note_failed_mail()',
    'private.alert_failed_mail()'] loop
    execute pg_catalog.format('alter function %s owner to wiring_owner', made);
  end loop;
  foreach made in array array['public.run_retention(integer)', 'public.desk_health(text, jsonb)', 'public.service_health()',
    'public.run_desk_alerts()'] loop
    execute pg_catalog.format('alter function %s owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function %s from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function %s to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
