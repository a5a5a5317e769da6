grant create on schema public to wiring_owner;

-- {} → {"status": "ok", "map_id" | null, "care"}: the oldest drafted map that nobody reads and that holds no
-- words that ask for care; how many wait that do. Those are taken up on purpose, not because they come next.
create function public.desk_next_map(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  next_id uuid;
  care bigint;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  select m.map_id into next_id
  from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
  where m.state <> 'delivered' and not m.care and m.circuit_id is not null
    and (m.state = 'drafted' or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now())))
  order by m.completed_at, m.session_id limit 1;
  select count(*) into care
  from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
  where m.state <> 'delivered' and m.care
    and (m.state in ('drafted', 'needs_care') or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now())));
  return pg_catalog.jsonb_build_object('status', 'ok', 'map_id', next_id, 'care', care);
end
$$;

-- The next sessions of an export, at most 100, in the order of their ids. The plan is made for what is asked:
-- a view of few maps starts from them. `care` is the filter of the queue: claiming a map makes its words no
-- lighter.
create or replace function private.export_ids(p_asked jsonb, p_after uuid) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  asked_view text := p_asked ->> 'view';
  complete boolean := case asked_view when 'finished' then true when 'unfinished' then false end;
  care boolean := asked_view = 'care';
  states text[] := case
    when asked_view in ('all', 'finished', 'unfinished', 'care') then null
    when asked_view = 'waiting' then array['waiting', 'drafted', 'needs_care', 'in_review']
    else array[asked_view]
  end;
  created_from timestamptz := coalesce((p_asked ->> 'from')::date::timestamp at time zone 'UTC', '-infinity');
  created_before timestamptz := coalesce(((p_asked ->> 'to')::date + 1)::timestamp at time zone 'UTC', 'infinity');
  searched text := pg_catalog.lower(p_asked ->> 'search');
  after uuid := coalesce(p_after, '00000000-0000-0000-0000-000000000000');
begin
  return query
    select s.session_id from private.wiring_sessions s
    where s.session_id > after
      and (complete is null or s.wiring_complete = complete)
      and (states is null or s.session_id in (
        select m.session_id from private.maps m where m.state = any(states) and m.session_id > after))
      and (not care or s.session_id in (
        select m.session_id from private.maps m where m.care and m.state <> 'delivered' and m.session_id > after))
      and s.created_at >= created_from and s.created_at < created_before
      and (searched is null or pg_catalog.strpos(
        pg_catalog.lower(coalesce(s.name_for_certificate, '') || ' ' || s.email), searched) > 0)
    order by s.session_id limit 100;
end
$$;

-- {"map_id", "expected_revision", "expected_edits", "op"} → {"status": "ok", "edits"}; {"status":
-- "overtaken", "edits"} when others were appended since. `op` is one edit, or a list of them, saved as
-- a whole. An operator whose claim has ended gets it back where nobody else came.
create or replace function public.desk_save_edit(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
  count integer;
  ops jsonb := case pg_catalog.jsonb_typeof(p_input -> 'op') when 'array' then p_input -> 'op' else pg_catalog.jsonb_build_array(p_input -> 'op') end;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(private.session_of_map(p_input ->> 'map_id'));
  count := pg_catalog.jsonb_array_length(map.edits);
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  if (map.state, map.revision) is distinct from ('in_review', (p_input ->> 'expected_revision')::integer) then
    return pg_catalog.jsonb_build_object('status', 'conflict', 'state', map.state, 'revision', map.revision);
  end if;
  if private.foreign_claim(map, access.operator_id) is not null then
    return private.foreign_claim(map, access.operator_id);
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

-- {…, "note"} → in review again, with its edits. Readers keep the signed revision until the next one is
-- signed and its undo is over.
create or replace function public.desk_new_revision(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
  objection jsonb;
  given text := pg_catalog.btrim(p_input ->> 'note', E' \t\r\n');
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(private.session_of_map(p_input ->> 'map_id'));
  objection := private.desk_objection(map, p_input);
  if objection is not null then
    return objection;
  end if;
  if map.state not in ('delivered', 'refused') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_sent_yet');
  end if;
  if coalesce(given, '') = '' then
    return pg_catalog.jsonb_build_object('status', 'invalid', 'problem', 'A new revision needs a reason: what is to be changed?');
  end if;
  update private.maps m set note = given where m.session_id = map.session_id;
  perform private.claim_map(map.session_id, access.operator_id);
  perform private.log_desk(access, 'new_revision', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

alter function public.desk_next_map(text, jsonb) owner to wiring_owner;
revoke all on function public.desk_next_map(text, jsonb) from public, anon, authenticated;
grant execute on function public.desk_next_map(text, jsonb) to service_role;
revoke create on schema public from wiring_owner;
