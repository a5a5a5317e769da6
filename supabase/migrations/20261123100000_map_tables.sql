-- Maps, their links and the queue of drafts. Nobody but wiring_owner (through the functions of the next
-- migrations) can touch them, and all of it goes with its session.

-- The one row of a finished session. `published` is the latest signed snapshot, `revision` its number (0:
-- none yet).
-- `previous` is the snapshot before it, kept until the mail of the new one is settled: undo puts it back.
create table private.maps (
  session_id uuid primary key references private.wiring_sessions on delete cascade,
  state text not null default 'waiting' check (state in (
    'waiting', 'drafted', 'in_review', 'signed', 'delivered', 'refused', 'on_hold', 'needs_care', 'draft_failed'
  )),
  draft jsonb check (pg_column_size(draft) <= 1048576),
  edits jsonb not null default '[]',
  published jsonb,
  previous jsonb,
  revision integer not null default 0 check (revision >= 0),
  claimed_by text,
  claimed_until timestamptz,
  signed_by text check (char_length(signed_by) between 1 and 100),
  signed_at timestamptz,
  undo_until timestamptz,
  -- The mail that the state waits for.
  mail_id uuid,
  note text check (char_length(note) <= 2000),
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint claim_is_whole check ((claimed_by is null) = (claimed_until is null)),
  constraint draft_before_review check (state in ('waiting', 'on_hold', 'draft_failed') or draft is not null),
  constraint published_with_revision check ((published is null) = (revision = 0)),
  constraint published_with_signature check (
    (published is null) = (signed_by is null) and (published is null) = (signed_at is null)
  ),
  constraint sent_is_published check (state not in ('signed', 'delivered', 'refused') or published is not null),
  constraint signed_has_mail check (state <> 'signed' or (mail_id is not null and undo_until is not null)),
  constraint hold_has_note check (state <> 'on_hold' or note is not null),
  constraint failure_has_reason check (state <> 'draft_failed' or failure is not null)
);

-- Each mail of a map carries a link of its own; only the hash of its secret is kept.
create table private.map_secrets (
  secret_hash bytea primary key,
  session_id uuid not null references private.wiring_sessions on delete cascade,
  revision integer not null check (revision > 0),
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create index map_secrets_session on private.map_secrets (session_id);

-- One draft to make. `lease` names the attempt that holds the job: a worker that lost it can hand in nothing.
create table private.map_jobs (
  session_id uuid primary key references private.wiring_sessions on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'working', 'done', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  last_error text,
  created_at timestamptz not null default now(),
  constraint lease_while_working check ((state = 'working') = (lease is not null)),
  constraint failure_has_reason check (state <> 'failed' or last_error is not null)
);
create index map_jobs_due on private.map_jobs (next_attempt_at) where state in ('queued', 'working');
create unique index map_jobs_lease on private.map_jobs (lease) where lease is not null;

do $$
declare
  made text;
begin
  foreach made in array array['maps', 'map_secrets', 'map_jobs'] loop
    execute pg_catalog.format('alter table private.%I enable row level security', made);
    execute pg_catalog.format('alter table private.%I owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on private.%I from public, anon, authenticated, service_role', made);
  end loop;
end
$$;

-- Sessions that were finished before maps existed.
insert into private.maps (session_id) select s.session_id from private.wiring_sessions s where s.wiring_complete;
insert into private.map_jobs (session_id) select s.session_id from private.wiring_sessions s where s.wiring_complete;
