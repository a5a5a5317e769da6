-- What the desk counts. Postgres inlines no SQL function that sets its search_path, so one in a condition
-- is called for every row: the numbers and the export say their conditions themselves.

-- Monday of the week in UTC.
create function private.week_of(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select pg_catalog.date_trunc('week', moment at time zone 'UTC')::date
$$;

-- Of the sessions that were signed up in each week: how far they came. Weeks without any are missing.
create function private.funnel_by_week(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with weeks as (
    select pg_catalog.date_trunc('week', s.created_at at time zone 'UTC')::date as week, count(*) as signups,
      count(*) filter (where s.survey_completed) as survey, count(*) filter (where s.json_submitted) as profile,
      count(*) filter (where s.images_uploaded) as visuals, count(s.completed_at) as completed
    from private.wiring_sessions s where s.created_at >= p_since group by 1
  ), delivered as (
    select pg_catalog.date_trunc('week', s.created_at at time zone 'UTC')::date as week, count(*) as maps
    from private.wiring_sessions s join private.maps m on m.session_id = s.session_id
    where s.completed_at >= p_since and s.created_at >= p_since and m.delivered_at is not null group by 1
  )
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'week', w.week, 'signups', w.signups, 'survey', w.survey, 'profile', w.profile, 'visuals', w.visuals,
    'completed', w.completed, 'delivered', coalesce(d.maps, 0)) order by w.week), '[]')
  from weeks w left join delivered d on d.week = w.week
$$;

-- Where applicants of the last 30 days stopped: nothing was saved for a day. Those of today may still go
-- on.
create function private.stops() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'signups', count(*), 'completed', count(*) filter (where s.completed_at is not null),
    'going_on', count(*) filter (where s.completed_at is null and s.updated_at >= now() - interval '1 day'),
    'before_survey', count(*) filter (where not s.survey_completed and s.updated_at < now() - interval '1 day'),
    'before_profile', count(*) filter (where s.survey_completed and not s.json_submitted and s.updated_at < now() - interval '1 day'),
    'before_visuals', count(*) filter (where s.json_submitted and not s.images_uploaded and s.updated_at < now() - interval '1 day'),
    'before_name', count(*) filter (where s.images_uploaded and s.completed_at is null and s.updated_at < now() - interval '1 day'))
  from private.wiring_sessions s where s.created_at >= now() - interval '30 days'
$$;

-- A median of seconds with how many it is of; {"seconds": null, "of": 0} for none.
create function private.median_answer(p_seconds double precision, p_of bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('seconds', pg_catalog.round(p_seconds), 'of', p_of)
$$;

create function private.applicants_times(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with times as (
    select extract(epoch from s.survey_completed_at - s.created_at)::double precision as survey,
      extract(epoch from s.json_submitted_at - s.survey_completed_at)::double precision as profile,
      extract(epoch from s.images_uploaded_at - s.json_submitted_at)::double precision as visuals,
      extract(epoch from s.completed_at - s.created_at)::double precision as whole
    from private.wiring_sessions s where s.created_at >= p_since and s.survey_completed
  )
  select pg_catalog.jsonb_build_object(
    'survey', private.median_answer(percentile_cont(0.5) within group (order by survey), count(survey)),
    'profile', private.median_answer(percentile_cont(0.5) within group (order by profile), count(profile)),
    'visuals', private.median_answer(percentile_cont(0.5) within group (order by visuals), count(visuals)),
    'onboarding', private.median_answer(percentile_cont(0.5) within group (order by whole), count(whole)))
  from times
$$;

-- Waiting: from the completion to the first delivery. Reviewing: from the first opening to the first
-- signature.
create function private.maps_times(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with times as (
    select extract(epoch from m.delivered_at - m.completed_at)::double precision as waiting,
      extract(epoch from m.first_signed_at - case when m.review_started_at <= m.first_signed_at then m.review_started_at end)::double precision as review
    from private.maps m where m.completed_at >= p_since
  )
  select pg_catalog.jsonb_build_object(
    'waiting', private.median_answer(percentile_cont(0.5) within group (order by waiting), count(waiting)),
    'review', private.median_answer(percentile_cont(0.5) within group (order by review), count(review)))
  from times
$$;

create function private.circuit_shares(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('circuit', g.circuit_id, 'maps', g.maps) order by g.maps desc, g.circuit_id), '[]')
  from (
    select m.circuit_id, count(*) as maps from private.maps m
    where m.completed_at >= p_since and m.circuit_id is not null group by m.circuit_id
  ) g
$$;

-- What operators did with the sentences of each rule, over all signatures, and what applicants said of
-- them.
create function private.rule_counts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'rule', f.rule, 'kept', f.kept, 'edited', f.edited, 'dropped', f.dropped, 'left_open', f.left_open,
    'confirmed', f.confirmed, 'refused', f.refused)
    order by f.edited + f.dropped + f.refused desc, f.rule), '[]')
  from private.rule_fates f where f.kept + f.edited + f.dropped + f.left_open + f.confirmed + f.refused > 0
$$;

-- What is no longer in these numbers, by reason.
create function private.deletions_since(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_object_agg(g.reason, g.sessions), '{}')
  from (select d.reason, count(*) as sessions from private.deletions d where d.deleted_at >= p_since group by d.reason) g
$$;

-- {"weeks": 12} → {"status": "ok", "since", "whole_since", "weeks", "stops", "times", "circuits", "rules",
-- "deletions"}. Unfinished sessions are deleted after 30 days: weeks that began before `whole_since` hold
-- finished sessions only.
create function public.desk_numbers(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  since timestamptz := (private.week_of(now()) - 7 * ((p_input ->> 'weeks')::integer - 1))::timestamp at time zone 'UTC';
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok',
    'since', private.utc_text(since), 'whole_since', private.utc_text(now() - interval '30 days'),
    'weeks', private.funnel_by_week(since), 'stops', private.stops(),
    'times', private.applicants_times(since) || private.maps_times(since),
    'circuits', private.circuit_shares(since), 'rules', private.rule_counts(),
    'deletions', private.deletions_since(since));
end
$$;

-- The median minutes from signup to completion of who finished in the last calendar month, for the landing
-- page: one number for the whole month, so that nobody's own time can be told from two answers. No row
-- while fewer than 30 finished.
create function public.onboarding_pace() returns table (minutes integer)
language sql stable security definer rows 1 set search_path = ''
as $$
  select pg_catalog.round(percentile_cont(0.5) within group (
    order by extract(epoch from s.completed_at - s.created_at)::double precision) / 60)::integer
  from private.wiring_sessions s
  where s.completed_at >= (pg_catalog.date_trunc('month', now() at time zone 'UTC') - interval '1 month') at time zone 'UTC'
    and s.completed_at < pg_catalog.date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
  having count(*) >= 30
$$;

-- What /trust says of everybody together: how many sessions are stored and how many were deleted in the last
-- 30 days, both rounded down to tens, and the oldest in whole months. That one is null while fewer than ten
-- are stored, so that nobody's own session can be told from it. `held`: `stored`, for a site of the release
-- before, which answers beside this one during a roll-out; the next one leaves it out.
create function public.trust_numbers()
  returns table (stored integer, oldest_months integer, deleted integer, held integer)
language sql stable security definer rows 1 set search_path = ''
as $$
  select (count(*) / 10 * 10)::integer,
    case when count(*) >= 10 then (
      extract(year from pg_catalog.age(now(), min(s.created_at))) * 12
      + extract(month from pg_catalog.age(now(), min(s.created_at))))::integer
    end,
    (select count(*) / 10 * 10 from private.deletions d where d.deleted_at >= now() - interval '30 days')::integer,
    (count(*) / 10 * 10)::integer
  from private.wiring_sessions s
$$;
