-- The desk's people: who is invited, changed and removed, and the log.

-- Locks the leads, so that of two who take each other's role away one is refused. True when `p_operator_id`
-- is the only one.
create function private.is_last_lead(p_operator_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  leads uuid[];
begin
  select pg_catalog.array_agg(l.operator_id) into leads from (
    select o.operator_id from private.operators o where o.role = 'lead' and o.removed_at is null
    order by o.operator_id for update) l;
  return leads = array[p_operator_id];
end
$$;

-- Makes an operator, or takes a removed one back. Null when the address is one's already.
create function private.add_operator(p_email text, p_name text, p_role text, p_by uuid) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into private.operators as o (email, name, role, invited_by) values (p_email, p_name, p_role, p_by)
  on conflict (email) do update set
    name = excluded.name, role = excluded.role, invited_by = excluded.invited_by, removed_at = null
  where o.removed_at is not null returning o.operator_id
$$;

-- For `npm run desk:invite`. The first operator is a lead. Answers {"status": "invited", "role"},
-- {"status": "known"} or {"status": "bad_input"}.
create function public.desk_invite(p_email text, p_name text, p_lead boolean, p_mail boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  chosen text := case when p_lead or not exists (
    select from private.operators o where o.role = 'lead' and o.removed_at is null) then 'lead' else 'operator' end;
  address text := pg_catalog.lower(pg_catalog.btrim(p_email));
begin
  if address !~ '^[a-z0-9!#$%&''*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$' or char_length(address) > 254
    or pg_catalog.btrim(p_name) !~ '^[^[:cntrl:]]{1,100}$' then
    return pg_catalog.jsonb_build_object('status', 'bad_input');
  end if;
  if private.add_operator(address, pg_catalog.btrim(p_name), chosen, null) is null then
    return pg_catalog.jsonb_build_object('status', 'known');
  end if;
  insert into private.desk_events (operator, action, detail)
  values ('npm run desk:invite', 'operator_invited', pg_catalog.jsonb_build_object('name', p_name, 'role', chosen));
  if p_mail then
    insert into private.mail_outbox (kind, recipient, data)
    values ('desk_notice', address, '{"notice": "invited", "who": null}');
  end if;
  return pg_catalog.jsonb_build_object('status', 'invited', 'role', chosen);
end
$$;

-- Input {"email", "name", "role"}. Answers {"status": "ok"} or {"status": "known"}.
create function public.desk_invite_operator(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.add_operator(p_input ->> 'email', p_input ->> 'name', p_input ->> 'role', access.operator_id) is null then
    return pg_catalog.jsonb_build_object('status', 'known');
  end if;
  insert into private.mail_outbox (kind, recipient, data) values ('desk_notice', p_input ->> 'email',
    pg_catalog.jsonb_build_object('notice', 'invited', 'who', access.name));
  perform private.log_desk(access, 'operator_invited', null, null,
    pg_catalog.jsonb_build_object('name', p_input ->> 'name', 'role', p_input ->> 'role'));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Input {"operator_id", "name", "role"}. Answers {"status": "ok" | "not_found" | "last_lead"}.
create function public.desk_change_operator(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
  changed uuid := private.parse_id(p_input ->> 'operator_id');
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.is_last_lead(changed) and p_input ->> 'role' <> 'lead' then
    return pg_catalog.jsonb_build_object('status', 'last_lead');
  end if;
  update private.operators o set name = p_input ->> 'name', role = p_input ->> 'role'
  where o.operator_id = changed and o.removed_at is null;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  perform private.log_desk(access, 'operator_changed', null, null,
    pg_catalog.jsonb_build_object('name', p_input ->> 'name', 'role', p_input ->> 'role'));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Input {"operator_id"}. An action of the removed one that is under way is waited for; from then on every
-- session is ended. The signature goes, too. Answers {"status": "ok" | "not_found" | "last_lead"}.
-- Also again after a restore. Returns whether there was somebody to remove.
create function private.remove_operator(p_operator_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone private.operators;
begin
  update private.operators o set removed_at = now(), signature_path = null
  where o.operator_id = p_operator_id and o.removed_at is null returning * into gone;
  if not found then
    return false;
  end if;
  update private.operator_sessions s set ended_at = now() where s.operator_id = gone.operator_id and s.ended_at is null;
  delete from private.operator_codes c where c.operator_id = gone.operator_id;
  delete from private.operator_passkeys k where k.operator_id = gone.operator_id;
  delete from private.operator_challenges c where c.operator_id = gone.operator_id;
  delete from private.mail_outbox m where m.kind like 'desk\_%' and m.recipient = gone.email and m.state = 'queued';
  return true;
end
$$;

create function public.desk_remove_operator(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
  operator uuid := private.parse_id(p_input ->> 'operator_id');
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.is_last_lead(operator) then
    return pg_catalog.jsonb_build_object('status', 'last_lead');
  end if;
  if not private.remove_operator(operator) then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  perform private.log_desk(access, 'operator_removed', null, null, (
    select pg_catalog.jsonb_build_object('name', o.name) from private.operators o where o.operator_id = operator));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Answers {"status": "ok", "operators", "passkeys", "sessions", "current"}: everybody, and the caller's own
-- keys and sessions.
create function public.desk_operators(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
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
  if access.refusal is not null then
    return access.refusal;
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
