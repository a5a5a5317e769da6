-- Whoever holds the id of a finished session neither learns its address nor gets its map unnoticed, and a
-- changed address gets no more mails in a day than any other.

grant create on schema public to wiring_owner;

drop function public.show_session_address(text, text, boolean);

delete from private.rate_hits where limit_name in ('address_notice_day', 'map_again_session_day');
delete from private.rate_limits where name in ('address_notice_day', 'map_again_session_day');
insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('map_again_address_day', 3, '1 day', null, 'Maps mailed again on request to one canonical address');
update private.rate_limits set purpose = 'Mails to one canonical address that a visitor causes: links, completions, waitlist'
where name = 'signup_address_day';

-- The map of a finished session whose address was changed waits until the old address could answer.
alter table private.wiring_sessions add column map_held_until timestamptz;

-- A mail with the session's link and a fresh deletion secret, in the caller's transaction. The caller has
-- counted it, except a completion: that one is counted here and waits where the address is over its cap.
create or replace function private.enqueue_session_mail(p_session_id uuid, p_kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret text := private.random_secret();
  session private.wiring_sessions;
  wait integer := 0;
begin
  select * into strict session from private.wiring_sessions s where s.session_id = p_session_id;
  if p_kind = 'completion' then
    wait := private.take_hit('signup_address_day', session.address_key);
  end if;
  insert into private.deletion_secrets (secret_hash, session_id) values (private.secret_hash(secret), p_session_id);
  insert into private.mail_outbox (kind, recipient, session_id, data, next_attempt_at)
  values (p_kind, session.email, p_session_id, pg_catalog.jsonb_build_object('delete_secret', secret),
    now() + pg_catalog.make_interval(secs => wait));
end
$$;

-- Known and unknown addresses get the same answer; only a new one gets a row and a mail.
drop function public.join_waitlist(text, text, boolean);
create function public.join_waitlist(p_email text, p_address_key text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('waitlist_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  insert into private.waitlist (email) values (p_email) on conflict do nothing;
  if found then
    insert into private.mail_outbox (kind, recipient, next_attempt_at)
    values ('waitlist', p_email,
      now() + pg_catalog.make_interval(secs => private.take_hit('signup_address_day', p_address_key)));
  end if;
  return pg_catalog.jsonb_build_object('status', 'joined');
end
$$;

-- Queues a mail with a fresh link to one revision. The secret itself is in the mail's row only, until that is
-- settled.
create or replace function private.enqueue_map_mail(p_session_id uuid, p_kind text, p_revision integer, p_at timestamptz)
returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret text := private.random_secret();
  made uuid;
begin
  insert into private.map_secrets (secret_hash, session_id, revision)
  values (private.secret_hash(secret), p_session_id, p_revision);
  insert into private.mail_outbox (kind, recipient, session_id, data, next_attempt_at)
  select p_kind, s.email, s.session_id, pg_catalog.jsonb_build_object('map_secret', secret), greatest(p_at, s.map_held_until)
  from private.wiring_sessions s where s.session_id = p_session_id returning id into made;
  return made;
end
$$;

-- Corrects the address under the session's lock. Mails that wait go to the new one; links that wait for the
-- old one do not go. The old one is always told: a cap on that mail could be spent by a thief.
-- Every address of a session was mailed its link within that address's cap, so nobody can turn a stranger's
-- mailbox into the target of many sessions. Once the session is finished, its map waits for a day, and for
-- the mail to the old address. The same address again changes nothing and mails nothing.
-- Answers {"status": "changed", "email"} | {"status": "not_found"} | {"status": "mailed"}
-- | {"status": "limited", "retry_after"}.
create or replace function public.change_session_address(
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

-- A mailbox that does not exist has nobody to object: what waited for it goes at once.
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
  for each row when (new.kind = 'address_old' and new.state = 'failed' and old.state <> 'failed')
  execute function private.release_held_map();

-- Takes up to `p_max` due mails for `p_lease_seconds`, as far as the hourly ceiling leaves room. A worker
-- that dies leaves them claimed until the lease ends; then another takes them (at most one mail more, with
-- the same Message-ID; never none). A map never overtakes the notice that its address was changed.
create or replace function private.claim_mails(p_max integer, p_lease_seconds integer)
returns table (id uuid, kind text, recipient text, session_id uuid, delete_secret text, expires_at text, attempt integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rule private.rate_limits;
  room integer;
begin
  -- Workers count one after another, each what the one before has taken.
  select * into strict rule from private.rate_limits l where l.name = 'mails_hour' for no key update;
  select least(p_max, rule.max_hits - count(*)) into room
  from private.mail_sends s where s.started_at > now() - rule.window_length;
  return query
  with due as (
    select m.id from private.mail_outbox m
    where m.state in ('queued', 'sending') and m.next_attempt_at <= now()
      and (m.kind not in ('map', 'map_again') or not exists (
        select from private.mail_outbox o
        where o.session_id = m.session_id and o.kind = 'address_old' and o.state in ('queued', 'sending')))
    order by m.next_attempt_at limit greatest(room, 0) for update skip locked
  ), claimed as (
    update private.mail_outbox m set
      state = 'sending', attempts = m.attempts + 1,
      next_attempt_at = now() + pg_catalog.make_interval(secs => p_lease_seconds)
    from due where m.id = due.id returning m.*
  ), noted as (
    insert into private.mail_sends (mail_id, attempt) select c.id, c.attempts from claimed c
  )
  select c.id, c.kind, c.recipient, c.session_id, c.data ->> 'delete_secret', private.utc_text(s.expires_at), c.attempts
  from claimed c left join private.wiring_sessions s on s.session_id = c.session_id;
end
$$;

-- Mails the map once more, to the address on file and no other. The map's own state stays: it was delivered.
-- While such a mail is on its way a second call changes nothing. Counted by the mailbox, which may have many
-- maps. Answers {"status": "sent" | "not_delivered" | "not_found"} | {"status": "limited", "retry_after"}.
create or replace function public.ask_for_map_again(p_session_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  map private.maps := private.lock_map(p_session_id);
  session private.wiring_sessions;
  wait integer;
begin
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  if not private.was_delivered(map) then
    return pg_catalog.jsonb_build_object('status', 'not_delivered');
  end if;
  select * into session from private.wiring_sessions s where s.session_id = map.session_id;
  if exists (
    select from private.mail_outbox o
    where o.session_id = map.session_id and o.recipient = session.email and o.kind in ('map', 'map_again')
      and o.state in ('queued', 'sending') and o.next_attempt_at < now() + interval '5 minutes'
  ) then
    return pg_catalog.jsonb_build_object('status', 'sent');
  end if;
  wait := private.take_hit('map_again_address_day', session.address_key);
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform private.enqueue_map_mail(map.session_id, 'map_again',
    case when map.undo_until > now() and map.previous is not null then (map.previous ->> 'rev')::integer else map.revision end, now());
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

alter function public.join_waitlist(text, text, text, boolean) owner to wiring_owner;
alter function private.release_held_map() owner to wiring_owner;
revoke all on function public.join_waitlist(text, text, text, boolean) from public, anon, authenticated;
grant execute on function public.join_waitlist(text, text, text, boolean) to service_role;
revoke create on schema public from wiring_owner;
