-- Signing, undoing, sending. Each function changes one map under the locks of its session and its row, and
-- only when the caller saw its state and revision as they are: otherwise {"status": "conflict", "state",
-- "revision"} and no change.
-- {"status": "not_found"} for unknown, unfinished, expired and deleted sessions.

grant create on schema public to wiring_owner;

-- `map_again` is the same mail, sent again on request.
alter table private.mail_outbox drop constraint mail_outbox_kind_check;
alter table private.mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('signup', 'waitlist', 'completion', 'map', 'map_again'));

-- The locked map, or null. Session before map, as everywhere: a deletion takes the session first.
create function private.lock_map(p_session_id text) returns private.maps
language plpgsql volatile security definer set search_path = ''
as $$
declare
  map private.maps;
begin
  perform from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now() for key share;
  if found then
    select * into map from private.maps m where m.session_id = private.parse_id(p_session_id) for update;
  end if;
  return map;
end
$$;

-- Why the caller may not go on; null when the map is as the caller saw it.
create function private.map_objection(map private.maps, p_state text, p_revision integer) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when map.session_id is null then pg_catalog.jsonb_build_object('status', 'not_found')
    when (map.state, map.revision) is distinct from (p_state, p_revision) then
      pg_catalog.jsonb_build_object('status', 'conflict', 'state', map.state, 'revision', map.revision)
  end
$$;

-- Queues a mail with a fresh link to one revision. The secret itself is in the mail's row only, until that is
-- settled.
create function private.enqueue_map_mail(p_session_id uuid, p_kind text, p_revision integer, p_at timestamptz) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret text := private.random_secret();
  made uuid;
begin
  insert into private.map_secrets (secret_hash, session_id, revision)
  values (private.secret_hash(secret), p_session_id, p_revision);
  insert into private.mail_outbox (kind, recipient, session_id, data, next_attempt_at)
  select p_kind, s.email, s.session_id, pg_catalog.jsonb_build_object('map_secret', secret), p_at
  from private.wiring_sessions s where s.session_id = p_session_id returning id into made;
  return made;
end
$$;

-- Signs the draft and publishes it as the next revision. Its mail goes out after `p_undo_seconds`; readers of
-- an older link see the new revision from then on. Answers {"status": "signed", "revision", "undo_until"}.
create function private.sign_map(
  p_session_id text, p_by text, p_state text, p_revision integer, p_undo_seconds integer
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  map private.maps := private.lock_map(p_session_id);
  objection jsonb := private.map_objection(map, p_state, p_revision);
  next_revision integer := map.revision + 1;
  mail_at timestamptz := now() + pg_catalog.make_interval(secs => p_undo_seconds);
  signed jsonb;
begin
  if objection is not null then
    return objection;
  end if;
  if map.state not in ('drafted', 'needs_care', 'in_review') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_in_review');
  end if;
  signed := map.draft || pg_catalog.jsonb_build_object(
    'rev', next_revision, 'signed_by', p_by, 'published_at', private.utc_text(now()));
  update private.maps m set
    state = 'signed', published = signed, previous = map.published, revision = next_revision,
    signed_by = p_by, signed_at = now(), undo_until = mail_at, updated_at = now(),
    mail_id = private.enqueue_map_mail(map.session_id, 'map', next_revision, mail_at)
  where m.session_id = map.session_id;
  return pg_catalog.jsonb_build_object(
    'status', 'signed', 'revision', next_revision, 'undo_until', private.utc_text(mail_at));
end
$$;

-- Takes a signature back while its mail still waits: the mail and its link are gone, the map is in review as
-- before.
-- Answers {"status": "undone", "state", "revision"}, or {"status": "refused", "code": "too_late"}.
create function private.undo_map_signature(p_session_id text, p_revision integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  map private.maps := private.lock_map(p_session_id);
  objection jsonb := private.map_objection(map, 'signed', p_revision);
  mail private.mail_outbox;
begin
  if objection is not null then
    return objection;
  end if;
  -- A mail that a worker holds is on its way: not waited for, and too late.
  select * into mail from private.mail_outbox m
  where m.id = map.mail_id and m.state = 'queued' and m.attempts = 0 and map.undo_until > now() for update skip locked;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'too_late');
  end if;
  delete from private.map_secrets s where s.secret_hash = private.secret_hash(mail.data ->> 'map_secret');
  delete from private.mail_outbox m where m.id = mail.id;
  update private.maps m set
    state = case when map.claimed_by is null then private.state_of_draft(map.draft) else 'in_review' end,
    published = map.previous, previous = null, revision = map.revision - 1,
    signed_by = map.previous ->> 'signed_by', signed_at = (map.previous ->> 'published_at')::timestamptz,
    undo_until = null, mail_id = null, updated_at = now()
  where m.session_id = map.session_id returning * into map;
  return pg_catalog.jsonb_build_object('status', 'undone', 'state', map.state, 'revision', map.revision);
end
$$;

-- The same mail with a new link, for a map whose mail arrived or was refused. Earlier links stay good unless
-- they are closed.
-- Answers {"status": "queued"}.
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

-- A map follows its mail: sent is delivered, failed for good is refused. Only the mail that the map waits for
-- counts.
create function private.follow_map_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.maps m set
    state = case new.state when 'sent' then 'delivered' else 'refused' end, previous = null, updated_at = now()
  where m.session_id = new.session_id and m.mail_id = new.id and m.state = 'signed';
  return null;
end
$$;
create trigger map_follows_mail after update of state on private.mail_outbox
  for each row when (new.kind in ('map', 'map_again') and new.state in ('sent', 'failed') and old.state <> new.state)
  execute function private.follow_map_mail();

-- For `npm run map:sign` on the local stack; the desk asks by functions of its own, which know who asks.
create function public.describe_map(p_session_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'state', m.state, 'revision', m.revision, 'draft', m.draft, 'failure', m.failure, 'signed_by', m.signed_by,
    'undo_until', private.utc_text(m.undo_until), 'mail', o.state, 'mail_error', o.last_error)
  from private.maps m left join private.mail_outbox o on o.id = m.mail_id
  where m.session_id = private.parse_id(p_session_id)
$$;

create function public.sign_map(
  p_session_id text, p_by text, p_expected_state text, p_expected_revision integer, p_undo_seconds integer
) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.sign_map(p_session_id, p_by, p_expected_state, p_expected_revision, p_undo_seconds)
$$;

create function public.undo_map_signature(p_session_id text, p_expected_revision integer) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.undo_map_signature(p_session_id, p_expected_revision)
$$;

alter function private.lock_map(text) owner to wiring_owner;
alter function private.map_objection(private.maps, text, integer) owner to wiring_owner;
alter function private.enqueue_map_mail(uuid, text, integer, timestamptz) owner to wiring_owner;
alter function private.sign_map(text, text, text, integer, integer) owner to wiring_owner;
alter function private.undo_map_signature(text, integer) owner to wiring_owner;
alter function private.send_map_again(text, text, integer, boolean) owner to wiring_owner;
alter function private.follow_map_mail() owner to wiring_owner;
alter function public.describe_map(text) owner to wiring_owner;
alter function public.sign_map(text, text, text, integer, integer) owner to wiring_owner;
alter function public.undo_map_signature(text, integer) owner to wiring_owner;
revoke all on function public.describe_map(text) from public, anon, authenticated;
revoke all on function public.sign_map(text, text, text, integer, integer) from public, anon, authenticated;
revoke all on function public.undo_map_signature(text, integer) from public, anon, authenticated;
grant execute on function public.describe_map(text) to service_role;
grant execute on function public.sign_map(text, text, text, integer, integer) to service_role;
grant execute on function public.undo_map_signature(text, integer) to service_role;
revoke create on schema public from wiring_owner;
