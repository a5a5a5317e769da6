-- The applicant may see and correct the own address, by the session's id, until the map has been mailed.

grant create on schema public to wiring_owner;

alter table private.wiring_sessions add column address_changed_at timestamptz;

-- To both addresses: the old one is told that it gets nothing more, the new one gets the link.
alter table private.mail_outbox drop constraint mail_outbox_kind_check;
alter table private.mail_outbox add constraint mail_outbox_kind_check check (kind in (
  'signup', 'waitlist', 'completion', 'address_old', 'address_new', 'map', 'map_again', 'map_copy',
  'desk_code', 'desk_notice', 'desk_alert'
));

insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('address_ip_hour', 30, '1 hour', 100000, 'Addresses shown and changed from one IPv4 address or IPv6 /64'),
  ('address_session_day', 5, '1 day', null, 'Changes of one session''s address'),
  ('address_notice_day', 3, '1 day', null, 'Mails to one canonical address that a session has left it');

-- The address of a session in full, which get_session_by_id masks once the session is finished.
-- Answers {"status": "found", "email"} | {"status": "not_found"} | {"status": "limited", "retry_after"}.
create function public.show_session_address(p_session_id text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('address_ip_hour', p_ip_key, p_relaxed);
  address text;
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  select s.email into address from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now();
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  return pg_catalog.jsonb_build_object('status', 'found', 'email', address);
end
$$;

-- Whether a map's mail is out, or being handed over at this moment: then a new address comes too late for it.
create function private.map_is_mailed(map private.maps) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.was_delivered(map)
    or exists (select from private.mail_outbox o where o.id = map.mail_id and o.state = 'sending')
$$;

-- Corrects the address under the session's lock. Mails that wait go to the new one; links that wait for the
-- old one do not go.
-- The same address again changes nothing and mails nothing. Whether the new address has other sessions, or is
-- over its mail cap, is not told. Answers {"status": "changed", "email"} | {"status": "not_found"} |
-- {"status": "mailed"}
-- | {"status": "limited", "retry_after"}.
create function public.change_session_address(
  p_session_id text, p_email text, p_address_key text, p_ip_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session private.wiring_sessions;
  map private.maps;
  wait integer := private.take_hit('address_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  select * into session from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now() for update;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  if pg_catalog.lower(session.email) = pg_catalog.lower(p_email) then
    return pg_catalog.jsonb_build_object('status', 'changed', 'email', session.email);
  end if;
  select * into map from private.maps m where m.session_id = session.session_id for update;
  if map.session_id is not null and private.map_is_mailed(map) then
    return pg_catalog.jsonb_build_object('status', 'mailed');
  end if;
  wait := private.take_hit('address_session_day', pg_catalog.encode(private.secret_hash(session.session_id::text), 'hex'));
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;

  delete from private.mail_outbox o
  where o.session_id = session.session_id and o.kind in ('signup', 'address_new') and o.state = 'queued';
  if private.take_hit('address_notice_day', session.address_key) = 0 then
    perform private.enqueue_session_mail(session.session_id, 'address_old');
  end if;
  update private.wiring_sessions s set
    email = p_email, address_key = p_address_key, address_changed_at = now(), updated_at = now()
  where s.session_id = session.session_id;
  if private.take_hit('signup_address_day', p_address_key) = 0 then
    perform private.enqueue_session_mail(session.session_id, 'address_new');
  end if;
  -- What is being sent goes on; should it have to be tried again, the new address gets it.
  update private.mail_outbox o set recipient = p_email
  where o.session_id = session.session_id and o.kind in ('completion', 'map', 'map_again') and o.state in ('queued', 'sending');
  update private.maps m set
    search_text = pg_catalog.lower(coalesce(session.name_for_certificate, '') || ' ' || private.mask_email(p_email))
  where m.session_id = session.session_id;
  if map.state = 'refused' then
    perform private.send_map_again(session.session_id::text, 'refused', map.revision, true);
  end if;
  return pg_catalog.jsonb_build_object('status', 'changed', 'email', p_email);
end
$$;

-- As before, and when the applicant corrected the address.
create or replace function public.desk_delivery(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(p_input ->> 'session_id');
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  return (
    select pg_catalog.jsonb_build_object(
      'status', 'ok', 'state', map.state, 'revision', map.revision, 'name', s.name_for_certificate, 'email', private.mask_email(s.email),
      'signed_by', map.signed_by, 'signed_at', private.utc_text(map.signed_at), 'undo_until', private.utc_text(map.undo_until),
      'delivered_at', private.utc_text(map.delivered_at), 'expires_at', private.utc_text(s.expires_at),
      'address_changed_at', private.utc_text(s.address_changed_at),
      'mail', (
        select pg_catalog.jsonb_build_object(
          'state', o.state, 'attempts', o.attempts, 'error', o.last_error, 'created_at', private.utc_text(o.created_at),
          'sent_at', private.utc_text(o.sent_at), 'next_attempt_at', case when o.state = 'queued' then private.utc_text(o.next_attempt_at) end)
        from private.mail_outbox o where o.id = map.mail_id
      ),
      'links', (
        select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
          'link_id', pg_catalog.encode(l.secret_hash, 'hex'), 'revision', l.revision, 'created_at', private.utc_text(l.created_at),
          'expires_at', private.utc_text(l.expires_at), 'open', l.closed_at is null and (l.expires_at is null or l.expires_at > now()),
          'operator', (select o.name from private.operators o where o.operator_id = l.operator_id)) order by l.created_at, l.secret_hash), '[]')
        from private.map_secrets l where l.session_id = map.session_id
      ))
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

alter function public.show_session_address(text, text, boolean) owner to wiring_owner;
alter function private.map_is_mailed(private.maps) owner to wiring_owner;
alter function public.change_session_address(text, text, text, text, boolean) owner to wiring_owner;
revoke all on function public.show_session_address(text, text, boolean) from public, anon, authenticated;
revoke all on function public.change_session_address(text, text, text, text, boolean) from public, anon, authenticated;
grant execute on function public.show_session_address(text, text, boolean) to service_role;
grant execute on function public.change_session_address(text, text, text, text, boolean) to service_role;
revoke create on schema public from wiring_owner;
