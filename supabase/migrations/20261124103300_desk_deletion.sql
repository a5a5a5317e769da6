grant create on schema public to wiring_owner;

alter table private.deletions drop constraint deletions_reason_check;
alter table private.deletions add constraint deletions_reason_check
  check (reason in ('link', 'applicant', 'expired', 'operator'));

-- {"session_id"} → {"status": "deleted"} | {"status": "gone"} for what was deleted before. The log keeps a
-- hash.
create function public.desk_delete_session(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
  chosen uuid := private.parse_id(p_input ->> 'session_id');
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  -- Locked first: of two who delete at once, one has done it and one log line says so.
  perform from private.wiring_sessions s where s.session_id = chosen for update;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  perform private.delete_session(chosen, 'operator');
  perform private.log_desk(access, 'delete_session', chosen);
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;

-- As in 20261123100400, with the map, which goes too.
create or replace function private.describe_session(p_session_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select pg_catalog.jsonb_build_object(
      'status', 'found', 'email', private.mask_email(s.email), 'created_at', private.utc_text(s.created_at),
      'survey', s.survey_completed, 'profile', s.json_submitted, 'images', cardinality(s.image_urls),
      'map', exists (select from private.maps m where m.session_id = s.session_id and m.draft is not null))
    from private.wiring_sessions s where s.session_id = p_session_id
  ), '{"status": "gone"}')
$$;

alter function public.desk_delete_session(text, jsonb) owner to wiring_owner;
revoke all on function public.desk_delete_session(text, jsonb) from public, anon, authenticated;
grant execute on function public.desk_delete_session(text, jsonb) to service_role;
revoke create on schema public from wiring_owner;
