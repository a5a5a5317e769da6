-- The applicant may correct the own address, by the session's id, until the map has been mailed. Whoever
-- holds the id of a finished session neither learns its address nor gets its map unnoticed, and a changed
-- address gets no more mails in a day than any other.

-- Whether a map's mail is out, or being handed over at this moment: then a new address comes too late for
-- it.
create function private.map_is_mailed(map private.maps) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.was_delivered(map)
    or exists (select from private.mail_outbox o where o.id = map.mail_id and o.state = 'sending')
$$;

-- Corrects the address under the session's lock. Mails that wait go to the new one; links that wait for the
-- old one do not go. The old one is always told: a cap on that mail could be spent by a thief. Every
-- address of a session was mailed its link within that address's cap, so nobody can turn a stranger's
-- mailbox into the target of many sessions. Once the session is finished, its map waits for a day, and for
-- the mail to the old address. The same address again changes nothing and mails nothing. Answers {"status":
-- "changed", "email"} | {"status": "not_found"} | {"status": "mailed"} | {"status": "limited",
-- "retry_after"}.
create function public.change_session_address(
  p_session_id text, p_email text, p_address_key text, p_ip_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session private.wiring_sessions;
  map private.maps;
  held_until timestamptz;
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
    return pg_catalog.jsonb_build_object('status', 'changed', 'email', p_email);
  end if;
  select * into map from private.maps m where m.session_id = session.session_id for update;
  if map.session_id is not null and private.map_is_mailed(map) then
    return pg_catalog.jsonb_build_object('status', 'mailed');
  end if;
  wait := private.take_hit('address_session_day', pg_catalog.encode(private.secret_hash(session.session_id::text), 'hex'));
  if wait = 0 then
    wait := private.take_hit('signup_address_day', p_address_key);
  end if;
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;

  held_until := case when session.wiring_complete then now() + interval '1 day' end;
  delete from private.mail_outbox o
  where o.session_id = session.session_id and o.kind in ('signup', 'address_new') and o.state = 'queued';
  perform private.enqueue_session_mail(session.session_id, 'address_old');
  update private.wiring_sessions s set
    email = p_email, address_key = p_address_key, address_changed_at = now(), map_held_until = held_until, updated_at = now()
  where s.session_id = session.session_id;
  perform private.enqueue_session_mail(session.session_id, 'address_new');
  -- What is being sent goes on; should it have to be tried again, the new address gets it.
  update private.mail_outbox o set
    recipient = p_email,
    next_attempt_at = case when o.kind = 'completion' then o.next_attempt_at else greatest(o.next_attempt_at, held_until) end
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

-- A mailbox that does not exist has nobody to object: what waited for it goes at once. One that is only full
-- has somebody.
create function private.release_held_map() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.mail_outbox o set next_attempt_at = now()
  from private.wiring_sessions s
  where s.session_id = new.session_id and o.session_id = new.session_id and o.kind in ('map', 'map_again')
    and o.state = 'queued' and o.next_attempt_at = s.map_held_until;
  update private.wiring_sessions s set map_held_until = null where s.session_id = new.session_id;
  return null;
end
$$;

create trigger refused_notice_releases_map after update of state on private.mail_outbox
  for each row when (new.kind = 'address_old' and new.state = 'failed' and old.state <> 'failed' and new.last_error <> 'bounced: transient')
  execute function private.release_held_map();
