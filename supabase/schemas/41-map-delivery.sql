-- The mail of a map and the link in it.

-- Each mail of a map carries a link of its own; only the hash of its secret is kept. The link of an
-- operator's copy opens for a day and deletes nothing.
create table private.map_secrets (
  secret_hash bytea primary key,
  session_id uuid not null references private.wiring_sessions on delete cascade,
  revision integer not null check (revision > 0),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  operator_id uuid references private.operators on delete cascade,
  expires_at timestamptz
);
alter table private.map_secrets enable row level security;
create index map_secrets_session on private.map_secrets (session_id);
create index map_secrets_operator on private.map_secrets (operator_id) where operator_id is not null;

-- Queues a mail with a fresh link to one revision. The secret itself is in the mail's row only, until that
-- is settled.
create function private.enqueue_map_mail(p_session_id uuid, p_kind text, p_revision integer, p_at timestamptz)
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

-- What the mail worker sends next: the mails that it claims, with the secret of a map's link, who signed
-- what the reader of the link sees (the subject names them), and what a mail to an operator says.
create function public.claim_mails(p_max integer, p_lease_seconds integer)
returns table (
  id uuid, kind text, recipient text, session_id uuid, delete_secret text, expires_at text, attempt integer,
  map_secret text, signed_by text, desk jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- A statement of its own: one that also joined would not see a mail that was queued while it waited.
  claimed uuid[] := array(select private.claim_mails(p_max, p_lease_seconds));
begin
  return query
  select o.id, o.kind, o.recipient, o.session_id, o.data ->> 'delete_secret', private.utc_text(s.expires_at), o.attempts,
    o.data ->> 'map_secret',
    case when m.undo_until > now() and m.previous is not null then m.previous else m.published end ->> 'signed_by',
    case when o.kind like 'desk\_%' then o.data end
  from private.mail_outbox o left join private.wiring_sessions s on s.session_id = o.session_id
  left join private.maps m on m.session_id = o.session_id
  where o.id = any (claimed);
end
$$;

-- A map follows its mail: sent is delivered, failed for good is refused, also when the provider reports
-- that after it took the mail. Only the last mail that the map waited for counts. Kept besides: when the
-- first mail of a map arrived.
create function private.follow_map_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.maps m set
    state = case new.state when 'sent' then 'delivered' else 'refused' end, previous = null, updated_at = now(),
    delivered_at = case new.state when 'sent' then coalesce(m.delivered_at, now()) else m.delivered_at end
  where m.session_id = new.session_id and m.mail_id = new.id and m.state = 'signed';
  if old.state = 'sent' then
    update private.maps m set
      state = case m.state when 'delivered' then 'refused' else m.state end, updated_at = now(),
      delivered_at = nullif(m.delivered_at, old.sent_at)
    where m.session_id = new.session_id and m.mail_id = new.id;
  end if;
  return null;
end
$$;

create trigger map_follows_mail after update of state on private.mail_outbox
  for each row when (new.kind in ('map', 'map_again') and new.state in ('sent', 'failed') and old.state <> new.state)
  execute function private.follow_map_mail();

-- The same mail with a new link, for a map whose mail arrived or was refused. Earlier links stay good
-- unless they are closed. Answers {"status": "queued"}.
create function private.send_map_again(
  p_session_id text, p_state text, p_revision integer, p_close_earlier boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  map private.maps := private.lock_map(p_session_id);
  objection jsonb := private.map_objection(map, p_state, p_revision);
begin
  if objection is not null then
    return objection;
  end if;
  if map.state not in ('delivered', 'refused') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_sent_yet');
  end if;
  if p_close_earlier then
    update private.map_secrets s set closed_at = now() where s.session_id = map.session_id and s.closed_at is null;
  end if;
  update private.maps m set
    state = 'signed', undo_until = now(), updated_at = now(),
    mail_id = private.enqueue_map_mail(map.session_id, 'map_again', map.revision, now())
  where m.session_id = map.session_id;
  return pg_catalog.jsonb_build_object('status', 'queued');
end
$$;

-- Whether the mail of some revision has arrived: a later revision in the making changes nothing about that.
create function private.was_delivered(map private.maps) returns boolean
language sql immutable set search_path = ''
as $$
  select map.state = 'delivered' or (map.delivered_at is not null and map.state <> 'refused')
$$;

-- Where the map of a finished session is: 'waiting', 'drafted', 'in_review', 'delayed' (on hold, or no
-- draft could be made), 'sending', 'sent' or 'refused' (by the mail server). What the desk knows besides
-- stays there. No row for unknown, malformed, unfinished, expired and deleted sessions. `revising`: a newer
-- sheet is in the making.
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

-- Mails the map once more, to the address on file and no other. The map's own state stays: it was
-- delivered. While such a mail is on its way a second call changes nothing. Counted by the mailbox, which
-- may have many maps. Answers {"status": "sent" | "not_delivered" | "not_found"} | {"status": "limited",
-- "retry_after"}.
create function public.ask_for_map_again(p_session_id text) returns jsonb
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
