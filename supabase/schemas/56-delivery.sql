-- A signed map at the desk: its mail, its links, the address, the next revision.

-- {"map_id"} → where mail and links stand. Whether a link was opened is not known: nobody is tracked. A
-- link is made in one transaction with the mail that carries it.
create function public.desk_delivery(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  perform private.log_look(access, 'delivery', map.session_id, nullif(map.revision, 0));
  return (
    select pg_catalog.jsonb_build_object(
      'status', 'ok', 'state', map.state, 'revision', map.revision, 'name', s.name_for_certificate, 'email', private.mask_email(s.email),
      'signed_by', map.signed_by, 'signed_at', private.utc_text(map.signed_at), 'undo_until', private.utc_text(map.undo_until),
      'delivered_at', private.utc_text(map.delivered_at), 'completed_at', private.utc_text(map.completed_at),
      'expires_at', private.utc_text(s.expires_at), 'address_changed_at', private.utc_text(s.address_changed_at),
      'mail', (
        select pg_catalog.jsonb_build_object(
          'state', o.state, 'attempts', o.attempts, 'error', o.last_error, 'created_at', private.utc_text(o.created_at),
          'sent_at', private.utc_text(o.sent_at), 'complained_at', private.utc_text(o.complained_at), 'next_attempt_at', case when o.state = 'queued' then private.utc_text(o.next_attempt_at) end)
        from private.mail_outbox o where o.id = map.mail_id
      ),
      'links', (
        select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
          'link_id', pg_catalog.encode(l.secret_hash, 'hex'), 'revision', l.revision, 'created_at', private.utc_text(l.created_at),
          'expires_at', private.utc_text(l.expires_at), 'open', l.closed_at is null and (l.expires_at is null or l.expires_at > now()),
          'operator', (select o.name from private.operators o where o.operator_id = l.operator_id),
          'mail_state', (
            select o.state from private.mail_outbox o
            where o.session_id = l.session_id and o.created_at = l.created_at
              and (o.kind = 'map_copy') = (l.operator_id is not null) and o.kind in ('map', 'map_again', 'map_copy')
            limit 1)
          ) order by l.created_at, l.secret_hash), '[]')
        from private.map_secrets l where l.session_id = map.session_id
      ))
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

-- {…, "close_earlier"} → the same mail once more, with a new link.
create function public.desk_resend(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  chosen uuid := private.parse_id(private.session_of_map(p_input ->> 'map_id'));
  answer jsonb;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  answer := private.send_map_again(private.session_of_map(p_input ->> 'map_id'), p_input ->> 'expected_state', (p_input ->> 'expected_revision')::integer,
    (p_input -> 'close_earlier')::boolean);
  if answer ->> 'status' = 'queued' then
    perform private.log_desk(access, 'resend', chosen, (p_input ->> 'expected_revision')::integer,
      pg_catalog.jsonb_build_object('closed_earlier', p_input -> 'close_earlier'));
  end if;
  return case answer ->> 'status' when 'queued' then private.done_answer(chosen) when 'not_found' then '{"status": "gone"}' else answer end;
end
$$;

-- {…, "link_id" | null} → that link, or every open one, shows nothing from now on. A mail that went out
-- since the operator's page was read makes a signed map a delivered one. A copy and a closed link mean the
-- same before and after, so only the revision that was seen counts.
create function public.desk_close_links(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'same_revision');
  access private.desk_access := action.access;
  map private.maps := action.map;
  closed integer;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  -- The link of a mail that still waits would arrive dead.
  if map.state = 'signed' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_sent_yet');
  end if;
  update private.map_secrets l set closed_at = now()
  where l.session_id = map.session_id and l.closed_at is null
    and (p_input ->> 'link_id' is null or pg_catalog.encode(l.secret_hash, 'hex') = p_input ->> 'link_id');
  get diagnostics closed = row_count;
  if closed > 0 then
    perform private.log_desk(access, 'close_links', map.session_id, map.revision, pg_catalog.jsonb_build_object('links', closed));
  end if;
  return private.done_answer(map.session_id);
end
$$;

-- The signed map to the operator's own address. The map's state is not touched.
create function public.desk_send_to_me(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'same_revision');
  access private.desk_access := action.access;
  map private.maps := action.map;
  secret text := private.random_secret();
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.published is null then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_signed');
  end if;
  if private.take_hit('map_copy_hour', access.operator_id::text) > 0 then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'too_many');
  end if;
  insert into private.map_secrets (secret_hash, session_id, revision, operator_id, expires_at)
  values (private.secret_hash(secret), map.session_id, map.revision, access.operator_id, now() + interval '1 day');
  insert into private.mail_outbox (kind, recipient, session_id, data)
  values ('map_copy', access.email, map.session_id, pg_catalog.jsonb_build_object('map_secret', secret));
  perform private.log_desk(access, 'send_to_me', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- {…, "note"} → in review again, with its edits. Readers keep the signed revision until the next one is
-- signed and its undo is over.
create function public.desk_new_revision(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'as_seen');
  access private.desk_access := action.access;
  map private.maps := action.map;
  given text := pg_catalog.btrim(p_input ->> 'note', E' \t\r\n');
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state not in ('delivered', 'refused') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_sent_yet');
  end if;
  if coalesce(given, '') = '' then
    return pg_catalog.jsonb_build_object('status', 'invalid', 'problem', 'A new revision needs a reason: what is to be changed?');
  end if;
  update private.maps m set note = given where m.session_id = map.session_id;
  perform private.claim_map(map.session_id, access.operator_id);
  perform private.log_desk(access, 'new_revision', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- {"map_id"} → {"status": "ok", "email"}, with a line of the log.
create function public.desk_show_address(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  perform private.log_desk(access, 'show_address', map.session_id, map.revision);
  return (
    select pg_catalog.jsonb_build_object('status', 'ok', 'email', s.email)
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

-- {…, "email", "address_key", "note"} → the map of a refused mail goes to another address, with a new link;
-- every earlier link is closed. The note is kept with the map, where a deletion finds it, not in the log.
create function public.desk_correct_address(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
  session private.wiring_sessions;
  map private.maps;
  objection jsonb;
  given text := pg_catalog.btrim(p_input ->> 'note', E' \t\r\n');
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  -- The session is changed, so its stronger lock comes first: to raise a lock later is to wait in a circle.
  select * into session from private.wiring_sessions s
  where s.session_id = private.session_of_map(p_input ->> 'map_id')::uuid for update;
  map := private.lock_map(session.session_id::text);
  objection := private.desk_objection(map, p_input);
  if objection is not null then
    return objection;
  end if;
  if map.state <> 'refused' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_refused');
  end if;
  if given = '' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'no_note');
  end if;
  if pg_catalog.lower(session.email) = pg_catalog.lower(p_input ->> 'email') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'same_address');
  end if;
  if private.take_hit('desk_address_day', access.operator_id::text) > 0 then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'too_many');
  end if;
  delete from private.mail_outbox o
  where o.session_id = session.session_id and o.kind in ('signup', 'address_new') and o.state = 'queued';
  perform private.enqueue_session_mail(session.session_id, 'address_old');
  update private.wiring_sessions s set
    email = p_input ->> 'email', address_key = p_input ->> 'address_key', address_changed_at = now(), updated_at = now()
  where s.session_id = session.session_id;
  update private.maps m set note = given,
    search_text = pg_catalog.lower(coalesce(session.name_for_certificate, '') || ' ' || private.mask_email(p_input ->> 'email'))
  where m.session_id = session.session_id;
  perform private.send_map_again(session.session_id::text, 'refused', map.revision, true);
  perform private.mail_operators('desk_notice', pg_catalog.jsonb_build_object(
    'notice', 'address', 'who', access.name, 'at', private.utc_text(now())));
  perform private.log_desk(access, 'correct_address', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- {"map_id"} → {"status": "deleted"} | {"status": "gone"} for what was deleted before. The log keeps a
-- hash.
create function public.desk_delete_session(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
  chosen uuid := private.parse_id(private.session_of_map(p_input ->> 'map_id'));
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  -- Locked first: of two who delete at once, one has done it and one log line says so.
  perform from private.wiring_sessions s where s.session_id = chosen for update;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  perform private.delete_session(chosen, 'operator');
  perform private.log_desk(access, 'delete_session', chosen);
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;
