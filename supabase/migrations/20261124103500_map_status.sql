-- What an applicant may know of the own map, and its mail once more.

grant create on schema public to wiring_owner;

-- Whether the mail of some revision has arrived: a later revision in the making changes nothing about that.
create function private.was_delivered(map private.maps) returns boolean
language sql immutable set search_path = ''
as $$
  select map.state = 'delivered' or (map.delivered_at is not null and map.state <> 'refused')
$$;

-- Where the map of a finished session is: 'waiting', 'drafted', 'in_review', 'delayed' (on hold, or no draft
-- could be made), 'sending', 'sent' or 'refused' (by the mail server). What the desk knows besides stays
-- there. No row for unknown, malformed, unfinished, expired and deleted sessions. `revising`: a newer sheet
-- is in the making.
create function public.map_status(session_uuid text) returns table (state text, sent_at text, revising boolean)
language sql stable security definer rows 1 set search_path = ''
as $$
  select case
      when private.was_delivered(m) then 'sent'
      when m.state = 'signed' then case when m.undo_until > now() then 'in_review' else 'sending' end
      when m.state in ('on_hold', 'draft_failed') then 'delayed'
      when m.state = 'needs_care' then 'drafted'
      else m.state
    end,
    case when private.was_delivered(m) then private.utc_text(m.delivered_at) end,
    private.was_delivered(m) and m.state <> 'delivered'
  from private.wiring_sessions s join private.maps m on m.session_id = s.session_id
  where s.session_id = private.parse_id(session_uuid) and s.expires_at > now() and s.wiring_complete
$$;

insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('map_again_session_day', 3, '1 day', null, 'Mails of one map that its applicant asked for again');

-- Mails the map once more, to the address on file and no other. The map's own state stays: it was delivered.
-- While such a mail is on its way a second call changes nothing. Answers {"status": "sent" | "not_delivered"
-- | "not_found"} or {"status": "limited",
-- "retry_after"}.
create function public.ask_for_map_again(p_session_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  map private.maps := private.lock_map(p_session_id);
  wait integer;
begin
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  if not private.was_delivered(map) then
    return pg_catalog.jsonb_build_object('status', 'not_delivered');
  end if;
  if exists (
    select from private.mail_outbox o join private.wiring_sessions s on s.session_id = o.session_id
    where o.session_id = map.session_id and o.recipient = s.email and o.kind in ('map', 'map_again')
      and o.state in ('queued', 'sending') and o.next_attempt_at < now() + interval '5 minutes'
  ) then
    return pg_catalog.jsonb_build_object('status', 'sent');
  end if;
  wait := private.take_hit('map_again_session_day', map.session_id::text);
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform private.enqueue_map_mail(map.session_id, 'map_again',
    case when map.undo_until > now() and map.previous is not null then (map.previous ->> 'rev')::integer else map.revision end, now());
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

alter function private.was_delivered(private.maps) owner to wiring_owner;
alter function public.map_status(text) owner to wiring_owner;
alter function public.ask_for_map_again(text) owner to wiring_owner;
revoke all on function public.map_status(text) from public, authenticated;
revoke all on function public.ask_for_map_again(text) from public, anon, authenticated;
grant execute on function public.map_status(text) to anon, service_role;
grant execute on function public.ask_for_map_again(text) to service_role;
revoke create on schema public from wiring_owner;
