-- Signing in with a code by mail. The function `desk-sign-in` makes the code and its keyed hash, so the
-- database alone cannot tell a code. Unknown addresses count, answer and take as long as known ones.
-- A code belongs to the browser that asked for it: nobody else can replace it or use up its tries. A caller
-- that names no browser holds it by its network.

-- One code at a time for each operator and browser, `holder`; only its keyed hash is kept.
create table private.operator_codes (
  operator_id uuid not null references private.operators on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  holder text not null default '',
  primary key (operator_id, holder)
);
alter table private.operator_codes enable row level security;

-- Who holds a code: a browser, or the network of a caller that names none.
create function private.code_holder(p_browser text, p_network_key text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce('browser ' || p_browser, 'network ' || p_network_key)
$$;

-- Makes the holder's one code anew and queues its mail before all others.
create function private.make_desk_code(p_operator_id uuid, p_holder text, p_code text, p_code_hash text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  select o.email into strict address from private.operators o where o.operator_id = p_operator_id for key share;
  insert into private.operator_codes as c (operator_id, holder, code_hash, expires_at)
  values (p_operator_id, p_holder, p_code_hash, now() + interval '10 minutes')
  on conflict (operator_id, holder) do update set
    code_hash = excluded.code_hash, tries = 0, created_at = now(), expires_at = excluded.expires_at;
  delete from private.mail_outbox m
  where m.kind = 'desk_code' and m.recipient = address and m.state = 'queued' and m.data ->> 'holder' = p_holder;
  insert into private.mail_outbox (kind, recipient, data, next_attempt_at)
  values ('desk_code', address, pg_catalog.jsonb_build_object('code', p_code, 'holder', p_holder), now() - interval '1 day');
end
$$;

-- Whether this is the holder's code. Every try counts, also parallel ones: they wait for the row. A code
-- that fits is gone.
create function private.use_desk_code(p_operator_id uuid, p_holder text, p_code_hash text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept private.operator_codes;
begin
  update private.operator_codes c set tries = c.tries + 1
  where c.operator_id = p_operator_id and c.holder = p_holder and c.expires_at > now() and c.tries < 5 returning * into kept;
  if not found then
    return false;
  end if;
  if kept.code_hash = p_code_hash then
    delete from private.operator_codes c where c.operator_id = p_operator_id and c.holder = p_holder;
    return true;
  end if;
  if kept.tries = 5 then
    insert into private.desk_events (operator_id, operator, action)
    select o.operator_id, o.name, 'code_blocked' from private.operators o where o.operator_id = p_operator_id;
  end if;
  return false;
end
$$;

-- A new session of one network; its token is in the answer and nowhere else.
create function private.open_desk_session(p_operator_id uuid, p_factor text, p_user_agent text, p_network_key text default null) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := private.random_secret();
begin
  insert into private.operator_sessions (token_hash, operator_id, factor, user_agent, network_key, confirmed_at)
  values (private.secret_hash(token), p_operator_id, p_factor, pg_catalog.left(p_user_agent, 300), p_network_key,
    case when p_factor <> 'code' then now() end);
  insert into private.desk_events (operator_id, operator, action, detail)
  select o.operator_id, o.name, 'sign_in', pg_catalog.jsonb_build_object('factor', p_factor)
  from private.operators o where o.operator_id = p_operator_id;
  return token;
end
$$;

-- Answers {"status": "sent"} for every address, or {"status": "limited", "retry_after"}.
create function public.desk_request_code(
  p_email text, p_address_key text, p_network_key text, p_code text, p_code_hash text, p_relaxed boolean, p_browser text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked uuid;
  wait integer := greatest(
    private.take_hit('desk_code_network_hour', p_network_key, p_relaxed),
    private.take_hit('desk_code_address_hour', p_address_key || ' ' || p_network_key, p_relaxed));
begin
  select o.operator_id into asked from private.operators o where o.email = p_email and o.removed_at is null;
  if wait = 0 and not exists (
    select from private.operator_sessions s where s.operator_id = asked and s.network_key = p_network_key
  ) then
    wait := private.take_hit('desk_code_strangers_hour', p_address_key, p_relaxed);
  end if;
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  if asked is not null then
    perform private.make_desk_code(asked, private.code_holder(p_browser, p_network_key), p_code, p_code_hash);
  end if;
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

-- Answers {"status": "signed_in", "token", "factor", "passkeys"}, {"status": "wrong"} for an unknown
-- address and for a code that is wrong, used or over, or {"status": "limited", "retry_after"}.
-- `p_code_suffices`: the desk is on loopback. A code of somebody who has passkeys is a recovery, of which
-- every operator hears.
create function public.desk_sign_in_with_code(
  p_email text, p_code_hash text, p_network_key text, p_user_agent text, p_code_suffices boolean, p_relaxed boolean,
  p_browser text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('desk_try_network_hour', p_network_key, p_relaxed);
  asked private.operators;
  chosen text := case when p_code_suffices then 'code_on_loopback' else 'code' end;
  passkeys integer;
  token text;
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  select * into asked from private.operators o where o.email = p_email and o.removed_at is null for share;
  if not found or not private.use_desk_code(asked.operator_id, private.code_holder(p_browser, p_network_key), p_code_hash) then
    return pg_catalog.jsonb_build_object('status', 'wrong');
  end if;
  select count(*) into passkeys from private.operator_passkeys k where k.operator_id = asked.operator_id;
  if passkeys > 0 then
    insert into private.desk_events (operator_id, operator, action) values (asked.operator_id, asked.name, 'recovery');
    perform private.mail_operators('desk_notice', pg_catalog.jsonb_build_object(
      'notice', 'recovery', 'who', asked.name, 'at', private.utc_text(now())));
  end if;
  token := private.open_desk_session(asked.operator_id, chosen, p_user_agent, p_network_key);
  return pg_catalog.jsonb_build_object('status', 'signed_in', 'factor', chosen, 'passkeys', passkeys, 'token', token);
end
$$;

-- A code for somebody who is signed in and has no passkey, to confirm an action on loopback. The session
-- holds it.
create function public.desk_request_confirm_code(
  p_session text, p_code text, p_code_hash text, p_network_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  wait integer;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  wait := greatest(
    private.take_hit('desk_code_network_hour', p_network_key, p_relaxed),
    private.take_hit('desk_code_address_hour', access.operator_id::text, p_relaxed));
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform private.make_desk_code(
    access.operator_id, 'session ' || pg_catalog.encode(access.token_hash, 'hex'), p_code, p_code_hash);
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

-- Answers {"status": "confirmed"}, {"status": "wrong"}, {"status": "limited", "retry_after"} or a denial.
-- Only a session that a code alone opened is confirmed by a code; all others need their passkey.
create function public.desk_confirm_with_code(p_session text, p_code_hash text, p_network_key text, p_relaxed boolean)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  wait integer;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  wait := private.take_hit('desk_try_network_hour', p_network_key, p_relaxed);
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform from private.operator_sessions s where s.token_hash = access.token_hash and s.factor = 'code_on_loopback';
  if not found or not private.use_desk_code(
    access.operator_id, 'session ' || pg_catalog.encode(access.token_hash, 'hex'), p_code_hash) then
    return pg_catalog.jsonb_build_object('status', 'wrong');
  end if;
  update private.operator_sessions s set confirmed_at = now() where s.token_hash = access.token_hash;
  perform private.log_desk(access, 'confirm');
  return pg_catalog.jsonb_build_object('status', 'confirmed');
end
$$;

-- Whether an action that wants a fresh second factor would be done now: {"status": "ok"} or a denial.
create function public.desk_check_confirmation(p_session text, p_input jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('status', coalesce((private.desk_access(p_session, 'operator', true)).denial, 'ok'))
$$;

-- Who is signed in: {"status": "ok", "operator": {"operator_id", "email", "name", "role", "factor",
-- "signature_path"}}.
create function public.desk_who(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'operator', (
    select pg_catalog.jsonb_build_object(
      'operator_id', access.operator_id, 'email', access.email, 'name', access.name, 'role', access.role,
      'factor', (select s.factor from private.operator_sessions s where s.token_hash = access.token_hash),
      'signature_path', o.signature_path)
    from private.operators o where o.operator_id = access.operator_id));
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
