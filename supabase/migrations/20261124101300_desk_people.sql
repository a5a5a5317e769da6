-- The studio's people and the log, as the desk shows them. Each is an action of the function `desk`.

grant create on schema public to wiring_owner;

create index desk_events_operator on private.desk_events (operator_id, at desc, event_id desc);
create index desk_events_action on private.desk_events (action, at desc, event_id desc);

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

-- For `npm run desk:invite`. The first operator is a lead. Answers {"status": "invited", "role"}, {"status":
-- "known"} or
-- {"status": "bad_input"}.
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
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
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
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
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

-- Input {"operator_id"}. A deed of the removed one that is under way is waited for; from then on every
-- session is ended.
-- Answers {"status": "ok" | "not_found" | "last_lead"}.
create function public.desk_remove_operator(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
  gone private.operators;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  if private.is_last_lead(private.parse_id(p_input ->> 'operator_id')) then
    return pg_catalog.jsonb_build_object('status', 'last_lead');
  end if;
  update private.operators o set removed_at = now()
  where o.operator_id = private.parse_id(p_input ->> 'operator_id') and o.removed_at is null returning * into gone;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  update private.operator_sessions s set ended_at = now() where s.operator_id = gone.operator_id and s.ended_at is null;
  delete from private.operator_codes c where c.operator_id = gone.operator_id;
  delete from private.operator_passkeys k where k.operator_id = gone.operator_id;
  delete from private.operator_challenges c where c.operator_id = gone.operator_id;
  delete from private.mail_outbox m where m.kind like 'desk\_%' and m.recipient = gone.email and m.state = 'queued';
  perform private.log_desk(access, 'operator_removed', null, null, pg_catalog.jsonb_build_object('name', gone.name));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

alter function private.is_last_lead(uuid) owner to wiring_owner;
alter function private.add_operator(text, text, text, uuid) owner to wiring_owner;
do $$
declare
  made text;
begin
  foreach made in array array['desk_invite(text, text, boolean, boolean)', 'desk_invite_operator(text, jsonb)',
    'desk_change_operator(text, jsonb)', 'desk_remove_operator(text, jsonb)'] loop
    execute pg_catalog.format('alter function public.%s owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function public.%s from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function public.%s to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
