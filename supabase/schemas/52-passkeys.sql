-- Signing in and confirming with a passkey. The function `desk-sign-in` verifies the signatures.

create table private.operator_passkeys (
  credential_id text primary key,
  operator_id uuid not null references private.operators on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  label text not null default '' check (char_length(label) <= 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
alter table private.operator_passkeys enable row level security;
create index operator_passkeys_operator on private.operator_passkeys (operator_id);

-- WebAuthn challenges that were handed out and not used yet.
create table private.operator_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('enrol', 'sign_in', 'confirm')),
  operator_id uuid references private.operators on delete cascade,
  expires_at timestamptz not null
);
alter table private.operator_challenges enable row level security;
create index operator_challenges_operator on private.operator_challenges (operator_id) where operator_id is not null;

-- Who may enrol a passkey: somebody who proved the second factor within 5 minutes, or who came with a code
-- within 15.
create function private.may_enrol(p_session text) returns private.desk_access
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
begin
  if access.denial = 'second_factor' then
    access := private.denied(access, case when not exists (
      select from private.operator_sessions s
      where s.token_hash = access.token_hash and s.created_at > now() - interval '15 minutes') then 'signed_out' end);
  end if;
  return access;
end
$$;

-- Who may use a passkey for this purpose: half a session may enrol one, every other purpose wants a whole
-- one.
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

-- Keeps a fresh challenge. Answers {"status": "ok", "operator": {"operator_id", "email", "name"},
-- "passkeys": [{"id", "transports"}]}, for signing in without both, {"status": "limited", "retry_after"} or
-- a denial.
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
    if access.refusal is not null then
      return access.refusal;
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
-- {"public_key", "counter", "transports"}}, for enrolling without a passkey, {"status": "unknown"} or a
-- denial.
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
    if access.refusal is not null then
      return access.refusal;
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

-- Keeps a verified passkey. The session becomes one of both factors, under a new token that is in the
-- answer: {"status": "enrolled", "token"}, {"status": "refused"} for a known or the twenty-first passkey,
-- or a denial.
create function public.desk_enrol_passkey(
  p_session text, p_credential_id text, p_public_key text, p_counter bigint, p_transports text[], p_label text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.may_enrol(p_session);
  token text := private.random_secret();
begin
  if access.refusal is not null then
    return access.refusal;
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
  p_credential_id text, p_counter_before bigint, p_counter bigint, p_user_agent text, p_network_key text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who uuid := private.use_passkey(p_credential_id, p_counter_before, p_counter);
  token text;
begin
  perform from private.operators o where o.operator_id = who and o.removed_at is null for share;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  token := private.open_desk_session(who, 'passkey', p_user_agent, p_network_key);
  return pg_catalog.jsonb_build_object(
    'status', 'signed_in', 'factor', 'passkey',
    'passkeys', (select count(*) from private.operator_passkeys k where k.operator_id = who), 'token', token);
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
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.use_passkey(p_credential_id, p_counter_before, p_counter) is distinct from access.operator_id then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  update private.operator_sessions s set confirmed_at = now() where s.token_hash = access.token_hash;
  perform private.log_desk(access, 'confirm');
  return pg_catalog.jsonb_build_object('status', 'confirmed');
end
$$;
