-- Reading a map at the desk, and who reads it. A claim lasts 15 minutes and ends by itself: nothing has to
-- run for that.

grant create on schema public to wiring_owner;

-- Why an operator may not go on: {"status": "gone"} for what is deleted, expired or unknown, {"status":
-- "conflict"} for what is not as the caller saw it; null when it is.
create function private.desk_objection(map private.maps, p_input jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when map.session_id is null then pg_catalog.jsonb_build_object('status', 'gone')
    else private.map_objection(map, p_input ->> 'expected_state', (p_input ->> 'expected_revision')::integer)
  end
$$;

create function private.operator_name(p_id text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select o.name from private.operators o where o.operator_id = private.parse_id(p_id)), p_id)
$$;

-- {"status": "claimed", "by"} while somebody else reads the map; null for its reader and for nobody.
create function private.foreign_claim(map private.maps, p_operator uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when map.state = 'in_review' and map.claimed_by <> p_operator::text and map.claimed_until > now() then
    pg_catalog.jsonb_build_object('status', 'claimed', 'by', private.operator_name(map.claimed_by)) end
$$;

create function private.done_answer(p_session_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('status', 'ok', 'state', m.state, 'revision', m.revision) from private.maps m where m.session_id = p_session_id
$$;

create function private.claim_map(p_session_id uuid, p_operator uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.maps m set
    state = 'in_review', claimed_by = p_operator::text, claimed_until = now() + interval '15 minutes',
    review_started_at = coalesce(m.review_started_at, now()), updated_at = now()
  where m.session_id = p_session_id
$$;

-- {"session_id", "claim"} → the map with its draft and edits; claimed for 15 minutes where `claim` is true
-- and nobody else reads it.
create function public.desk_open_review(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(p_input ->> 'session_id');
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
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
      'status', 'ok', 'session_id', map.session_id, 'state', map.state, 'revision', map.revision,
      'draft', map.draft, 'edits', map.edits, 'published', map.published,
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

-- {"session_id"} → the claim of who asks goes on for 15 minutes, also when it had ended and nobody else came.
create function public.desk_heartbeat(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(p_input ->> 'session_id');
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
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

-- {"session_id"} → somebody else may read it. A second call changes nothing.
create function public.desk_release(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(p_input ->> 'session_id');
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
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

create function public.desk_take_over(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
  objection jsonb;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(p_input ->> 'session_id');
  objection := private.desk_objection(map, p_input);
  if objection is not null then
    return objection;
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

-- {"session_id"} → everything that was handed in. Each look is a line of the log.
create function public.desk_inputs(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(p_input ->> 'session_id');
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  perform private.log_desk(access, 'inputs', map.session_id, map.revision);
  return (
    select pg_catalog.jsonb_build_object(
      'status', 'ok', 'name', s.name_for_certificate, 'survey_version', s.survey_version, 'survey_data', s.survey_data,
      'json_profile', s.json_profile, 'completed_at', private.utc_text(s.completed_at), 'privacy_policy_version', s.privacy_policy_version,
      'image_paths', (
        select coalesce(pg_catalog.jsonb_agg(pg_catalog.split_part(url, '/wiring-images/', 2) order by place), '[]')
        from pg_catalog.unnest(s.image_urls) with ordinality as urls (url, place)
      ))
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

alter function private.desk_objection(private.maps, jsonb) owner to wiring_owner;
alter function private.operator_name(text) owner to wiring_owner;
alter function private.foreign_claim(private.maps, uuid) owner to wiring_owner;
alter function private.done_answer(uuid) owner to wiring_owner;
alter function private.claim_map(uuid, uuid) owner to wiring_owner;
do $$
declare
  made text;
begin
  foreach made in array array['open_review', 'heartbeat', 'release', 'take_over', 'inputs'] loop
    execute pg_catalog.format('alter function public.desk_%s(text, jsonb) owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function public.desk_%s(text, jsonb) from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function public.desk_%s(text, jsonb) to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
