grant create on schema public to wiring_owner;

-- `map_copy`: a signed map for the operator who asks.
alter table private.mail_outbox drop constraint mail_outbox_kind_check;
alter table private.mail_outbox add constraint mail_outbox_kind_check check (kind in (
  'signup', 'waitlist', 'completion', 'map', 'map_again', 'map_copy', 'desk_code', 'desk_notice', 'desk_alert'
));
insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('map_copy_hour', 30, '1 hour', null, 'Copies of maps that one operator has mailed to the own address');

-- The link of an operator's copy opens for a day and deletes nothing.
alter table private.map_secrets
  add column operator_id uuid references private.operators on delete cascade,
  add column expires_at timestamptz;
create index map_secrets_operator on private.map_secrets (operator_id) where operator_id is not null;

create or replace function private.open_map_link(p_secret text) returns table (session_id uuid, revision integer, expires_at timestamptz)
language sql stable security definer rows 1 set search_path = ''
as $$
  select l.session_id, l.revision, s.expires_at
  from private.map_secrets l join private.wiring_sessions s on s.session_id = l.session_id
  left join private.operators o on o.operator_id = l.operator_id
  where p_secret ~ '^[0-9a-f]{64}$' and l.secret_hash = private.secret_hash(p_secret)
    and l.closed_at is null and s.expires_at > now() and (l.expires_at is null or l.expires_at > now()) and o.removed_at is null
$$;

create function private.is_applicants_link(p_secret text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.map_secrets l where l.secret_hash = private.secret_hash(p_secret) and l.operator_id is null)
$$;

create or replace function public.describe_map_deletion(p_map_secret text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('delete_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  return private.describe_session((select l.session_id from private.open_map_link(p_map_secret) l where private.is_applicants_link(p_map_secret)));
end
$$;

create or replace function public.delete_map(p_map_secret text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('delete_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform private.delete_session(l.session_id, 'applicant') from private.open_map_link(p_map_secret) l where private.is_applicants_link(p_map_secret);
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;

-- {"session_id"} → where mail and links stand. Whether a link was opened is not known: nobody is tracked.
create function public.desk_delivery(p_session text, p_input jsonb) returns jsonb
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

-- {…, "close_earlier"} → the same mail once more, with a new link.
create function public.desk_resend(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  chosen uuid := private.parse_id(p_input ->> 'session_id');
  answer jsonb;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  answer := private.send_map_again(p_input ->> 'session_id', p_input ->> 'expected_state', (p_input ->> 'expected_revision')::integer,
    (p_input -> 'close_earlier')::boolean);
  if answer ->> 'status' = 'queued' then
    perform private.log_desk(access, 'resend', chosen, (p_input ->> 'expected_revision')::integer,
      pg_catalog.jsonb_build_object('closed_earlier', p_input -> 'close_earlier'));
  end if;
  return case answer ->> 'status' when 'queued' then private.done_answer(chosen) when 'not_found' then '{"status": "gone"}' else answer end;
end
$$;

-- {…, "link_id" | null} → that link, or every open one, shows nothing from now on.
create function public.desk_close_links(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
  objection jsonb;
  closed integer;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(p_input ->> 'session_id');
  objection := private.desk_objection(map, p_input);
  if objection is not null then
    return objection;
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
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
  objection jsonb;
  secret text := private.random_secret();
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(p_input ->> 'session_id');
  objection := private.desk_objection(map, p_input);
  if objection is not null then
    return objection;
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
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
  objection jsonb;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  map := private.lock_map(p_input ->> 'session_id');
  objection := private.desk_objection(map, p_input);
  if objection is not null then
    return objection;
  end if;
  if map.state not in ('delivered', 'refused') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_sent_yet');
  end if;
  update private.maps m set note = coalesce(nullif(pg_catalog.btrim(p_input ->> 'note'), ''), m.note) where m.session_id = map.session_id;
  perform private.claim_map(map.session_id, access.operator_id);
  perform private.log_desk(access, 'new_revision', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

alter function private.is_applicants_link(text) owner to wiring_owner;
do $$
declare
  made text;
begin
  foreach made in array array['delivery', 'resend', 'close_links', 'send_to_me', 'new_revision'] loop
    execute pg_catalog.format('alter function public.desk_%s(text, jsonb) owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function public.desk_%s(text, jsonb) from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function public.desk_%s(text, jsonb) to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
