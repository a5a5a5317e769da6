-- Every look at what an applicant handed in, or at what was made of it, is a line of the log; and a line says
-- the revision that the screen said.

-- What is done before a signature is done to the next revision: a map of which none is signed yet is REV 01.
create or replace function private.log_desk(
  p_access private.desk_access, p_action text, p_session_id uuid default null, p_revision integer default null,
  p_detail jsonb default '{}'
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.desk_events (operator_id, operator, action, session_hash, revision, detail)
  values (p_access.operator_id, coalesce(p_access.name, 'nobody'), p_action,
    case when p_session_id is not null then private.secret_hash(p_session_id::text) end,
    p_revision + case when p_action in ('open', 'claim', 'release', 'take_over', 'inputs', 'pictures', 'hold', 'resume', 'redraft', 'new_revision')
      and exists (select from private.maps m where m.session_id = p_session_id and m.state not in ('signed', 'delivered', 'refused'))
      then 1 else 0 end,
    p_detail)
$$;

-- One line for a look, however many requests it takes: a page asks again while it is open, and a map has
-- three pictures. After as long as a claim lasts it is another look.
create function private.log_look(
  p_access private.desk_access, p_action text, p_session_id uuid default null, p_revision integer default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hash bytea := case when p_session_id is not null then private.secret_hash(p_session_id::text) end;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(p_action || p_access.operator_id::text || coalesce(p_session_id::text, ''), 0));
  if not exists (
    select from private.desk_events e
    where e.session_hash is not distinct from hash and e.operator_id = p_access.operator_id and e.action = p_action
      and e.at > now() - interval '15 minutes'
  ) then
    perform private.log_desk(p_access, p_action, p_session_id, p_revision);
  end if;
end
$$;

-- {"map_id", "claim"} → the map with its draft and edits; claimed for 15 minutes where `claim` is true and
-- nobody else reads it.
create or replace function public.desk_open_review(p_session text, p_input jsonb) returns jsonb
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
  perform private.log_look(access, 'open', map.session_id, map.revision);
  if (p_input -> 'claim')::boolean and map.state in ('drafted', 'needs_care', 'in_review')
    and private.foreign_claim(map, access.operator_id) is null then
    if map.state <> 'in_review' or map.claimed_by is distinct from access.operator_id::text or map.claimed_until <= now() then
      perform private.log_desk(access, 'claim', map.session_id, map.revision);
    end if;
    perform private.claim_map(map.session_id, access.operator_id);
    select * into map from private.maps m where m.session_id = map.session_id;
  end if;
  return (
    select pg_catalog.jsonb_build_object(
      'status', 'ok', 'map_id', map.map_id, 'state', map.state, 'revision', map.revision,
      'draft', map.draft, 'edits', map.edits, 'published', map.published, 'flags', coalesce(map.summary -> 'flags', '[]'),
      'claim', case when map.state = 'in_review' and map.claimed_until > now() then pg_catalog.jsonb_build_object(
        'by', private.operator_name(map.claimed_by), 'mine', map.claimed_by = access.operator_id::text, 'until', private.utc_text(map.claimed_until)) end,
      'name', s.name_for_certificate, 'email', private.mask_email(s.email), 'completed_at', private.utc_text(map.completed_at),
      'expires_at', private.utc_text(s.expires_at), 'age_seconds', greatest(extract(epoch from now() - map.completed_at)::integer, 0),
      'note', map.note, 'failure', map.failure, 'signed_by', map.signed_by, 'undo_until', private.utc_text(map.undo_until),
      'inputs', pg_catalog.jsonb_build_object('survey_version', s.survey_version, 'profile', s.json_profile is not null, 'images', cardinality(s.image_urls),
        'answers', (select count(*) from pg_catalog.jsonb_each_text(s.survey_data) a where pg_catalog.btrim(a.value) <> '')))
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

-- {"map_id", "file"} → the picture's path in the bucket, for the desk's server alone: it begins with the
-- session's id.
create or replace function public.desk_picture(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  found_session uuid;
  found_revision integer;
  found_path text;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  select m.session_id, m.revision, pg_catalog.split_part(u.url, '/wiring-images/', 2)
  into found_session, found_revision, found_path
  from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
  cross join pg_catalog.unnest(s.image_urls) u (url)
  where m.map_id = private.parse_id(p_input ->> 'map_id')
    and pg_catalog.regexp_replace(u.url, '^.*/', '') = p_input ->> 'file'
  limit 1;
  if found_path is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  perform private.log_look(access, 'pictures', found_session, found_revision);
  return pg_catalog.jsonb_build_object('status', 'ok', 'path', found_path);
end
$$;

-- {"search": text | null, "after": entry_id | null} → {"status": "ok", "count", "rows": [{"entry_id",
-- "email", "created_at"}], "next"}, newest first, 50 a page.
create or replace function public.desk_waitlist(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  page jsonb;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  perform private.log_look(access, 'waitlist');
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'entry_id', w.entry_id, 'email', w.email, 'created_at', private.utc_text(w.created_at))), '[]')
  into page from (
    select w.* from private.waitlist w
    where (p_input ->> 'search' is null or pg_catalog.strpos(w.email, pg_catalog.lower(p_input ->> 'search')) > 0)
      and (p_input ->> 'after' is null or (w.created_at, w.entry_id) < (
        select a.created_at, a.entry_id from private.waitlist a where a.entry_id = private.parse_id(p_input ->> 'after')))
    order by w.created_at desc, w.entry_id desc limit 51
  ) w;
  return pg_catalog.jsonb_build_object('status', 'ok', 'count', (select count(*) from private.waitlist),
    'rows', case when pg_catalog.jsonb_array_length(page) > 50 then page - 50 else page end,
    'next', case when pg_catalog.jsonb_array_length(page) > 50 then page -> 49 -> 'entry_id' end);
end
$$;

-- {"map_id"} → where mail and links stand. Whether a link was opened is not known: nobody is tracked. A link
-- is made in one transaction with the mail that carries it.
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
  map := private.lock_map(private.session_of_map(p_input ->> 'map_id'));
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
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
          'sent_at', private.utc_text(o.sent_at), 'next_attempt_at', case when o.state = 'queued' then private.utc_text(o.next_attempt_at) end)
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

alter function private.log_look(private.desk_access, text, uuid, integer) owner to wiring_owner;
