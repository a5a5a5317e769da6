-- Mail that a server refused for good is no dead end: an operator sees the address and, when the applicant
-- gave another one, sends the map there. Both are logged, the second wants the second factor and a note, and
-- every operator and the old address hear of it.

grant create on schema public to wiring_owner;

insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('desk_address_day', 20, '1 day', null, 'Addresses that one operator corrects');

-- {"map_id"} → {"status": "ok", "email"}, with a line of the log.
create function public.desk_show_address(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(private.session_of_map(p_input ->> 'map_id'));
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
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
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
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

do $$
declare
  made text;
begin
  foreach made in array array['show_address', 'correct_address'] loop
    execute pg_catalog.format('alter function public.desk_%s(text, jsonb) owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function public.desk_%s(text, jsonb) from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function public.desk_%s(text, jsonb) to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
