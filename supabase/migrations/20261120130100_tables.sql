-- All tables. Nobody but wiring_owner (through the functions of the next migrations) can touch them.

create table private.wiring_sessions (
  session_id uuid primary key default private.random_id(),
  email text not null check (char_length(email) between 3 and 254),
  -- Keyed hash of the canonical address: the mail cap counts by it.
  address_key text not null,
  survey_completed boolean not null default false,
  survey_data jsonb,
  survey_version text,
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
  constraint answers_with_flag check (survey_completed = (survey_data is not null and survey_version is not null)),
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
create index wiring_sessions_expiry on private.wiring_sessions (expires_at);

-- Each mail carries its own secret for "this wasn't me"; only the hash is kept.
create table private.deletion_secrets (
  secret_hash bytea primary key,
  session_id uuid not null references private.wiring_sessions on delete cascade,
  created_at timestamptz not null default now()
);
create index deletion_secrets_session on private.deletion_secrets (session_id);

create table private.waitlist (
  email text primary key check (char_length(email) between 3 and 254),
  created_at timestamptz not null default now()
);

create table private.mail_outbox (
  id uuid primary key default private.random_id(),
  kind text not null check (kind in ('signup', 'waitlist', 'completion')),
  recipient text not null,
  session_id uuid references private.wiring_sessions on delete cascade,
  -- What the template needs and the session does not hold (the deletion secret); emptied once the mail is
  -- settled.
  data jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint sent_has_time check ((state = 'sent') = (sent_at is not null)),
  constraint failure_has_reason check (state <> 'failed' or last_error is not null)
);
create index mail_outbox_due on private.mail_outbox (next_attempt_at) where state in ('queued', 'sending');
create index mail_outbox_sent on private.mail_outbox (sent_at) where state = 'sent';
create index mail_outbox_session on private.mail_outbox (session_id);

-- The one table of limits. `relaxed_max_hits` replaces `max_hits` on the local stack; only per-IP limits have
-- one.
create table private.rate_limits (
  name text primary key,
  max_hits integer not null check (max_hits > 0),
  window_length interval not null,
  relaxed_max_hits integer,
  purpose text not null
);
insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('signup_ip_hour', 5, '1 hour', 100000, 'Signups of one IPv4 address or IPv6 /64'),
  ('signup_ip_day', 20, '1 day', 1000000, 'Signups of one IPv4 address or IPv6 /64'),
  ('signup_address_day', 3, '1 day', null, 'Mails with a session link to one canonical address'),
  ('waitlist_ip_hour', 5, '1 hour', 100000, 'Waitlist posts of one IPv4 address or IPv6 /64'),
  ('delete_ip_hour', 30, '1 hour', 100000, 'Deletion links opened or posted from one IPv4 address or IPv6 /64'),
  ('update_session_hour', 60, '1 hour', null, 'Updates of one session'),
  ('mails_hour', 500, '1 hour', null, 'Mails in total; above it they wait in the outbox');

-- Keys are keyed hashes made by the functions, so this holds no address of anybody.
create table private.rate_hits (
  limit_name text not null references private.rate_limits on update cascade on delete cascade,
  key text not null,
  hits integer not null,
  window_ends_at timestamptz not null,
  primary key (limit_name, key)
);
create index rate_hits_end on private.rate_hits (window_ends_at);

create table private.idempotency_keys (
  key text primary key,
  answer jsonb,
  created_at timestamptz not null default now()
);
create index idempotency_keys_age on private.idempotency_keys (created_at);

-- Who was deleted when and why, without saying who: the id is hashed.
create table private.deletions (
  id bigint generated always as identity primary key,
  session_hash bytea not null,
  reason text not null check (reason in ('link', 'applicant', 'expired')),
  deleted_at timestamptz not null default now()
);

-- Folders whose objects must go. The rows outlive a killed job, so the next run goes on where it stopped.
create table private.folders_to_sweep (
  session_id uuid primary key,
  requested_at timestamptz not null default now()
);

-- Counters for alerts: failed mails and the like.
create table private.counters (
  name text primary key,
  value bigint not null default 0
);

do $$
declare
  made record;
begin
  for made in select tablename from pg_catalog.pg_tables where schemaname = 'private' loop
    execute pg_catalog.format('alter table private.%I enable row level security', made.tablename);
    execute pg_catalog.format('alter table private.%I owner to wiring_owner', made.tablename);
    execute pg_catalog.format('revoke all on private.%I from public, anon, authenticated, service_role', made.tablename);
  end loop;
end
$$;
