-- What an applicant says of the program's readings before she sends: stored, deleted and exported with the
-- session, handed to the drafting worker and to the desk, and counted by rule.

alter table private.wiring_sessions
  add column checked_readings jsonb
    check (pg_catalog.jsonb_typeof(checked_readings) = 'object' and pg_column_size(checked_readings) <= 65536);
alter table private.rule_fates
  add column confirmed bigint not null default 0,
  add column refused bigint not null default 0;

grant create on schema public to wiring_owner;

-- One verdict counts for the rule of its switch: `GATE.HOLD` for `switch.GATE`. In the order of the rules, so
-- that two completions never wait in a circle. The counts name nobody, so they outlive the session.
create function private.count_verdicts(p_checked jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.rule_fates as f (rule, confirmed, refused)
  select 'switch.' || pg_catalog.split_part(v ->> 'reading', '.', 1),
    count(*) filter (where v ->> 'verdict' = 'me'), count(*) filter (where v ->> 'verdict' = 'not_me')
  from private.elements(p_checked -> 'verdicts') v
  group by 1 order by 1
  on conflict (rule) do update set confirmed = f.confirmed + excluded.confirmed, refused = f.refused + excluded.refused
$$;

create or replace function private.with_update(session private.wiring_sessions, p_update jsonb)
returns private.wiring_sessions
language plpgsql stable set search_path = ''
as $$
begin
  case p_update ->> 'kind'
    when 'survey' then
      session.survey_completed := true;
      session.survey_data := p_update -> 'survey_data';
    when 'profile' then
      session.json_submitted := true;
      session.json_profile := p_update -> 'json_profile';
    when 'images' then
      session.images_uploaded := true;
      session.image_urls := array(select pg_catalog.jsonb_array_elements_text(p_update -> 'image_urls'));
    when 'complete' then
      session.wiring_complete := true;
      session.name_for_certificate := p_update ->> 'name_for_certificate';
      session.privacy_accepted_at := now();
      session.privacy_policy_version := p_update ->> 'policy_version';
      session.completed_at := now();
      session.checked_readings := nullif(p_update -> 'checked_readings', 'null');
  end case;
  return session;
end
$$;

-- Sent again, a completion succeeds only with the same name and the same verdicts.
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
    if new.wiring_complete and (new.name_for_certificate, new.checked_readings, kind)
      is not distinct from (old.name_for_certificate, old.checked_readings, 'complete') then
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
    completed_at = new.completed_at, checked_readings = new.checked_readings, updated_at = now(),
    -- A finished session is kept for a year, an unfinished one for 30 days after its last activity.
    expires_at = now() + case when new.wiring_complete then interval '365 days' else interval '30 days' end
  where s.session_id = old.session_id;
  if kind = 'complete' then
    perform private.enqueue_session_mail(old.session_id, 'completion');
    perform private.enqueue_map(old.session_id);
    perform private.count_verdicts(new.checked_readings);
  end if;
  return private.saved_answer(old.session_id);
end
$$;

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
    'checked_readings', s.checked_readings,
    'image_paths', (
      select pg_catalog.jsonb_agg(pg_catalog.split_part(url, '/wiring-images/', 2) order by place)
      from pg_catalog.unnest(s.image_urls) with ordinality as urls (url, place)
    )
  )) into made from private.wiring_sessions s where s.session_id = job.session_id;
  return made;
end
$$;

create or replace function public.desk_inputs(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(private.session_of_map(p_input ->> 'map_id'));
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  perform private.log_desk(access, 'inputs', map.session_id, map.revision);
  return (
    select pg_catalog.jsonb_build_object(
      'status', 'ok', 'name', s.name_for_certificate, 'survey_version', s.survey_version, 'survey_data', s.survey_data,
      'json_profile', s.json_profile, 'completed_at', private.utc_text(s.completed_at), 'privacy_policy_version', s.privacy_policy_version,
      'checked_readings', s.checked_readings,
      'pictures', (
        select coalesce(pg_catalog.jsonb_agg(pg_catalog.regexp_replace(url, '^.*/', '') order by place), '[]')
        from pg_catalog.unnest(s.image_urls) with ordinality as urls (url, place)
      ))
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

-- What operators did with the sentences of each rule, over all signatures, and what applicants said of them.
create or replace function private.rule_counts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'rule', f.rule, 'kept', f.kept, 'edited', f.edited, 'dropped', f.dropped, 'left_open', f.left_open,
    'confirmed', f.confirmed, 'refused', f.refused)
    order by f.edited + f.dropped + f.refused desc, f.rule), '[]')
  from private.rule_fates f where f.kept + f.edited + f.dropped + f.left_open + f.confirmed + f.refused > 0
$$;

alter function private.count_verdicts(jsonb) owner to wiring_owner;
revoke all on function private.count_verdicts(jsonb) from public;
revoke create on schema public from wiring_owner;
