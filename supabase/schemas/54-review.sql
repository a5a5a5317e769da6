-- Reading a map at the desk, and who reads it. A claim lasts 15 minutes and ends by itself: nothing has to
-- run for that. Every look at what an applicant handed in, or at what was made of it, is a line of the log.

-- {"map_id", "claim", "ahead"} → the map with its draft and edits; claimed for 15 minutes where `claim` is
-- true and nobody else reads it. `ahead`: a browser makes the page of the next map ready while the last one
-- is signed, and nobody may ever look at it. The log says that, and not that somebody looked: that line
-- follows when it is shown.
create function public.desk_open_review(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  perform private.log_look(access, case when (p_input -> 'ahead')::boolean then 'prepare' else 'open' end, map.session_id, map.revision);
  if (p_input -> 'claim')::boolean and map.state in ('drafted', 'needs_care', 'in_review')
    and private.foreign_claim(map, access.operator_id) is null then
    if map.state <> 'in_review' or map.claimed_by is distinct from access.operator_id::text or map.claimed_until <= now() then
      perform private.log_desk(access, 'claim', map.session_id, map.revision);
    end if;
    perform private.claim_map(map.session_id, access.operator_id);
    select * into map from private.maps m where m.session_id = map.session_id;
  end if;
  return (
    select pg_catalog.jsonb_build_object(
      'status', 'ok', 'map_id', map.map_id, 'state', map.state, 'revision', map.revision,
      'draft', map.draft, 'edits', map.edits, 'published', map.published, 'flags', coalesce(map.summary -> 'flags', '[]'),
      'claim', case when map.state = 'in_review' and map.claimed_until > now() then pg_catalog.jsonb_build_object(
        'by', private.operator_name(map.claimed_by), 'mine', map.claimed_by = access.operator_id::text, 'until', private.utc_text(map.claimed_until)) end,
      'name', s.name_for_certificate, 'email', private.mask_email(s.email), 'completed_at', private.utc_text(map.completed_at),
      'expires_at', private.utc_text(s.expires_at), 'age_seconds', greatest(extract(epoch from now() - map.completed_at)::integer, 0),
      'note', map.note, 'failure', map.failure, 'signed_by', map.signed_by, 'undo_until', private.utc_text(map.undo_until),
      'inputs', pg_catalog.jsonb_build_object('survey_version', s.survey_version, 'profile', s.json_profile is not null, 'images', cardinality(s.image_urls),
        'answers', (select count(*) from pg_catalog.jsonb_each_text(s.survey_data) a where pg_catalog.btrim(a.value) <> '')))
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

-- {"map_id"} → the claim of who asks goes on for 15 minutes, also when it had ended and nobody else
-- came.
create function public.desk_heartbeat(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if private.foreign_claim(map, access.operator_id) is not null then
    return private.foreign_claim(map, access.operator_id);
  end if;
  if map.state <> 'in_review' or map.claimed_by is distinct from access.operator_id::text then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_claimed');
  end if;
  perform private.claim_map(map.session_id, access.operator_id);
  return pg_catalog.jsonb_build_object('status', 'ok', 'until', private.utc_text(now() + interval '15 minutes'));
end
$$;

-- {"map_id"} → somebody else may read it. A second call changes nothing.
create function public.desk_release(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if private.foreign_claim(map, access.operator_id) is not null then
    return private.foreign_claim(map, access.operator_id);
  end if;
  if map.state = 'in_review' and map.claimed_by = access.operator_id::text then
    update private.maps m set state = private.state_of_draft(m.draft), claimed_by = null, claimed_until = null, updated_at = now()
    where m.session_id = map.session_id;
    perform private.log_desk(access, 'release', map.session_id, map.revision);
  end if;
  return private.done_answer(map.session_id);
end
$$;

-- {"map_id", "expected_state", "expected_revision"} → the map is read by the caller from now on, whoever
-- read it before; the log says from whom.
create function public.desk_take_over(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'as_seen');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state not in ('drafted', 'needs_care', 'in_review') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_in_review');
  end if;
  perform private.log_desk(access, 'take_over', map.session_id, map.revision,
    pg_catalog.jsonb_build_object('from', private.operator_name(map.claimed_by)));
  perform private.claim_map(map.session_id, access.operator_id);
  return private.done_answer(map.session_id);
end
$$;

-- {"map_id"} → everything that was handed in. Each look is a line of the log.
create function public.desk_inputs(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
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

-- {"map_id", "file"} → the picture's path in the bucket, for the desk's server alone: it begins with the
-- session's id.
create function public.desk_picture(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  found_session uuid;
  found_revision integer;
  found_path text;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  select m.session_id, m.revision, pg_catalog.split_part(u.url, '/wiring-images/', 2)
  into found_session, found_revision, found_path
  from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
  cross join pg_catalog.unnest(s.image_urls) u (url)
  where m.map_id = private.parse_id(p_input ->> 'map_id')
    and pg_catalog.regexp_replace(u.url, '^.*/', '') = p_input ->> 'file'
  limit 1;
  if found_path is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  perform private.log_look(access, 'pictures', found_session, found_revision);
  return pg_catalog.jsonb_build_object('status', 'ok', 'path', found_path);
end
$$;

-- For the function `desk` alone: what an edit is checked against and a signature is made of.
create function public.desk_review_source(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return coalesce((
    select pg_catalog.jsonb_build_object('status', 'ok', 'draft', m.draft, 'edits', m.edits)
    from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
    where m.session_id = private.parse_id(private.session_of_map(p_input ->> 'map_id'))
  ), '{"status": "gone"}');
end
$$;
