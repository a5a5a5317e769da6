-- Signing a map at the desk.

-- Whether a snapshot was made of this draft: the same inputs and model, the same lines, its sentences on
-- their lines, and at most three of the studio, which rest on none.
create function private.is_of_draft(p_snapshot jsonb, p_draft jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    p_snapshot @> pg_catalog.jsonb_build_object(
      'schema', p_draft -> 'schema', 'model', p_draft -> 'model', 'lexicon', p_draft -> 'lexicon', 'inputs', p_draft -> 'inputs',
      'survey_version', p_draft -> 'survey_version', 'name', p_draft -> 'name', 'signed_by', null, 'published_at', null)
    and pg_column_size(p_snapshot) <= 1048576
    and (select pg_catalog.jsonb_agg(e -> 'id') from private.elements(p_snapshot -> 'evidence') e)
      is not distinct from (select pg_catalog.jsonb_agg(e -> 'id') from private.elements(p_draft -> 'evidence') e)
    and not exists (
      select from private.elements(p_snapshot -> 'sentences') s
      left join private.elements(p_draft -> 'sentences') d on d -> 'id' = s -> 'id'
      where case when d is null
        then (s ->> 'id' ~ '^N\d{1,4}$' and s @> '{"section": "note", "kind": "note", "rule": "note.studio", "evidence": [], "slots": []}') is not true
        else (s -> 'evidence', s -> 'section', s -> 'rule', s -> 'kind') is distinct from (d -> 'evidence', d -> 'section', d -> 'rule', d -> 'kind') end
    )
    and (select count(*) <= 3 from private.elements(p_snapshot -> 'sentences') s where s ->> 'rule' = 'note.studio'), false)
$$;

-- {…, "expected_edits", "snapshot", "left_open", "sentence"}
--   → {"status": "signed", "revision", "undo_until"}.
-- The function `desk` makes `snapshot` and `left_open` of draft and edits, and refuses a sentence that is
-- none; without a list nothing was decided.
create function public.desk_sign(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'mine');
  access private.desk_access := action.access;
  map private.maps := action.map;
  answer jsonb;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state <> 'in_review' or map.draft is null then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_in_review');
  end if;
  if pg_catalog.jsonb_array_length(map.edits) is distinct from (p_input ->> 'expected_edits')::integer then
    return pg_catalog.jsonb_build_object('status', 'overtaken');
  end if;
  if not private.is_of_draft(p_input -> 'snapshot', map.draft) then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_of_this_draft');
  end if;
  perform private.claim_map(map.session_id, access.operator_id);
  answer := private.publish_map(map, p_input -> 'snapshot', coalesce(p_input -> 'left_open', private.sentence_ids(map.draft)),
    pg_catalog.jsonb_build_object('signed_by', access.name, 'signer_sentence', p_input ->> 'sentence', 'signature_path', (
      select o.signature_path from private.operators o where o.operator_id = access.operator_id)), 60);
  if answer ->> 'status' = 'signed' then
    perform private.log_desk(access, 'sign', map.session_id, map.revision + 1);
  end if;
  return answer;
end
$$;

-- {"map_id", "expected_revision"} → the map is in review as before, its mail and the link in it are gone.
create function public.desk_undo_sign(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  answer jsonb;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  answer := private.undo_map_signature(private.session_of_map(p_input ->> 'map_id'), (p_input ->> 'expected_revision')::integer);
  if answer ->> 'status' = 'undone' then
    perform private.log_desk(access, 'undo_sign', private.parse_id(private.session_of_map(p_input ->> 'map_id')), (p_input ->> 'expected_revision')::integer);
  end if;
  return case answer ->> 'status'
    when 'undone' then answer || '{"status": "ok"}' when 'not_found' then '{"status": "gone"}' else answer end;
end
$$;

create function public.desk_rule_numbers(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'rules', private.rule_counts());
end
$$;
