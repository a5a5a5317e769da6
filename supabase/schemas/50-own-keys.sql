-- What each operator has of her own: signature, passkeys, sessions.

-- {"path": text | null} → {"status": "ok"}: the caller's own, or none.
create function public.desk_save_signature(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  update private.operators o set signature_path = p_input ->> 'path' where o.operator_id = access.operator_id;
  perform private.log_desk(access, case when p_input ->> 'path' is null then 'signature_deleted' else 'signature_saved' end);
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Input {"id", "label"}. Answers {"status": "ok" | "not_found"}.
create function public.desk_rename_passkey(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
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
  if access.refusal is not null then
    return access.refusal;
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
  if access.refusal is not null then
    return access.refusal;
  end if;
  update private.operator_sessions s set ended_at = now()
  where s.token_hash = pg_catalog.decode(p_input ->> 'id', 'hex') and s.operator_id = access.operator_id and s.ended_at is null;
  if found then
    perform private.log_desk(access, 'session_ended');
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;
