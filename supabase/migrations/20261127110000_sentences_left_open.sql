-- A sentence that nobody decided about was not kept: it is counted by itself, or the numbers that are to make
-- the model better are fed by not reading.

alter table private.rule_fates add column left_open bigint not null default 0;

-- The ids of the sentences that were open when the map was signed: an undo takes back what was counted.
alter table private.maps add column left_open jsonb not null default '[]' check (pg_catalog.jsonb_typeof(left_open) = 'array');

drop function private.count_rule_fates(jsonb, jsonb, integer);

-- Adds the sentences of one signature, or takes them back with -1. In the order of the rules, so that two
-- signatures never wait in a circle.
create function private.count_rule_fates(p_draft jsonb, p_signed jsonb, p_left_open jsonb, p_sign integer) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.rule_fates as f (rule, kept, edited, dropped, left_open)
  select d ->> 'rule',
    p_sign * count(*) filter (where s ->> 'origin' is distinct from 'operator' and s is not null and not p_left_open ? (d ->> 'id')),
    p_sign * count(*) filter (where s ->> 'origin' = 'operator'),
    p_sign * count(*) filter (where s is null),
    p_sign * count(*) filter (where s ->> 'origin' is distinct from 'operator' and s is not null and p_left_open ? (d ->> 'id'))
  from private.elements(p_draft -> 'sentences') d
  left join private.elements(p_signed -> 'sentences') s on s -> 'id' = d -> 'id'
  where d ->> 'rule' is not null
  group by d ->> 'rule' order by d ->> 'rule'
  on conflict (rule) do update set kept = f.kept + excluded.kept, edited = f.edited + excluded.edited,
    dropped = f.dropped + excluded.dropped, left_open = f.left_open + excluded.left_open
$$;

create function private.sentence_ids(p_sheet jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(s -> 'id'), '[]') from private.elements(p_sheet -> 'sentences') s
$$;

drop function private.publish_map(private.maps, jsonb, text, integer);

-- Publishes a sheet as the next revision of a locked map. Its mail goes out after `p_undo_seconds`; readers
-- of an older link see the new revision from then on. Answers {"status": "signed", "revision", "undo_until"}.
create function private.publish_map(
  map private.maps, p_sheet jsonb, p_left_open jsonb, p_by text, p_undo_seconds integer
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  next_revision integer := map.revision + 1;
  mail_at timestamptz := now() + pg_catalog.make_interval(secs => p_undo_seconds);
begin
  update private.maps m set
    state = 'signed', previous = map.published, revision = next_revision, left_open = p_left_open,
    published = p_sheet || pg_catalog.jsonb_build_object('rev', next_revision, 'signed_by', p_by, 'published_at', private.utc_text(now())),
    signed_by = p_by, signed_at = now(), first_signed_at = coalesce(m.first_signed_at, now()), undo_until = mail_at, updated_at = now(),
    mail_id = private.enqueue_map_mail(map.session_id, 'map', next_revision, mail_at)
  where m.session_id = map.session_id;
  perform private.count_rule_fates(map.draft, p_sheet, p_left_open, 1);
  return pg_catalog.jsonb_build_object('status', 'signed', 'revision', next_revision, 'undo_until', private.utc_text(mail_at));
end
$$;

-- For `npm run map:sign`, which keeps nothing and reads nothing: every sentence is left open. What an
-- operator edited is signed at the desk only: here the edits would be lost.
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
  return private.publish_map(map, map.draft, private.sentence_ids(map.draft), p_by, p_undo_seconds);
end
$$;

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
  perform private.count_rule_fates(map.draft, map.published, map.left_open, -1);
  update private.maps m set
    state = case when map.claimed_by is null then private.state_of_draft(map.draft) else 'in_review' end,
    published = map.previous, previous = null, revision = map.revision - 1, left_open = '[]',
    signed_by = map.previous ->> 'signed_by', signed_at = (map.previous ->> 'published_at')::timestamptz,
    first_signed_at = case when map.previous is not null then m.first_signed_at end,
    undo_until = null, mail_id = null, updated_at = now()
  where m.session_id = map.session_id returning * into map;
  return pg_catalog.jsonb_build_object('status', 'undone', 'state', map.state, 'revision', map.revision);
end
$$;

-- {…, "expected_edits", "sheet", "left_open"} → {"status": "signed", "revision", "undo_until"}. The function
-- `desk` makes `sheet` and `left_open` of draft and edits; without a list nothing was decided.
create or replace function public.desk_sign(p_session text, p_input jsonb) returns jsonb
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
  map := private.lock_map(private.session_of_map(p_input ->> 'map_id'));
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
  return private.publish_map(map, p_input -> 'sheet', coalesce(p_input -> 'left_open', private.sentence_ids(map.draft)), access.name, 60);
end
$$;

create or replace function public.desk_rule_numbers(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'rules', private.rule_counts());
end
$$;

-- What operators did with the sentences of each rule, over all signatures.
create or replace function private.rule_counts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'rule', f.rule, 'kept', f.kept, 'edited', f.edited, 'dropped', f.dropped, 'left_open', f.left_open)
    order by f.edited + f.dropped desc, f.rule), '[]')
  from private.rule_fates f where f.kept + f.edited + f.dropped + f.left_open > 0
$$;

-- What was signed so far holds the draft's text of each rewritten sentence, which the operator had taken out.
create function private.without_base(p_sheet jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when p_sheet is null then null else p_sheet || pg_catalog.jsonb_build_object('sentences', (
    select coalesce(pg_catalog.jsonb_agg(s || '{"base": null}' order by n), '[]')
    from pg_catalog.jsonb_array_elements(p_sheet -> 'sentences') with ordinality as sentences (s, n))) end
$$;
update private.maps m set published = private.without_base(m.published), previous = private.without_base(m.previous)
where m.published is not null;
drop function private.without_base(jsonb);

alter function private.count_rule_fates(jsonb, jsonb, jsonb, integer) owner to wiring_owner;
alter function private.sentence_ids(jsonb) owner to wiring_owner;
alter function private.publish_map(private.maps, jsonb, jsonb, text, integer) owner to wiring_owner;
