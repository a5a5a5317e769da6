-- A session: one applicant's way through the onboarding. Its id is her secret.

-- The survey's wording is pinned to a session when it is created, so that a new wording never changes what
-- stored answers mean, also for a tab that was open while it was deployed.
create table private.wiring_sessions (
  session_id uuid primary key default private.random_id(),
  email text not null check (char_length(email) between 3 and 254),
  -- Keyed hash of the canonical address: the mail cap counts by it.
  address_key text not null,
  survey_completed boolean not null default false,
  survey_data jsonb,
  survey_version text not null default '2027-01',
  json_submitted boolean not null default false,
  json_profile jsonb check (pg_column_size(json_profile) <= 2097152),
  images_uploaded boolean not null default false,
  image_urls text[] not null default '{}',
  wiring_complete boolean not null default false,
  name_for_certificate text check (char_length(name_for_certificate) <= 200),
  privacy_accepted_at timestamptz,
  privacy_policy_version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  completed_at timestamptz,
  -- When each step was finished for the first time, for the desk's numbers. Where that was not kept nothing
  -- is guessed.
  survey_completed_at timestamptz,
  json_submitted_at timestamptz,
  images_uploaded_at timestamptz,
  address_changed_at timestamptz,
  -- The map of a finished session whose address was changed waits until the old address could answer.
  map_held_until timestamptz,
  -- What an applicant says of the program's readings before she sends.
  checked_readings jsonb
    check (pg_catalog.jsonb_typeof(checked_readings) = 'object' and pg_column_size(checked_readings) <= 65536),
  -- A half-finished survey that somebody who changes her device sent by a press. Gone with the finished one.
  survey_draft jsonb check (pg_catalog.jsonb_typeof(survey_draft) = 'object' and pg_column_size(survey_draft) <= 65536),
  constraint draft_until_answers check (survey_draft is null or not survey_completed),
  constraint answers_with_flag check (survey_completed = (survey_data is not null)),
  constraint profile_with_flag check (json_submitted = (json_profile is not null)),
  constraint images_with_flag check (images_uploaded = (cardinality(image_urls) > 0)),
  constraint at_most_three_images check (cardinality(image_urls) <= 3),
  constraint steps_in_order check (
    (survey_completed or not json_submitted) and (json_submitted or not images_uploaded)
    and (images_uploaded or not wiring_complete)
  ),
  constraint completion_is_whole check (
    wiring_complete = (completed_at is not null)
    and wiring_complete = (privacy_accepted_at is not null and privacy_policy_version is not null)
    and wiring_complete = (name_for_certificate is not null)
  )
);
alter table private.wiring_sessions enable row level security;
create index wiring_sessions_expiry on private.wiring_sessions (expires_at);
create index wiring_sessions_address on private.wiring_sessions (address_key);
-- The numbers read these alone: no row of a session, which may hold a profile of a megabyte.
create index wiring_sessions_numbers on private.wiring_sessions (created_at) include (
  survey_completed, json_submitted, images_uploaded, survey_completed_at, json_submitted_at, images_uploaded_at,
  completed_at, updated_at
);
create index wiring_sessions_completed on private.wiring_sessions (completed_at) include (created_at, session_id)
  where completed_at is not null;

-- The last mail to a session's address: 'not_arrived' (refused, bounced), 'unwanted' or null. PL/pgSQL,
-- because the mails come in a later file.
create function private.mail_problem(p_session_id uuid, p_email text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case when o.state = 'failed' then 'not_arrived' when o.complained_at is not null then 'unwanted' end
    from private.mail_outbox o
    where o.session_id = p_session_id and o.recipient = p_email and o.state in ('sent', 'failed')
    order by o.created_at desc, o.id limit 1
  );
end
$$;

-- The session behind an id, for the anonymous key. Malformed, unknown, expired and deleted ids all give no
-- row. Whoever holds a finished session's link sees that it is finished, and no longer what was answered.
-- `survey_version`: the wizard shows the wording that the answers belong to. `mail_problem`: what became of
-- the last mail to her address.
create function public.get_session_by_id(session_uuid text)
returns table (
  session_id uuid, email text,
  survey_completed boolean, survey_data jsonb,
  json_submitted boolean, json_profile jsonb,
  images_uploaded boolean, image_urls text[],
  wiring_complete boolean, name_for_certificate text,
  expires_at text, survey_version text, survey_draft jsonb, mail_problem text
)
language sql stable security definer rows 1 set search_path = ''
as $$
  select s.session_id,
    case when s.wiring_complete then private.mask_email(s.email) else s.email end,
    s.survey_completed, case when not s.wiring_complete then s.survey_data end,
    s.json_submitted, case when not s.wiring_complete then s.json_profile end,
    s.images_uploaded, s.image_urls,
    s.wiring_complete, s.name_for_certificate,
    private.utc_text(s.expires_at), s.survey_version, s.survey_draft, private.mail_problem(s.session_id, s.email)
  from private.wiring_sessions s
  where s.session_id = private.parse_id(session_uuid) and s.expires_at > now()
$$;

-- A trigger, so that whatever sets a flag sets its time in the same transaction.
create function private.note_step_times() returns trigger
language plpgsql volatile set search_path = ''
as $$
begin
  if new.survey_completed and not old.survey_completed then
    new.survey_completed_at := now();
  end if;
  if new.json_submitted and not old.json_submitted then
    new.json_submitted_at := now();
  end if;
  if new.images_uploaded and not old.images_uploaded then
    new.images_uploaded_at := now();
  end if;
  return new;
end
$$;

create trigger step_times before update of survey_completed, json_submitted, images_uploaded on private.wiring_sessions
  for each row execute function private.note_step_times();

-- Counts one unknown id against its caller, for every instance of the onboarding app together. Answers
-- {"status": "counted"} | {"status": "limited", "retry_after"}.
create function public.note_unknown_id(p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('unknown_id_ip', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  return '{"status": "counted"}';
end
$$;
