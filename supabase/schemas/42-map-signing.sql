-- A signature publishes a draft as the next revision; while its mail waits, it can be taken back.

-- What operators did with the sentences of each rule, over all signatures. No personal data, so it outlives
-- the sessions. A sentence that nobody decided about was not kept: it is counted by itself, or the numbers
-- that are to make the model better are fed by not reading. `confirmed` and `refused`: what applicants said
-- of them.
create table private.rule_fates (
  rule text primary key check (char_length(rule) <= 100),
  kept bigint not null default 0,
  edited bigint not null default 0,
  dropped bigint not null default 0,
  left_open bigint not null default 0,
  confirmed bigint not null default 0,
  refused bigint not null default 0
);
alter table private.rule_fates enable row level security;

-- One printed line. That it is more than a template is checked by the function `desk`, which has the
-- templates.
create function private.is_signer_sentence(p_sentence text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(char_length(p_sentence) between 1 and 200 and p_sentence = pg_catalog.btrim(p_sentence)
    and p_sentence !~ '[[:cntrl:]]', false)
$$;

create function private.sentence_ids(p_snapshot jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(s -> 'id'), '[]') from private.elements(p_snapshot -> 'sentences') s
$$;

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

-- One verdict counts for the rule of its switch: `GATE.HOLD` for `switch.GATE`. In the order of the rules,
-- so that two completions never wait in a circle. The counts name nobody, so they outlive the session.
create function private.count_verdicts(p_checked jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.rule_fates as f (rule, confirmed, refused)
  select 'switch.' || pg_catalog.split_part(v ->> 'reading', '.', 1),
    count(*) filter (where v ->> 'verdict' = 'me'), count(*) filter (where v ->> 'verdict' = 'not_me')
  from private.elements(p_checked -> 'verdicts') v
  group by 1 order by 1
  on conflict (rule) do update set confirmed = f.confirmed + excluded.confirmed, refused = f.refused + excluded.refused
$$;

-- Publishes a snapshot as the next revision of a locked map. Its mail goes out after `p_undo_seconds`;
-- readers of an older link see the new revision from then on. `p_signed` is what the signer adds:
-- {"signed_by", "signature_path", "signer_sentence"}.
-- Answers {"status": "signed", "revision", "undo_until"}, or {"status": "refused", "code": "no_sentence"}.
create function private.publish_map(
  map private.maps, p_snapshot jsonb, p_left_open jsonb, p_signed jsonb, p_undo_seconds integer
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  next_revision integer := map.revision + 1;
  mail_at timestamptz := now() + pg_catalog.make_interval(secs => p_undo_seconds);
begin
  if not private.is_signer_sentence(p_signed ->> 'signer_sentence') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'no_sentence');
  end if;
  update private.maps m set
    state = 'signed', previous = map.published, revision = next_revision, left_open = p_left_open,
    published = p_snapshot || p_signed || pg_catalog.jsonb_build_object('rev', next_revision, 'published_at', private.utc_text(now())),
    signed_by = p_signed ->> 'signed_by', signed_at = now(), first_signed_at = coalesce(m.first_signed_at, now()),
    undo_until = mail_at, updated_at = now(),
    mail_id = private.enqueue_map_mail(map.session_id, 'map', next_revision, mail_at)
  where m.session_id = map.session_id;
  perform private.count_rule_fates(map.draft, p_snapshot, p_left_open, 1);
  return pg_catalog.jsonb_build_object('status', 'signed', 'revision', next_revision, 'undo_until', private.utc_text(mail_at));
end
$$;

-- For `npm run map:sign`, which keeps nothing and reads nothing: every sentence is left open. What an
-- operator edited is signed at the desk only: here the edits would be lost. The signature is that of the
-- operator of this name, if there is one.
create function private.sign_map(
  p_session_id text, p_by text, p_state text, p_revision integer, p_undo_seconds integer, p_sentence text
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
  return private.publish_map(map, map.draft, private.sentence_ids(map.draft), pg_catalog.jsonb_build_object(
    'signed_by', p_by, 'signer_sentence', p_sentence, 'signature_path', (
      select o.signature_path from private.operators o
      where o.name = p_by and o.removed_at is null and o.signature_path is not null order by o.created_at, o.operator_id limit 1)), p_undo_seconds);
end
$$;

-- Takes a signature back while its mail still waits: the mail and its link are gone, what was counted with
-- it is taken back, the map is in review as before. Answers {"status": "undone", "state", "revision"}, or
-- {"status": "refused", "code": "too_late"}.
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

-- For `npm run map:sign`, as is the next one.
create function public.sign_map(
  p_session_id text, p_by text, p_expected_state text, p_expected_revision integer, p_undo_seconds integer, p_sentence text
) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.sign_map(p_session_id, p_by, p_expected_state, p_expected_revision, p_undo_seconds, p_sentence)
$$;

create function public.undo_map_signature(p_session_id text, p_expected_revision integer) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.undo_map_signature(p_session_id, p_expected_revision)
$$;
