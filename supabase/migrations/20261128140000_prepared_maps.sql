-- The next map is made ready in the browser while the last one is signed. The log says so, and not that
-- somebody looked: that line follows when it is shown.

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
    p_revision + case when p_action in ('open', 'prepare', 'claim', 'release', 'take_over', 'inputs', 'pictures', 'hold', 'resume', 'redraft', 'new_revision')
      and exists (select from private.maps m where m.session_id = p_session_id and m.state not in ('signed', 'delivered', 'refused'))
      then 1 else 0 end,
    p_detail)
$$;

-- {"map_id", "claim", "ahead"} → the map with its draft and edits; claimed for 15 minutes where `claim` is
-- true and nobody else reads it. `ahead`: a browser makes its page ready, and nobody may ever look at it.
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
  perform private.log_look(access, case when (p_input -> 'ahead')::boolean then 'prepare' else 'open' end, map.session_id, map.revision);
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
