-- Pins the survey's wording to a session when it is created, so that a new wording never changes what stored
-- answers mean, also for a tab that was open while it was deployed. Deploy the apps first: without this
-- column they show the first wording, which is what the old functions store.

alter table private.wiring_sessions drop constraint answers_with_flag;
update private.wiring_sessions set survey_version = '2026-11' where survey_version is null;
alter table private.wiring_sessions
  alter column survey_version set default '2027-01',
  alter column survey_version set not null,
  add constraint answers_with_flag check (survey_completed = (survey_data is not null));

grant create on schema public to wiring_owner;

-- As in 0400, but the version stays the one that the session was created with.
create or replace function private.with_update(session private.wiring_sessions, p_update jsonb)
returns private.wiring_sessions
language plpgsql stable set search_path = ''
as $$
begin
  case p_update ->> 'kind'
    when 'survey' then
      session.survey_completed := true;
      session.survey_data := p_update -> 'survey_data';
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
  end case;
  return session;
end
$$;

-- As in 0200, with the version: the wizard shows the wording that the answers belong to.
drop function public.get_session_by_id(text);
create function public.get_session_by_id(session_uuid text)
returns table (
  session_id uuid, email text,
  survey_completed boolean, survey_data jsonb,
  json_submitted boolean, json_profile jsonb,
  images_uploaded boolean, image_urls text[],
  wiring_complete boolean, name_for_certificate text,
  expires_at text, survey_version text
)
language sql stable security definer rows 1 set search_path = ''
as $$
  select s.session_id,
    case when s.wiring_complete then private.mask_email(s.email) else s.email end,
    s.survey_completed, case when not s.wiring_complete then s.survey_data end,
    s.json_submitted, case when not s.wiring_complete then s.json_profile end,
    s.images_uploaded, s.image_urls,
    s.wiring_complete, s.name_for_certificate,
    private.utc_text(s.expires_at), s.survey_version
  from private.wiring_sessions s
  where s.session_id = private.parse_id(session_uuid) and s.expires_at > now()
$$;

alter function public.get_session_by_id(text) owner to wiring_owner;
revoke all on function public.get_session_by_id(text) from public, authenticated;
grant execute on function public.get_session_by_id(text) to anon, service_role;
revoke create on schema public from wiring_owner;
