-- A code belongs to the browser that asked for it: nobody else can replace it or use up its tries. A caller
-- that names no browser holds it by its network.

grant create on schema public to wiring_owner;

-- Enrolling a passkey changes a session's token, also after an export.
alter table private.desk_exports drop constraint desk_exports_token_hash_fkey;
alter table private.desk_exports add constraint desk_exports_token_hash_fkey
  foreign key (token_hash) references private.operator_sessions on update cascade on delete cascade;

alter table private.operator_codes add column holder text not null default '';
alter table private.operator_codes drop constraint operator_codes_pkey;
alter table private.operator_codes add primary key (operator_id, holder);
-- From where somebody signed in: strangers elsewhere do not keep a code from there.
alter table private.operator_sessions add column network_key text;

update private.rate_limits set purpose = 'Sign-in codes asked for one address of the desk from one network'
where name = 'desk_code_address_hour';
insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('desk_code_strangers_hour', 30, '1 hour', null, 'Sign-in codes asked for one address from networks that are new to it');

drop function private.make_desk_code(uuid, text, text);
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

drop function private.use_desk_code(uuid, text);
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

create function private.code_holder(p_browser text, p_network_key text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce('browser ' || p_browser, 'network ' || p_network_key)
$$;

-- Answers {"status": "sent"} for every address, or {"status": "limited", "retry_after"}.
drop function public.desk_request_code(text, text, text, text, text, boolean);
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

-- As before, for the code of this browser.
drop function public.desk_sign_in_with_code(text, text, text, text, boolean, boolean);
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
  token := private.open_desk_session(asked.operator_id, chosen, p_user_agent);
  update private.operator_sessions s set network_key = p_network_key where s.token_hash = private.secret_hash(token);
  return pg_catalog.jsonb_build_object('status', 'signed_in', 'factor', chosen, 'passkeys', passkeys, 'token', token);
end
$$;

-- As before, and from which network.
drop function public.desk_sign_in_with_passkey(text, bigint, bigint, text);
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
  token := private.open_desk_session(who, 'passkey', p_user_agent);
  update private.operator_sessions s set network_key = p_network_key where s.token_hash = private.secret_hash(token);
  return pg_catalog.jsonb_build_object(
    'status', 'signed_in', 'factor', 'passkey',
    'passkeys', (select count(*) from private.operator_passkeys k where k.operator_id = who), 'token', token);
end
$$;

-- A code for somebody who is signed in and has no passkey, to confirm a deed on loopback. The session holds
-- it.
create or replace function public.desk_request_confirm_code(
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
  perform private.make_desk_code(
    access.operator_id, 'session ' || pg_catalog.encode(access.token_hash, 'hex'), p_code, p_code_hash);
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

create or replace function public.desk_confirm_with_code(p_session text, p_code_hash text, p_network_key text, p_relaxed boolean)
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
  if not found or not private.use_desk_code(
    access.operator_id, 'session ' || pg_catalog.encode(access.token_hash, 'hex'), p_code_hash) then
    return pg_catalog.jsonb_build_object('status', 'wrong');
  end if;
  update private.operator_sessions s set confirmed_at = now() where s.token_hash = access.token_hash;
  perform private.log_desk(access, 'confirm');
  return pg_catalog.jsonb_build_object('status', 'confirmed');
end
$$;

alter function private.make_desk_code(uuid, text, text, text) owner to wiring_owner;
alter function private.use_desk_code(uuid, text, text) owner to wiring_owner;
alter function private.code_holder(text, text) owner to wiring_owner;
do $$
declare
  made text;
begin
  foreach made in array array['desk_request_code(text, text, text, text, text, boolean, text)',
    'desk_sign_in_with_code(text, text, text, text, boolean, boolean, text)',
    'desk_sign_in_with_passkey(text, bigint, bigint, text, text)'] loop
    execute pg_catalog.format('alter function public.%s owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function public.%s from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function public.%s to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
