-- The steps of a session.

-- The row as the step leaves it. Flags are set to true here and nowhere back to false.
create function private.with_update(session private.wiring_sessions, p_update jsonb)
returns private.wiring_sessions
language plpgsql stable set search_path = ''
as $$
begin
  case p_update ->> 'kind'
    when 'survey' then
      session.survey_completed := true;
      session.survey_data := p_update -> 'survey_data';
      session.survey_draft := null;
    when 'profile' then
      session.json_submitted := true;
      session.json_profile := p_update -> 'json_profile';
    when 'images' then
      session.images_uploaded := true;
      session.image_urls := array(select pg_catalog.jsonb_array_elements_text(p_update -> 'image_urls'));
    when 'complete' then
      session.wiring_complete := true;
      session.name_for_certificate := p_update ->> 'name_for_certificate';
      session.privacy_accepted_at := now();
      session.privacy_policy_version := p_update ->> 'policy_version';
      session.completed_at := now();
      session.checked_readings := nullif(p_update -> 'checked_readings', 'null');
  end case;
  return session;
end
$$;

-- The answer after a step: the session as its applicant reads it.
create function private.saved_answer(p_session_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('status', 'saved', 'session', pg_catalog.to_jsonb(s))
  from public.get_session_by_id(p_session_id::text) s
$$;

-- Either the session under its row lock, counted as one more update of it, or the answer that refuses.
create type private.locked_session as (session private.wiring_sessions, refusal jsonb);

create function private.lock_session(p_session_id text) returns private.locked_session
language plpgsql volatile set search_path = ''
as $$
declare
  locked private.locked_session;
  wait integer;
begin
  select s into locked.session from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now() for update;
  if not found then
    locked.refusal := pg_catalog.jsonb_build_object('status', 'not_found');
    return locked;
  end if;
  wait := private.take_hit('update_session_hour', (locked.session).session_id::text);
  if wait > 0 then
    locked.refusal := pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  return locked;
end
$$;

-- Applies one step to one session under its row lock. `p_update` was checked and normalised by the function
-- update-wiring-session and is one of
--   {"kind": "survey", "survey_data"}      {"kind": "profile", "json_profile"}
--   {"kind": "images", "image_urls", "object_names"}
--   {"kind": "complete", "name_for_certificate", "policy_version", "checked_readings"}
-- Answers {"status": "saved", "session"} | {"status": "not_found"} | {"status": "limited", "retry_after"}
--   | {"status": "refused", "code": "finished" | "out_of_order" | "invalid"}.
-- Flags only go up, steps come in order, an earlier step may be sent again until the session is complete. A
-- call that changes nothing succeeds and touches nothing, so a retry after a lost answer is harmless: sent
-- again, a completion succeeds only with the same name and the same verdicts. A completion also queues the
-- draft of its map.
create function public.update_wiring_session(p_session_id text, p_update jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked private.locked_session := private.lock_session(p_session_id);
  old private.wiring_sessions := locked.session;
  new private.wiring_sessions;
  kind text := p_update ->> 'kind';
begin
  if locked.refusal is not null then
    return locked.refusal;
  end if;

  new := private.with_update(old, p_update);
  if old.wiring_complete then
    if new.wiring_complete and (new.name_for_certificate, new.checked_readings, kind)
      is not distinct from (old.name_for_certificate, old.checked_readings, 'complete') then
      return private.saved_answer(old.session_id);
    end if;
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'finished');
  end if;
  if (kind = 'profile' and not old.survey_completed) or (kind = 'images' and not old.json_submitted)
    or (kind = 'complete' and not old.images_uploaded) then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'out_of_order');
  end if;
  if kind = 'images' and not private.objects_exist(old.session_id, p_update -> 'object_names') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'invalid');
  end if;
  if new is not distinct from old then
    return private.saved_answer(old.session_id);
  end if;

  update private.wiring_sessions s set
    survey_completed = new.survey_completed, survey_data = new.survey_data, survey_version = new.survey_version,
    survey_draft = new.survey_draft,
    json_submitted = new.json_submitted, json_profile = new.json_profile,
    images_uploaded = new.images_uploaded, image_urls = new.image_urls,
    wiring_complete = new.wiring_complete, name_for_certificate = new.name_for_certificate,
    privacy_accepted_at = new.privacy_accepted_at, privacy_policy_version = new.privacy_policy_version,
    completed_at = new.completed_at, checked_readings = new.checked_readings, updated_at = now(),
    -- A finished session is kept for a year, an unfinished one for 30 days after its last activity.
    expires_at = now() + case when new.wiring_complete then interval '365 days' else interval '30 days' end
  where s.session_id = old.session_id;
  if kind = 'complete' then
    perform private.enqueue_session_mail(old.session_id, 'completion');
    perform private.enqueue_map(old.session_id);
    perform private.count_verdicts(new.checked_readings);
  end if;
  return private.saved_answer(old.session_id);
end
$$;

-- "Continue on phone" and "Mail me the link again" within the survey: what is answered so far goes where the
-- link opens it, in place of what was handed over before. `p_answers` was checked by hand-over-answers.
-- Answers {"status": "saved", "session"} | {"status": "not_found"} | {"status": "limited", "retry_after"}.
-- After the survey there is nothing to hand over: the session is answered as it is.
create function public.hand_over_answers(p_session_id text, p_answers jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked private.locked_session := private.lock_session(p_session_id);
  session private.wiring_sessions := locked.session;
begin
  if locked.refusal is not null then
    return locked.refusal;
  end if;
  if not session.survey_completed and session.survey_draft is distinct from p_answers then
    update private.wiring_sessions s set
      survey_draft = p_answers, updated_at = now(), expires_at = now() + interval '30 days'
    where s.session_id = session.session_id;
  end if;
  return private.saved_answer(session.session_id);
end
$$;
