-- What an operator changes in a map under review.

-- {"map_id", "expected_revision", "expected_edits", "op"} → {"status": "ok", "edits"}; {"status":
-- "overtaken", "edits"} when others were appended since. `op` is one edit, or a list of them, saved as a
-- whole. An operator whose claim has ended gets it back where nobody else came.
create function public.desk_save_edit(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input || '{"expected_state": "in_review"}', 'mine');
  access private.desk_access := action.access;
  map private.maps := action.map;
  count integer := pg_catalog.jsonb_array_length(map.edits);
  ops jsonb := case pg_catalog.jsonb_typeof(p_input -> 'op') when 'array' then p_input -> 'op' else pg_catalog.jsonb_build_array(p_input -> 'op') end;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if count is distinct from (p_input ->> 'expected_edits')::integer then
    return pg_catalog.jsonb_build_object('status', 'overtaken', 'edits', map.edits);
  end if;
  if count + pg_catalog.jsonb_array_length(ops) > 500 then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'too_many_edits');
  end if;
  update private.maps m set
    edits = m.edits || (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'n', count + each.n, 'at', private.utc_text(now()), 'by', access.name, 'op', each.op) order by each.n)
      from pg_catalog.jsonb_array_elements(ops) with ordinality as each (op, n))
  where m.session_id = map.session_id returning m.edits into map.edits;
  perform private.claim_map(map.session_id, access.operator_id);
  return pg_catalog.jsonb_build_object('status', 'ok', 'edits', map.edits);
end
$$;

-- {…, "note"} → set aside until somebody goes on with it.
create function public.desk_hold(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'mine');
  access private.desk_access := action.access;
  map private.maps := action.map;
  given text := pg_catalog.btrim(p_input ->> 'note', E' \t\r\n');
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state not in ('waiting', 'drafted', 'needs_care', 'in_review', 'draft_failed') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_in_review');
  end if;
  if given = '' then
    return pg_catalog.jsonb_build_object('status', 'invalid', 'problem', 'A hold needs a note: what is it waiting for?');
  end if;
  if pg_catalog.char_length(given) > 2000 then
    return pg_catalog.jsonb_build_object('status', 'invalid', 'problem', 'A note has at most 2,000 characters.');
  end if;
  update private.maps m set state = 'on_hold', note = given, claimed_by = null, claimed_until = null, updated_at = now()
  where m.session_id = map.session_id;
  perform private.log_desk(access, 'hold', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- Back to where it was: to its draft, to the wait for one, or to the reason why there is none.
create function public.desk_resume(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'as_seen');
  access private.desk_access := action.access;
  map private.maps := action.map;
  reason text;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state <> 'on_hold' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_on_hold');
  end if;
  select j.last_error into reason from private.map_jobs j where j.session_id = map.session_id and j.state = 'failed';
  update private.maps m set updated_at = now(),
    state = case when m.draft is not null then private.state_of_draft(m.draft) when reason is not null then 'draft_failed' else 'waiting' end,
    failure = case when m.draft is null then reason end
  where m.session_id = map.session_id;
  perform private.log_desk(access, 'resume', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- The job of a failed draft begins anew.
create function public.desk_redraft(p_session text, p_input jsonb) returns jsonb
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
  if map.state <> 'draft_failed' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_failed');
  end if;
  update private.maps m set state = 'waiting', failure = null, updated_at = now() where m.session_id = map.session_id;
  insert into private.map_jobs (session_id) values (map.session_id)
  on conflict (session_id) do update set state = 'queued', attempts = 0, next_attempt_at = now(), lease = null, last_error = null;
  perform private.log_desk(access, 'redraft', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;
