-- An operator's own signature, and the one sentence that every signer writes. Both go into the signed sheet:
-- what an operator draws later changes no map that is signed, and a map keeps its signature when the operator
-- is removed, as it keeps the name.

grant create on schema public to wiring_owner;

-- Nothing but numbers and the letters M, Q and L: it is drawn on the applicant's page. The function `desk`
-- makes it of the points of the pad.
create function private.is_signature_path(p_path text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_path) <= 4096
    and p_path ~ '^(M[0-9]{1,3} [0-9]{1,3}(Q[0-9]{1,3} [0-9]{1,3} [0-9]{1,3} [0-9]{1,3})*L[0-9]{1,3} [0-9]{1,3})+$'
$$;

-- One printed line. That it is more than a template is checked by the function `desk`, which has the
-- templates.
create function private.is_signer_sentence(p_sentence text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(char_length(p_sentence) between 1 and 200 and p_sentence = pg_catalog.btrim(p_sentence)
    and p_sentence !~ '[[:cntrl:]]', false)
$$;

-- Null: the name stands in type.
alter table private.operators add column signature_path text check (private.is_signature_path(signature_path));

create or replace function public.desk_who(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'operator', (
    select pg_catalog.jsonb_build_object(
      'operator_id', access.operator_id, 'email', access.email, 'name', access.name, 'role', access.role,
      'factor', (select s.factor from private.operator_sessions s where s.token_hash = access.token_hash),
      'signature_path', o.signature_path)
    from private.operators o where o.operator_id = access.operator_id));
end
$$;

-- {"path": text | null} → {"status": "ok"}: the caller's own, or none.
create function public.desk_save_signature(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  update private.operators o set signature_path = p_input ->> 'path' where o.operator_id = access.operator_id;
  perform private.log_desk(access, case when p_input ->> 'path' is null then 'signature_deleted' else 'signature_saved' end);
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- As before; the signature goes, too.
create or replace function public.desk_remove_operator(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
  gone private.operators;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  if private.is_last_lead(private.parse_id(p_input ->> 'operator_id')) then
    return pg_catalog.jsonb_build_object('status', 'last_lead');
  end if;
  update private.operators o set removed_at = now(), signature_path = null
  where o.operator_id = private.parse_id(p_input ->> 'operator_id') and o.removed_at is null returning * into gone;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  update private.operator_sessions s set ended_at = now() where s.operator_id = gone.operator_id and s.ended_at is null;
  delete from private.operator_codes c where c.operator_id = gone.operator_id;
  delete from private.operator_passkeys k where k.operator_id = gone.operator_id;
  delete from private.operator_challenges c where c.operator_id = gone.operator_id;
  delete from private.mail_outbox m where m.kind like 'desk\_%' and m.recipient = gone.email and m.state = 'queued';
  perform private.log_desk(access, 'operator_removed', null, null, pg_catalog.jsonb_build_object('name', gone.name));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

drop function private.publish_map(private.maps, jsonb, jsonb, text, integer);

-- Publishes a sheet as the next revision of a locked map. Its mail goes out after `p_undo_seconds`; readers
-- of an older link see the new revision from then on. `p_signed` is what the signer adds: {"signed_by",
-- "signature_path", "signer_sentence"}. Answers {"status": "signed", "revision", "undo_until"}, or
-- {"status": "refused", "code": "no_sentence"}.
create function private.publish_map(
  map private.maps, p_sheet jsonb, p_left_open jsonb, p_signed jsonb, p_undo_seconds integer
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
    published = p_sheet || p_signed || pg_catalog.jsonb_build_object('rev', next_revision, 'published_at', private.utc_text(now())),
    signed_by = p_signed ->> 'signed_by', signed_at = now(), first_signed_at = coalesce(m.first_signed_at, now()),
    undo_until = mail_at, updated_at = now(),
    mail_id = private.enqueue_map_mail(map.session_id, 'map', next_revision, mail_at)
  where m.session_id = map.session_id;
  perform private.count_rule_fates(map.draft, p_sheet, p_left_open, 1);
  return pg_catalog.jsonb_build_object('status', 'signed', 'revision', next_revision, 'undo_until', private.utc_text(mail_at));
end
$$;

drop function public.sign_map(text, text, text, integer, integer);
drop function private.sign_map(text, text, text, integer, integer);

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

create function public.sign_map(
  p_session_id text, p_by text, p_expected_state text, p_expected_revision integer, p_undo_seconds integer, p_sentence text
) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select private.sign_map(p_session_id, p_by, p_expected_state, p_expected_revision, p_undo_seconds, p_sentence)
$$;

-- {…, "expected_edits", "sheet", "left_open", "sentence"} → {"status": "signed", "revision", "undo_until"}.
-- The function `desk` makes `sheet` and `left_open` of draft and edits, and refuses a sentence that is none;
-- without a list nothing was decided.
create or replace function public.desk_sign(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
  objection jsonb;
  answer jsonb;
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
  answer := private.publish_map(map, p_input -> 'sheet', coalesce(p_input -> 'left_open', private.sentence_ids(map.draft)),
    pg_catalog.jsonb_build_object('signed_by', access.name, 'signer_sentence', p_input ->> 'sentence', 'signature_path', (
      select o.signature_path from private.operators o where o.operator_id = access.operator_id)), 60);
  if answer ->> 'status' = 'signed' then
    perform private.log_desk(access, 'sign', map.session_id, map.revision + 1);
  end if;
  return answer;
end
$$;

-- The mail worker also gets who signed what the reader of the link sees: the subject names them.
drop function public.claim_mails(integer, integer);
create function public.claim_mails(p_max integer, p_lease_seconds integer)
returns table (
  id uuid, kind text, recipient text, session_id uuid, delete_secret text, expires_at text, attempt integer,
  map_secret text, signed_by text, desk jsonb
)
language sql volatile security definer set search_path = ''
as $$
  select c.id, c.kind, c.recipient, c.session_id, c.delete_secret, c.expires_at, c.attempt, o.data ->> 'map_secret',
    case when m.undo_until > now() and m.previous is not null then m.previous else m.published end ->> 'signed_by',
    case when c.kind like 'desk\_%' then o.data end
  from private.claim_mails(p_max, p_lease_seconds) c
  join private.mail_outbox o on o.id = c.id left join private.maps m on m.session_id = c.session_id
$$;

-- The operators, those who were removed among them: their names stay in signed maps and in the log.
create function private.export_operators(p_after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(o) order by o.operator_id), '[]')
  from (select o.* from private.operators o where p_after is null or o.operator_id > p_after order by o.operator_id limit 200) o
$$;

-- {"export_id", "after": id | null} → {"status": "ok", "rows", "next"}: `next` is null after the last page.
-- {"status": "gone"} for an export of another session of the desk, or one that began an hour ago.
create or replace function public.desk_export_page(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead');
  after uuid := private.parse_id(p_input ->> 'after');
  export private.desk_exports;
  page jsonb;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  select * into export from private.desk_exports e
  where e.export_id = private.parse_id(p_input ->> 'export_id') and e.token_hash = access.token_hash
    and e.created_at > now() - interval '1 hour';
  if not found then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  page := case export.asked ->> 'set'
    when 'waitlist' then private.export_waitlist(after)
    when 'operators' then private.export_operators(after)
    else private.export_sessions(export.asked, after) end;
  return pg_catalog.jsonb_build_object('status', 'ok', 'rows', page,
    'next', coalesce(page -> -1 -> 'session' -> 'session_id', page -> -1 -> 'entry_id', page -> -1 -> 'operator_id'));
end
$$;

alter function private.is_signature_path(text) owner to wiring_owner;
alter function private.is_signer_sentence(text) owner to wiring_owner;
alter function private.publish_map(private.maps, jsonb, jsonb, jsonb, integer) owner to wiring_owner;
alter function private.sign_map(text, text, text, integer, integer, text) owner to wiring_owner;
alter function private.export_operators(uuid) owner to wiring_owner;
alter function public.sign_map(text, text, text, integer, integer, text) owner to wiring_owner;
alter function public.desk_save_signature(text, jsonb) owner to wiring_owner;
alter function public.claim_mails(integer, integer) owner to wiring_owner;
revoke all on function public.sign_map(text, text, text, integer, integer, text) from public, anon, authenticated;
revoke all on function public.desk_save_signature(text, jsonb) from public, anon, authenticated;
revoke all on function public.claim_mails(integer, integer) from public, anon, authenticated;
grant execute on function public.sign_map(text, text, text, integer, integer, text) to service_role;
grant execute on function public.desk_save_signature(text, jsonb) to service_role;
grant execute on function public.claim_mails(integer, integer) to service_role;
revoke create on schema public from wiring_owner;
