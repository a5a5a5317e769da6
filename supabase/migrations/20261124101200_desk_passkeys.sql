-- Passkeys: the function `desk-sign-in` verifies the signatures, these functions keep challenges and keys. A
-- challenge is good once, for five minutes, for one purpose and one operator, whatever becomes of the
-- signature.

grant create on schema public to wiring_owner;

-- Who may enrol a passkey: somebody who proved the second factor within 5 minutes, or who came with a code
-- within 15.
create function private.may_enrol(p_session text) returns private.desk_access
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
begin
  if access.denial = 'second_factor' then
    access.denial := case when not exists (
      select from private.operator_sessions s
      where s.token_hash = access.token_hash and s.created_at > now() - interval '15 minutes') then 'signed_out' end;
  end if;
  return access;
end
$$;

create function private.access_for(p_purpose text, p_session text) returns private.desk_access
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_purpose = 'enrol' then
    return private.may_enrol(p_session);
  end if;
  return private.desk_access(p_session);
end
$$;

-- Keeps a fresh challenge. Answers {"status": "ok", "operator": {"operator_id", "email", "name"}, "passkeys":
-- [{"id",
-- "transports"}]}, for signing in without both, {"status": "limited", "retry_after"} or a denial.
create function public.desk_start_passkey(
  p_purpose text, p_session text, p_challenge text, p_network_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access;
  wait integer := 0;
begin
  if p_purpose = 'sign_in' then
    wait := private.take_hit('desk_try_network_hour', p_network_key, p_relaxed);
  end if;
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  if p_purpose <> 'sign_in' then
    access := private.access_for(p_purpose, p_session);
    if access.denial is not null then
      return pg_catalog.jsonb_build_object('status', access.denial);
    end if;
  end if;
  insert into private.operator_challenges (challenge, purpose, operator_id, expires_at)
  values (p_challenge, p_purpose, access.operator_id, now() + interval '5 minutes');
  if p_purpose = 'sign_in' then
    return pg_catalog.jsonb_build_object('status', 'ok', 'passkeys', '[]'::jsonb);
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok',
    'operator', pg_catalog.jsonb_build_object(
      'operator_id', access.operator_id, 'email', access.email, 'name', access.name),
    'passkeys', coalesce((
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('id', k.credential_id, 'transports', k.transports))
      from private.operator_passkeys k where k.operator_id = access.operator_id), '[]'));
end
$$;

-- Takes a challenge away, before the signature is verified. Answers {"status": "ok", "passkey":
-- {"public_key", "counter",
-- "transports"}}, for enrolling without a passkey, {"status": "unknown"} or a denial.
create function public.desk_take_challenge(
  p_purpose text, p_challenge text, p_session text, p_credential_id text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access;
  taken private.operator_challenges;
  passkey private.operator_passkeys;
begin
  delete from private.operator_challenges c where c.challenge = p_challenge and c.purpose = p_purpose
  returning * into taken;
  if not found or taken.expires_at <= now() then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  if p_purpose <> 'sign_in' then
    access := private.access_for(p_purpose, p_session);
    if access.denial is not null then
      return pg_catalog.jsonb_build_object('status', access.denial);
    end if;
    if taken.operator_id is distinct from access.operator_id then
      return pg_catalog.jsonb_build_object('status', 'unknown');
    end if;
  end if;
  if p_purpose = 'enrol' then
    return pg_catalog.jsonb_build_object('status', 'ok');
  end if;
  select k.* into passkey from private.operator_passkeys k join private.operators o on o.operator_id = k.operator_id
  where k.credential_id = p_credential_id and o.removed_at is null
    and (p_purpose = 'sign_in' or k.operator_id = access.operator_id);
  if not found then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'passkey', pg_catalog.jsonb_build_object(
    'public_key', pg_catalog.encode(passkey.public_key, 'hex'), 'counter', passkey.counter, 'transports', passkey.transports));
end
$$;

-- Keeps a verified passkey. The session becomes one of both factors, under a new token that is in the answer:
-- {"status": "enrolled", "token"}, {"status": "refused"} for a known or the twenty-first passkey, or a
-- denial.
create function public.desk_enrol_passkey(
  p_session text, p_credential_id text, p_public_key text, p_counter bigint, p_transports text[], p_label text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.may_enrol(p_session);
  token text := private.random_secret();
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  insert into private.operator_passkeys (credential_id, operator_id, public_key, counter, transports, label)
  select p_credential_id, access.operator_id, pg_catalog.decode(p_public_key, 'hex'), p_counter, p_transports, p_label
  where (select count(*) from private.operator_passkeys k where k.operator_id = access.operator_id) < 20
  on conflict do nothing;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'refused');
  end if;
  update private.operator_sessions s set
    token_hash = private.secret_hash(token), factor = 'passkey', confirmed_at = now(), last_seen_at = now()
  where s.token_hash = access.token_hash;
  perform private.log_desk(access, 'passkey_added', null, null, pg_catalog.jsonb_build_object('label', p_label));
  return pg_catalog.jsonb_build_object('status', 'enrolled', 'token', token);
end
$$;

-- Notes a use of a passkey under its row's lock. False when somebody else used it meanwhile: its counter
-- moved on.
create function private.use_passkey(p_credential_id text, p_counter_before bigint, p_counter bigint) returns uuid
language sql volatile security definer set search_path = ''
as $$
  update private.operator_passkeys k set counter = p_counter, last_used_at = now()
  where k.credential_id = p_credential_id and k.counter = p_counter_before returning k.operator_id
$$;

-- After a verified signature. Answers as desk_sign_in_with_code, or {"status": "unknown"}.
create function public.desk_sign_in_with_passkey(
  p_credential_id text, p_counter_before bigint, p_counter bigint, p_user_agent text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who uuid := private.use_passkey(p_credential_id, p_counter_before, p_counter);
begin
  perform from private.operators o where o.operator_id = who and o.removed_at is null for share;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  return pg_catalog.jsonb_build_object(
    'status', 'signed_in', 'factor', 'passkey',
    'passkeys', (select count(*) from private.operator_passkeys k where k.operator_id = who),
    'token', private.open_desk_session(who, 'passkey', p_user_agent));
end
$$;

-- After a verified signature. Answers {"status": "confirmed"}, {"status": "unknown"} or a denial.
create function public.desk_confirm_with_passkey(
  p_session text, p_credential_id text, p_counter_before bigint, p_counter bigint
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  if private.use_passkey(p_credential_id, p_counter_before, p_counter) is distinct from access.operator_id then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  update private.operator_sessions s set confirmed_at = now() where s.token_hash = access.token_hash;
  perform private.log_desk(access, 'confirm');
  return pg_catalog.jsonb_build_object('status', 'confirmed');
end
$$;

-- Ends a session, also half of one. The second call and an unknown token give the same answer: {"status":
-- "signed_out"}.
create function public.desk_sign_out(p_session text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.token_hash is not null then
    update private.operator_sessions s set ended_at = now() where s.token_hash = access.token_hash;
    perform private.log_desk(access, 'sign_out');
  end if;
  return pg_catalog.jsonb_build_object('status', 'signed_out');
end
$$;

alter function private.may_enrol(text) owner to wiring_owner;
alter function private.access_for(text, text) owner to wiring_owner;
alter function private.use_passkey(text, bigint, bigint) owner to wiring_owner;
do $$
declare
  made text;
begin
  foreach made in array array['desk_start_passkey(text, text, text, text, boolean)',
    'desk_take_challenge(text, text, text, text)', 'desk_enrol_passkey(text, text, text, bigint, text[], text)',
    'desk_sign_in_with_passkey(text, bigint, bigint, text)', 'desk_confirm_with_passkey(text, text, bigint, bigint)',
    'desk_sign_out(text)'] loop
    execute pg_catalog.format('alter function public.%s owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function public.%s from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function public.%s to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
