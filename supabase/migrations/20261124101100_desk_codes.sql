-- Signing in with a code by mail. The function `desk-sign-in` makes the code and its keyed hash, so the
-- database alone cannot tell a code. Unknown addresses count, answer and take as long as known ones.

grant create on schema public to wiring_owner;

insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('desk_code_address_hour', 10, '1 hour', null, 'Sign-in codes asked for one address of the desk'),
  ('desk_code_network_hour', 30, '1 hour', 100000, 'Sign-in codes asked from one IPv4 address or IPv6 /64'),
  ('desk_try_network_hour', 60, '1 hour', 100000, 'Sign-in codes and passkeys tried from one IPv4 address or IPv6 /64');

-- Makes the operator's one code anew and queues its mail before all others.
create function private.make_desk_code(p_operator_id uuid, p_code text, p_code_hash text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  select o.email into strict address from private.operators o where o.operator_id = p_operator_id for key share;
  insert into private.operator_codes as c (operator_id, code_hash, expires_at)
  values (p_operator_id, p_code_hash, now() + interval '10 minutes')
  on conflict (operator_id) do update set
    code_hash = excluded.code_hash, tries = 0, created_at = now(), expires_at = excluded.expires_at;
  delete from private.mail_outbox m where m.kind = 'desk_code' and m.recipient = address and m.state = 'queued';
  insert into private.mail_outbox (kind, recipient, data, next_attempt_at)
  values ('desk_code', address, pg_catalog.jsonb_build_object('code', p_code), now() - interval '1 day');
end
$$;

-- Answers {"status": "sent"} for every address, or {"status": "limited", "retry_after"}.
create function public.desk_request_code(
  p_email text, p_address_key text, p_network_key text, p_code text, p_code_hash text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := greatest(
    private.take_hit('desk_code_network_hour', p_network_key, p_relaxed),
    private.take_hit('desk_code_address_hour', p_address_key, p_relaxed));
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform private.make_desk_code(o.operator_id, p_code, p_code_hash)
  from private.operators o where o.email = p_email and o.removed_at is null;
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

-- Whether this is the operator's code. Every try counts, also parallel ones: they wait for the row. A code
-- that fits is gone.
create function private.use_desk_code(p_operator_id uuid, p_code_hash text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept private.operator_codes;
begin
  update private.operator_codes c set tries = c.tries + 1
  where c.operator_id = p_operator_id and c.expires_at > now() and c.tries < 5 returning * into kept;
  if not found then
    return false;
  end if;
  if kept.code_hash = p_code_hash then
    delete from private.operator_codes c where c.operator_id = p_operator_id;
    return true;
  end if;
  if kept.tries = 5 then
    insert into private.desk_events (operator_id, operator, action)
    select o.operator_id, o.name, 'code_blocked' from private.operators o where o.operator_id = p_operator_id;
  end if;
  return false;
end
$$;

-- A new session; its token is in the answer and nowhere else.
create function private.open_desk_session(p_operator_id uuid, p_factor text, p_user_agent text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := private.random_secret();
begin
  insert into private.operator_sessions (token_hash, operator_id, factor, user_agent, confirmed_at)
  values (private.secret_hash(token), p_operator_id, p_factor, pg_catalog.left(p_user_agent, 300),
    case when p_factor <> 'code' then now() end);
  insert into private.desk_events (operator_id, operator, action, detail)
  select o.operator_id, o.name, 'sign_in', pg_catalog.jsonb_build_object('factor', p_factor)
  from private.operators o where o.operator_id = p_operator_id;
  return token;
end
$$;

-- Answers {"status": "signed_in", "token", "factor", "passkeys"}, {"status": "wrong"} for an unknown address
-- and for a code that is wrong, used or over, or {"status": "limited", "retry_after"}. `p_code_suffices`: the
-- desk is on loopback. A code of somebody who has passkeys is a recovery, of which every operator hears.
create function public.desk_sign_in_with_code(
  p_email text, p_code_hash text, p_network_key text, p_user_agent text, p_code_suffices boolean, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('desk_try_network_hour', p_network_key, p_relaxed);
  asked private.operators;
  chosen text := case when p_code_suffices then 'code_on_loopback' else 'code' end;
  passkeys integer;
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  select * into asked from private.operators o where o.email = p_email and o.removed_at is null for share;
  if not found or not private.use_desk_code(asked.operator_id, p_code_hash) then
    return pg_catalog.jsonb_build_object('status', 'wrong');
  end if;
  select count(*) into passkeys from private.operator_passkeys k where k.operator_id = asked.operator_id;
  if passkeys > 0 then
    insert into private.desk_events (operator_id, operator, action) values (asked.operator_id, asked.name, 'recovery');
    perform private.mail_operators('desk_notice', pg_catalog.jsonb_build_object(
      'notice', 'recovery', 'who', asked.name, 'at', private.utc_text(now())));
  end if;
  return pg_catalog.jsonb_build_object('status', 'signed_in', 'factor', chosen, 'passkeys', passkeys,
    'token', private.open_desk_session(asked.operator_id, chosen, p_user_agent));
end
$$;

-- A code for somebody who is signed in and has no passkey, to confirm a deed on loopback.
create function public.desk_request_confirm_code(
  p_session text, p_code text, p_code_hash text, p_network_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  wait integer;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  wait := greatest(
    private.take_hit('desk_code_network_hour', p_network_key, p_relaxed),
    private.take_hit('desk_code_address_hour', access.operator_id::text, p_relaxed));
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform private.make_desk_code(access.operator_id, p_code, p_code_hash);
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
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  wait := private.take_hit('desk_try_network_hour', p_network_key, p_relaxed);
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform from private.operator_sessions s where s.token_hash = access.token_hash and s.factor = 'code_on_loopback';
  if not found or not private.use_desk_code(access.operator_id, p_code_hash) then
    return pg_catalog.jsonb_build_object('status', 'wrong');
  end if;
  update private.operator_sessions s set confirmed_at = now() where s.token_hash = access.token_hash;
  perform private.log_desk(access, 'confirm');
  return pg_catalog.jsonb_build_object('status', 'confirmed');
end
$$;

alter function private.make_desk_code(uuid, text, text) owner to wiring_owner;
alter function private.use_desk_code(uuid, text) owner to wiring_owner;
alter function private.open_desk_session(uuid, text, text) owner to wiring_owner;
do $$
declare
  made text;
begin
  foreach made in array array['desk_request_code(text, text, text, text, text, boolean)',
    'desk_sign_in_with_code(text, text, text, text, boolean, boolean)',
    'desk_request_confirm_code(text, text, text, text, boolean)', 'desk_confirm_with_code(text, text, text, boolean)'] loop
    execute pg_catalog.format('alter function public.%s owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function public.%s from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function public.%s to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
