-- An operator's own passkeys and sessions, the list of people, and the log.

grant create on schema public to wiring_owner;

-- Answers {"status": "ok", "operators", "passkeys", "sessions", "current"}: everybody, and the caller's own
-- keys and sessions.
create function public.desk_operators(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok',
    'operators', (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'operator_id', o.operator_id, 'email', o.email, 'name', o.name, 'role', o.role,
        'created_at', private.utc_text(o.created_at), 'you', o.operator_id = access.operator_id,
        'passkeys', (select count(*) from private.operator_passkeys k where k.operator_id = o.operator_id),
        'last_seen_at', (select private.utc_text(max(s.last_seen_at)) from private.operator_sessions s
          where s.operator_id = o.operator_id)) order by o.name, o.operator_id)
      from private.operators o where o.removed_at is null),
    'passkeys', coalesce((
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'id', k.credential_id, 'label', k.label, 'created_at', private.utc_text(k.created_at),
        'last_used_at', private.utc_text(k.last_used_at)) order by k.created_at, k.credential_id)
      from private.operator_passkeys k where k.operator_id = access.operator_id), '[]'),
    'sessions', (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'id', pg_catalog.encode(s.token_hash, 'hex'), 'factor', s.factor, 'user_agent', s.user_agent,
        'created_at', private.utc_text(s.created_at), 'last_seen_at', private.utc_text(s.last_seen_at),
        'current', s.token_hash = access.token_hash) order by s.last_seen_at desc, s.token_hash)
      from private.operator_sessions s
      where s.operator_id = access.operator_id and s.ended_at is null
        and s.created_at > now() - interval '12 hours' and s.last_seen_at > now() - interval '1 hour'));
end
$$;

-- Input {"id", "label"}. Answers {"status": "ok" | "not_found"}.
create function public.desk_rename_passkey(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  update private.operator_passkeys k set label = p_input ->> 'label'
  where k.credential_id = p_input ->> 'id' and k.operator_id = access.operator_id;
  return pg_catalog.jsonb_build_object('status', case when found then 'ok' else 'not_found' end);
end
$$;

-- Input {"id"}. The last one stays: without it a code alone would open the way to a new one. Answers
-- {"status": "ok" | "not_found" | "last_passkey"}.
create function public.desk_delete_passkey(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
  gone text;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  -- Of two deletions at once the second one sees what the first one left.
  perform from private.operators o where o.operator_id = access.operator_id for update;
  if (select count(*) from private.operator_passkeys k where k.operator_id = access.operator_id) <= 1 then
    return pg_catalog.jsonb_build_object('status', 'last_passkey');
  end if;
  delete from private.operator_passkeys k
  where k.credential_id = p_input ->> 'id' and k.operator_id = access.operator_id returning k.label into gone;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  perform private.log_desk(access, 'passkey_deleted', null, null, pg_catalog.jsonb_build_object('label', gone));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Input {"id"}: one of the caller's own sessions. Answers {"status": "ok"} also when it is over already.
create function public.desk_end_session(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  update private.operator_sessions s set ended_at = now()
  where s.token_hash = pg_catalog.decode(p_input ->> 'id', 'hex') and s.operator_id = access.operator_id and s.ended_at is null;
  if found then
    perform private.log_desk(access, 'session_ended');
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Whether a deed that wants a fresh second factor would be done now: {"status": "ok"} or a denial.
create function public.desk_check_confirmation(p_session text, p_input jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('status', coalesce((private.desk_access(p_session, 'operator', true)).denial, 'ok'))
$$;

-- Input {"operator_id", "action", "before": {"at", "event_id"}}, each may be null. Answers {"status": "ok",
-- "events" (up to 50, newest first), "more", "operators", "actions"}.
create function public.desk_log(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  page constant integer := 50;
  found_events jsonb;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'event_id', e.event_id, 'at', pg_catalog.to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'operator', e.operator, 'action', e.action,
    'session', pg_catalog.left(pg_catalog.encode(e.session_hash, 'hex'), 8), 'revision', e.revision, 'detail', e.detail)
    order by e.at desc, e.event_id desc), '[]')
  into found_events from (
    select * from private.desk_events d
    where (p_input ->> 'operator_id' is null or d.operator_id = private.parse_id(p_input ->> 'operator_id'))
      and (p_input ->> 'action' is null or d.action = p_input ->> 'action')
      and (p_input ->> 'before' is null or (d.at, d.event_id)
        < ((p_input #>> '{before,at}')::timestamptz, (p_input #>> '{before,event_id}')::bigint))
    order by d.at desc, d.event_id desc limit page + 1) e;
  return pg_catalog.jsonb_build_object('status', 'ok',
    'more', pg_catalog.jsonb_array_length(found_events) > page,
    'events', case when pg_catalog.jsonb_array_length(found_events) > page then found_events - page else found_events end,
    'operators', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'operator_id', o.operator_id, 'name', o.name, 'removed', o.removed_at is not null) order by o.name, o.operator_id), '[]')
      from private.operators o),
    'actions', (
      -- One look into the index for each action, however long the log is.
      with recursive next as (
        (select d.action from private.desk_events d order by d.action limit 1)
        union all
        select (select d.action from private.desk_events d where d.action > n.action order by d.action limit 1)
        from next n where n.action is not null
      )
      select coalesce(pg_catalog.jsonb_agg(n.action), '[]') from next n where n.action is not null));
end
$$;

do $$
declare
  made text;
begin
  foreach made in array array['desk_operators', 'desk_rename_passkey', 'desk_delete_passkey', 'desk_end_session',
    'desk_check_confirmation', 'desk_log'] loop
    execute pg_catalog.format('alter function public.%s(text, jsonb) owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function public.%s(text, jsonb) from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function public.%s(text, jsonb) to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
