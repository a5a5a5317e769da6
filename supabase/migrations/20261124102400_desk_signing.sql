-- Signing at the desk: the function `desk` makes the sheet of draft and edits, and SQL publishes it only when
-- it is one of this draft, with the edits that the operator saw.

grant create on schema public to wiring_owner;

-- What operators did with the sentences of each rule, over all signatures. No personal data, so it outlives
-- the sessions.
create table private.rule_fates (
  rule text primary key check (char_length(rule) <= 100),
  kept bigint not null default 0,
  edited bigint not null default 0,
  dropped bigint not null default 0
);
alter table private.rule_fates enable row level security;
alter table private.rule_fates owner to wiring_owner;
revoke all on private.rule_fates from public, anon, authenticated, service_role;

-- Adds the sentences of one signature, or takes them back with -1. In the order of the rules, so that two
-- signatures never wait in a circle.
create function private.count_rule_fates(p_draft jsonb, p_signed jsonb, p_sign integer) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.rule_fates as f (rule, kept, edited, dropped)
  select d ->> 'rule',
    p_sign * count(*) filter (where s is not null and s -> 'base' = 'null'),
    p_sign * count(*) filter (where s is not null and s -> 'base' <> 'null'),
    p_sign * count(*) filter (where s is null)
  from private.elements(p_draft -> 'sentences') d
  left join private.elements(p_signed -> 'sentences') s on s -> 'id' = d -> 'id'
  where d ->> 'rule' is not null
  group by d ->> 'rule' order by d ->> 'rule'
  on conflict (rule) do update set kept = f.kept + excluded.kept, edited = f.edited + excluded.edited, dropped = f.dropped + excluded.dropped
$$;

-- Whether a sheet was made of this draft: the same inputs and model, the same lines, its sentences on their
-- lines, and at most three of the studio, which rest on none.
create function private.is_of_draft(p_sheet jsonb, p_draft jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    p_sheet @> pg_catalog.jsonb_build_object(
      'schema', p_draft -> 'schema', 'model', p_draft -> 'model', 'lexicon', p_draft -> 'lexicon', 'inputs', p_draft -> 'inputs',
      'survey_version', p_draft -> 'survey_version', 'name', p_draft -> 'name', 'signed_by', null, 'published_at', null)
    and pg_column_size(p_sheet) <= 1048576
    and (select pg_catalog.jsonb_agg(e -> 'id') from private.elements(p_sheet -> 'evidence') e)
      is not distinct from (select pg_catalog.jsonb_agg(e -> 'id') from private.elements(p_draft -> 'evidence') e)
    and not exists (
      select from private.elements(p_sheet -> 'sentences') s
      left join private.elements(p_draft -> 'sentences') d on d -> 'id' = s -> 'id'
      where case when d is null
        then (s ->> 'id' ~ '^N\d{1,4}$' and s @> '{"section": "note", "kind": "note", "rule": "note.studio", "evidence": [], "slots": []}') is not true
        else (s -> 'evidence', s -> 'section', s -> 'rule', s -> 'kind') is distinct from (d -> 'evidence', d -> 'section', d -> 'rule', d -> 'kind') end
    )
    and (select count(*) <= 3 from private.elements(p_sheet -> 'sentences') s where s ->> 'rule' = 'note.studio'), false)
$$;

-- Publishes a sheet as the next revision of a locked map. Its mail goes out after `p_undo_seconds`; readers
-- of an older link see the new revision from then on. Answers {"status": "signed", "revision", "undo_until"}.
create function private.publish_map(map private.maps, p_sheet jsonb, p_by text, p_undo_seconds integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  next_revision integer := map.revision + 1;
  mail_at timestamptz := now() + pg_catalog.make_interval(secs => p_undo_seconds);
begin
  update private.maps m set
    state = 'signed', previous = map.published, revision = next_revision,
    published = p_sheet || pg_catalog.jsonb_build_object('rev', next_revision, 'signed_by', p_by, 'published_at', private.utc_text(now())),
    signed_by = p_by, signed_at = now(), first_signed_at = coalesce(m.first_signed_at, now()), undo_until = mail_at, updated_at = now(),
    mail_id = private.enqueue_map_mail(map.session_id, 'map', next_revision, mail_at)
  where m.session_id = map.session_id;
  perform private.count_rule_fates(map.draft, p_sheet, 1);
  return pg_catalog.jsonb_build_object('status', 'signed', 'revision', next_revision, 'undo_until', private.utc_text(mail_at));
end
$$;

-- As before, for `npm run map:sign`. What an operator edited is signed at the desk only: here the edits would
-- be lost.
create or replace function private.sign_map(
  p_session_id text, p_by text, p_state text, p_revision integer, p_undo_seconds integer
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
  if map.state not in ('drafted', 'needs_care', 'in_review') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_in_review');
  end if;
  if map.edits <> '[]' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'edited_at_the_desk');
  end if;
  return private.publish_map(map, map.draft, p_by, p_undo_seconds);
end
$$;

-- As before; what was counted with the signature is taken back with it.
create or replace function private.undo_map_signature(p_session_id text, p_revision integer) returns jsonb
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
  where m.id = map.mail_id and m.kind = 'map' and m.state = 'queued' and m.attempts = 0 and map.undo_until > now() for update skip locked;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'too_late');
  end if;
  delete from private.map_secrets s where s.secret_hash = private.secret_hash(mail.data ->> 'map_secret');
  delete from private.mail_outbox m where m.id = mail.id;
  perform private.count_rule_fates(map.draft, map.published, -1);
  update private.maps m set
    state = case when map.claimed_by is null then private.state_of_draft(map.draft) else 'in_review' end,
    published = map.previous, previous = null, revision = map.revision - 1,
    signed_by = map.previous ->> 'signed_by', signed_at = (map.previous ->> 'published_at')::timestamptz,
    first_signed_at = case when map.previous is not null then m.first_signed_at end,
    undo_until = null, mail_id = null, updated_at = now()
  where m.session_id = map.session_id returning * into map;
  return pg_catalog.jsonb_build_object('status', 'undone', 'state', map.state, 'revision', map.revision);
end
$$;

-- {…, "expected_edits", "sheet"} → {"status": "signed", "revision", "undo_until"}. `sheet` is what the
-- function `desk` made of draft and edits.
create function public.desk_sign(p_session text, p_input jsonb) returns jsonb
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
  objection := coalesce(private.desk_objection(map, p_input), private.foreign_claim(map, access.operator_id));
  if objection is not null then
    return objection;
  end if;
  if map.state <> 'in_review' or map.draft is null then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_in_review');
  end if;
  if pg_catalog.jsonb_array_length(map.edits) is distinct from (p_input ->> 'expected_edits')::integer then
    return pg_catalog.jsonb_build_object('status', 'overtaken');
  end if;
  if not private.is_of_draft(p_input -> 'sheet', map.draft) then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_of_this_draft');
  end if;
  perform private.claim_map(map.session_id, access.operator_id);
  perform private.log_desk(access, 'sign', map.session_id, map.revision + 1);
  return private.publish_map(map, p_input -> 'sheet', access.name, 60);
end
$$;

-- {"session_id", "expected_revision"} → the map is in review as before, its mail and the link in it are gone.
create function public.desk_undo_sign(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  answer jsonb;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  answer := private.undo_map_signature(p_input ->> 'session_id', (p_input ->> 'expected_revision')::integer);
  if answer ->> 'status' = 'undone' then
    perform private.log_desk(access, 'undo_sign', private.parse_id(p_input ->> 'session_id'), (p_input ->> 'expected_revision')::integer);
  end if;
  return case answer ->> 'status'
    when 'undone' then answer || '{"status": "ok"}' when 'not_found' then '{"status": "gone"}' else answer end;
end
$$;

create function public.desk_rule_numbers(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'rules', (
    select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'rule', f.rule, 'kept', f.kept, 'edited', f.edited, 'dropped', f.dropped) order by f.rule), '[]')
    from private.rule_fates f where f.kept + f.edited + f.dropped > 0
  ));
end
$$;

alter function private.count_rule_fates(jsonb, jsonb, integer) owner to wiring_owner;
alter function private.is_of_draft(jsonb, jsonb) owner to wiring_owner;
alter function private.publish_map(private.maps, jsonb, text, integer) owner to wiring_owner;
do $$
declare
  made text;
begin
  foreach made in array array['sign', 'undo_sign', 'rule_numbers'] loop
    execute pg_catalog.format('alter function public.desk_%s(text, jsonb) owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function public.desk_%s(text, jsonb) from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function public.desk_%s(text, jsonb) to service_role', made);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;
