-- What every function of the desk that changes or shows one map begins with.

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

-- {"status": "claimed", "by"} while somebody else reads the map; null for its reader and for nobody.
create function private.foreign_claim(map private.maps, p_operator uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when map.state = 'in_review' and map.claimed_by <> p_operator::text and map.claimed_until > now() then
    pg_catalog.jsonb_build_object('status', 'claimed', 'by', private.operator_name(map.claimed_by)) end
$$;

-- Who asks, for which map, and why the action goes no further: `refusal` is the answer then.
create type private.desk_action as (access private.desk_access, map private.maps, refusal jsonb);

-- The first statement of every desk function that shows or changes the map {"map_id"}: access, lock,
-- objection. What is asked of the map, each with what stands before it:
--   'there'          it is neither deleted nor expired
--   'same_revision'  its revision is the one that the caller saw, {"expected_revision"}
--   'as_seen'        its state is so, too, {"expected_state"}
--   'mine'           nobody else reads it
create function private.begin_desk_action(p_session text, p_input jsonb, p_asked text)
returns private.desk_action
language plpgsql volatile set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
  refusal jsonb := access.refusal;
begin
  if refusal is null then
    map := private.lock_map(private.session_of_map(p_input ->> 'map_id'));
    refusal := case
      when p_asked = 'there' then case when map.session_id is null then '{"status": "gone"}'::jsonb end
      when p_asked = 'same_revision' then
        private.desk_objection(map, p_input || pg_catalog.jsonb_build_object('expected_state', map.state))
      else private.desk_objection(map, p_input)
    end;
  end if;
  if refusal is null and p_asked = 'mine' then
    refusal := private.foreign_claim(map, access.operator_id);
  end if;
  return row(access, map, refusal)::private.desk_action;
end
$$;

-- One line of the log, in the transaction of the action. What is done before a signature is done to the
-- next revision: a map of which none is signed yet is REV 01.
create function private.log_desk(
  p_access private.desk_access, p_action text, p_session_id uuid default null, p_revision integer default null,
  p_detail jsonb default '{}'
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.desk_events (operator_id, operator, action, session_hash, revision, detail)
  values (p_access.operator_id, coalesce(p_access.name, 'nobody'), p_action,
    case when p_session_id is not null then private.secret_hash(p_session_id::text) end,
    p_revision + case when p_action in ('open', 'prepare', 'claim', 'release', 'take_over', 'inputs', 'pictures', 'hold', 'resume', 'redraft', 'new_revision')
      and exists (select from private.maps m where m.session_id = p_session_id and m.state not in ('signed', 'delivered', 'refused'))
      then 1 else 0 end,
    p_detail)
$$;

-- One line for a look, however many requests it takes: a page asks again while it is open, and a map has
-- three pictures. After as long as a claim lasts it is another look.
create function private.log_look(
  p_access private.desk_access, p_action text, p_session_id uuid default null, p_revision integer default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hash bytea := case when p_session_id is not null then private.secret_hash(p_session_id::text) end;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(p_action || p_access.operator_id::text || coalesce(p_session_id::text, ''), 0));
  if not exists (
    select from private.desk_events e
    where e.session_hash is not distinct from hash and e.operator_id = p_access.operator_id and e.action = p_action
      and e.at > now() - interval '15 minutes'
  ) then
    perform private.log_desk(p_access, p_action, p_session_id, p_revision);
  end if;
end
$$;

-- The operator reads this map for the next 15 minutes.
create function private.claim_map(p_session_id uuid, p_operator uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.maps m set
    state = 'in_review', claimed_by = p_operator::text, claimed_until = now() + interval '15 minutes',
    review_started_at = coalesce(m.review_started_at, now()), updated_at = now()
  where m.session_id = p_session_id
$$;

-- What an action that is done answers: {"status": "ok", "state", "revision"}, with which the next one is
-- asked for.
create function private.done_answer(p_session_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('status', 'ok', 'state', m.state, 'revision', m.revision) from private.maps m where m.session_id = p_session_id
$$;
