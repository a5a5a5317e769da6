-- When each step was finished for the first time, for the desk's numbers. Sessions from before have no times:
-- nothing is guessed.

alter table private.wiring_sessions
  add column survey_completed_at timestamptz,
  add column json_submitted_at timestamptz,
  add column images_uploaded_at timestamptz;

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
alter function private.note_step_times() owner to wiring_owner;

-- The numbers read these alone: no row of a session, which may hold a profile of a megabyte.
create index wiring_sessions_numbers on private.wiring_sessions (created_at) include (
  survey_completed, json_submitted, images_uploaded, survey_completed_at, json_submitted_at, images_uploaded_at,
  completed_at, updated_at
);
create index wiring_sessions_completed on private.wiring_sessions (completed_at) include (created_at, session_id)
  where completed_at is not null;
