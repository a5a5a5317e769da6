-- Made of supabase/schemas by `npm run db:baseline`. Do not edit.

-- 00-foundations.sql

-- Who owns what, and who may do nothing by default. Tables live in `private`, which the API does not
-- expose. All of it belongs to `wiring_owner`, a role that cannot log in and is no superuser, so a SECURITY
-- DEFINER function can do no more than these files say.

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'wiring_owner') then
    create role wiring_owner nologin noinherit;
  end if;
end
$$;

-- Hosted migrations run as `postgres`, which is no superuser: it must be a member to hand objects over.
grant wiring_owner to current_user;

create schema private authorization wiring_owner;
revoke all on schema private from public;

-- Hosted projects grant new objects of `public` to the API roles. Not here: each grant is written out.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- How many migrations made this database: each migration counts it one up, and a program refuses to start
-- on fewer than it was built for (packages/contract/src/schema-version.ts).
create function private.schema_version() returns integer
language sql immutable set search_path = ''
as $$
  select 1
$$;

-- 128 random bits in UUID shape. gen_random_uuid() draws on the server's CSPRNG but fixes six bits
-- (version, variant); this takes only the free ones of two draws, so no nibble is fixed.
create function private.random_id() returns uuid
language sql volatile set search_path = ''
as $$
  select (pg_catalog.left(a, 12) || pg_catalog.right(a, 12) || pg_catalog.right(b, 8))::uuid
  from (
    select pg_catalog.replace(pg_catalog.gen_random_uuid()::text, '-', '') as a,
           pg_catalog.replace(pg_catalog.gen_random_uuid()::text, '-', '') as b
  ) as draws
$$;

-- 256 random bits as 64 hex digits, for secrets that travel in links.
create function private.random_secret() returns text
language sql volatile set search_path = ''
as $$
  select pg_catalog.replace(private.random_id()::text || private.random_id()::text, '-', '')
$$;

-- What is kept of a secret.
create function private.secret_hash(secret text) returns bytea
language sql immutable strict set search_path = ''
as $$
  select pg_catalog.sha256(pg_catalog.convert_to(secret, 'UTF8'))
$$;

-- An id as text, or null for anything that is not exactly one: a malformed id must look like an unknown
-- one.
create function private.parse_id(id text) returns uuid
language sql immutable set search_path = ''
as $$
  select case when id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then id::uuid end
$$;

-- "maya@studio.example" becomes "m•••@s•••.example". Of a domain that is stored as "xn--…" no letter is
-- known here.
create function private.mask_email(email text) returns text
language sql immutable set search_path = ''
as $$
  select pg_catalog.left(email, 1) || '•••@'
    || case when email not like '%@xn--%' then pg_catalog.left(pg_catalog.split_part(email, '@', 2), 1) else '' end
    || '•••.' || substring(email from '[^.]*$')
$$;

-- The proxy's id of the request behind this call, as the API hands over its headers; null for a schedule and
-- for what is done by hand.
create function private.request_id() returns text
language sql stable set search_path = ''
as $$
  select substring(nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb ->> 'x-request-id' from '^[0-9a-f]{32}$')
$$;

-- RFC 3339 in UTC as text: every server then prints the same characters.
create function private.utc_text(moment timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select pg_catalog.to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Full precision, so that a page begins exactly where the one before it ended.
create function private.cursor_text(moment timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select pg_catalog.to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- The elements of a list; none of anything else.
create function private.elements(list jsonb) returns setof jsonb
language sql immutable set search_path = ''
as $$
  select * from pg_catalog.jsonb_array_elements(case when pg_catalog.jsonb_typeof(list) = 'array' then list else '[]' end)
$$;

-- 10-sessions.sql

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

-- 11-signup.sql

-- Signing up for a session or for the waiting list: limits, row and mail in one transaction.

create table private.waitlist (
  email text primary key check (char_length(email) between 3 and 254),
  created_at timestamptz not null default now(),
  -- An address must stand in no URL and no log: the desk names an entry by this.
  entry_id uuid not null default private.random_id() unique
);
alter table private.waitlist enable row level security;
create index waitlist_newest on private.waitlist (created_at desc, entry_id desc);

create table private.idempotency_keys (
  key text primary key,
  answer jsonb,
  created_at timestamptz not null default now()
);
alter table private.idempotency_keys enable row level security;
create index idempotency_keys_age on private.idempotency_keys (created_at);

-- One signup: limits, row and mail in one transaction. Keys are keyed hashes made by the caller. Answers
-- {"status": "created", "session_id"} | {"status": "mail_capped"} | {"status": "limited", "retry_after"}.
-- The same idempotency key gives the same answer; of parallel calls one works and the others wait for its
-- answer.
create function public.signup_wiring_session(
  p_email text, p_address_key text, p_ip_key text, p_idempotency_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb;
  made jsonb;
  wait integer;
  new_id uuid;
begin
  if p_idempotency_key is not null then
    insert into private.idempotency_keys (key) values (p_idempotency_key) on conflict do nothing;
    if not found then
      select k.answer into given from private.idempotency_keys k where k.key = p_idempotency_key;
      return given;
    end if;
  end if;

  wait := greatest(
    private.take_hit('signup_ip_hour', p_ip_key, p_relaxed),
    private.take_hit('signup_ip_day', p_ip_key, p_relaxed)
  );
  if wait > 0 then
    delete from private.idempotency_keys k where k.key = p_idempotency_key;
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;

  if private.take_hit('signup_address_day', p_address_key) > 0 then
    made := pg_catalog.jsonb_build_object('status', 'mail_capped');
  else
    insert into private.wiring_sessions (email, address_key) values (p_email, p_address_key) returning session_id into new_id;
    perform private.enqueue_session_mail(new_id, 'signup');
    made := pg_catalog.jsonb_build_object('status', 'created', 'session_id', new_id);
  end if;
  update private.idempotency_keys k set answer = made where k.key = p_idempotency_key;
  return made;
end
$$;

-- "Send me the link again": the same mail for a session that is still open, within the address's cap.
-- Answers {"status": "sent" | "mail_capped" | "not_found"}.
create function public.send_session_link(p_session_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session private.wiring_sessions;
begin
  select * into session from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now() and not s.wiring_complete;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  if private.take_hit('signup_address_day', session.address_key) > 0 then
    return pg_catalog.jsonb_build_object('status', 'mail_capped');
  end if;
  perform private.enqueue_session_mail(session.session_id, 'signup');
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

-- Known and unknown addresses get the same answer; only a new one gets a row and a mail.
create function public.join_waitlist(p_email text, p_address_key text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('waitlist_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  insert into private.waitlist (email) values (p_email) on conflict do nothing;
  if found then
    insert into private.mail_outbox (kind, recipient, next_attempt_at)
    values ('waitlist', p_email,
      now() + pg_catalog.make_interval(secs => private.take_hit('signup_address_day', p_address_key)));
  end if;
  return pg_catalog.jsonb_build_object('status', 'joined');
end
$$;

-- 12-updating.sql

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

-- 13-storage.sql

-- Two buckets, and what the anonymous key may do in them: put files into the folder of a session that
-- exists, is unfinished and unexpired; replace that folder's own profile.json; nothing else. Uploads are
-- checked twice: by the policies when an upload starts, and by a trigger when its row is written. The
-- storage server writes the row as a privileged role that row level security does not bind, after the bytes
-- have arrived and up to two hours after an upload URL was signed; only a trigger sees that moment.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('json-profiles', 'json-profiles', false, 1048576, array['application/json']),
  ('wiring-images', 'wiring-images', true, 5242880,
    array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Objects chosen for removal. A session can no longer list them, so that a save and the removal cannot cross.
create table private.orphans_to_sweep (
  bucket_id text not null,
  name text not null,
  primary key (bucket_id, name)
);
alter table private.orphans_to_sweep enable row level security;

-- A restore puts objects back into sessions that are completed, expired or full, which check_upload refuses
-- to every role. Here the restore names the objects it is about to store. Only a direct database connection
-- can write this table: no API role has a privilege on it.
create table private.restoring (
  -- One per run, so that two runs do not take each other's permission away.
  restore_id uuid not null,
  -- secret_hash of bucket/name: what a killed run leaves behind names no session.
  object_hash bytea not null,
  -- A killed run takes nothing back.
  expires_at timestamptz not null default now() + interval '1 hour',
  primary key (object_hash, restore_id)
);
alter table private.restoring enable row level security;

-- May a file of this name be put into this bucket now? At most 12 objects a session, over both buckets.
-- Parallel uploads can pass the count together; the session's row, not the folder, decides which three
-- pictures count.
create function private.may_upload(p_bucket text, p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.wiring_sessions s
    where s.session_id = private.parse_id(pg_catalog.split_part(p_name, '/', 1))
      and not s.wiring_complete and s.expires_at > now()
  )
  and case p_bucket
    when 'json-profiles' then p_name ~ '^[0-9a-f-]{36}/profile\.json$'
    when 'wiring-images' then p_name ~ '^[0-9a-f-]{36}/image-[0-9]{10,16}-[0-9]{1,2}\.(jpg|jpeg|png|webp|gif|avif)$'
    else false
  end
  and (
    select count(*) < 12 from storage.objects o
    -- Byte-wise ("0" follows "/"), whatever the collation: this is what the index of names is for.
    where o.name ~>=~ (pg_catalog.split_part(p_name, '/', 1) || '/') and o.name ~<~ (pg_catalog.split_part(p_name, '/', 1) || '0')
      and (o.bucket_id, o.name) <> (p_bucket, p_name)
  )
$$;

-- The storage server says which route asks. Replacing needs to see the old row; moving, listing and reading
-- do not get it.
create function private.is_upload() returns boolean
language sql stable set search_path = ''
as $$
  select pg_catalog.regexp_replace(coalesce(pg_catalog.current_setting('storage.operation', true), ''), '^storage\.', '')
    in ('object.upload', 'object.upload_update')
$$;

-- The lock on the session's row makes uploads of one session follow one another, so that the quota counts
-- what the upload before has written, and makes a deletion and an upload wait for each other: afterwards
-- there is either an object, which the sweep finds, or no session, which refuses the object. Deletions win
-- over a restore: an object of a deleted session stays refused. What an uploader says about a file is
-- checked here, too: the storage server keeps the cache and robots headers as sent, stores user metadata
-- that anybody can read, does not know the size of a body without a length before it has arrived, and lets
-- the second of two uploads of one name overwrite the first. All of that stands in the row; when the row is
-- refused, the server removes the bytes.
create function private.check_upload() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  folder constant text := pg_catalog.split_part(new.name, '/', 1);
  largest constant bigint := case new.bucket_id when 'json-profiles' then 1048576 else 5242880 end;
  restored boolean;
begin
  perform from private.wiring_sessions s
  where s.session_id = private.parse_id(folder) for no key update;
  -- Statements of their own: their snapshots are younger than the lock.
  restored := exists (
    select from private.restoring r
    where r.object_hash = private.secret_hash(new.bucket_id || '/' || new.name) and r.expires_at > now()
      and not exists (select from private.deletions d where d.session_hash = private.secret_hash(folder))
  );
  if not restored and (
    not private.may_upload(new.bucket_id, new.name)
    -- The picture that was checked and listed is the one that is shown.
    or (tg_op = 'UPDATE' and new.bucket_id = 'wiring-images')
  )
  or (new.metadata ->> 'size')::bigint > largest
  or new.metadata ->> 'cacheControl' not in ('max-age=60', 'no-cache')
  or new.metadata ->> 'xRobotsTag' <> 'none'
  or coalesce(pg_catalog.to_jsonb(new) ->> 'user_metadata', '{}') <> '{}' then
    raise exception 'new row violates the upload rules of table "objects"' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Columns that reading or maintenance updates (last_accessed_at and the like) are left out.
create trigger wiring_check_upload
  before insert or update of bucket_id, name, version, metadata on storage.objects
  for each row when (new.bucket_id in ('json-profiles', 'wiring-images'))
  execute function private.check_upload();

-- Whether one of these addresses is that of the object. By its end: a backup may come from another origin.
create function private.lists_object(p_urls text[], p_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from pg_catalog.unnest(p_urls) as urls (url)
    where pg_catalog.right(url, 15 + pg_catalog.length(p_name)) = '/wiring-images/' || p_name
  )
$$;

-- True when every name is an object in this session's own folder of wiring-images that is not about to be
-- removed.
create function private.objects_exist(p_session_id uuid, p_names jsonb) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.bool_and(
    name like p_session_id::text || '/%'
    and exists (select from storage.objects o where o.bucket_id = 'wiring-images' and o.name = names.name)
    and not exists (select from private.orphans_to_sweep d where d.bucket_id = 'wiring-images' and d.name = names.name)
  ), false)
  from pg_catalog.jsonb_array_elements_text(p_names) as names (name)
$$;

-- Sign, move, copy, resumable (TUS) and S3 requests evaluate the INSERT policy, too: only direct uploads
-- pass.
create policy "anon uploads into an open session" on storage.objects for insert to anon
  with check (private.is_upload() and private.may_upload(bucket_id, name));
create policy "anon replaces the profile of an open session" on storage.objects for update to anon
  using (bucket_id = 'json-profiles' and private.is_upload() and private.may_upload(bucket_id, name))
  with check (bucket_id = 'json-profiles' and private.is_upload() and private.may_upload(bucket_id, name));
create policy "anon sees the profile it replaces" on storage.objects for select to anon
  using (bucket_id = 'json-profiles' and private.is_upload() and private.may_upload(bucket_id, name));
-- The functions check that pictures exist and find orphans; they only read. Objects go through the Storage
-- API.
create policy "wiring_owner reads objects" on storage.objects for select to wiring_owner using (true);

-- 14-deletion.sql

-- Deleting a session with everything that is stored about it, and the files that no row lists.

-- Each mail carries its own secret for "this wasn't me"; only the hash is kept.
create table private.deletion_secrets (
  secret_hash bytea primary key,
  session_id uuid not null references private.wiring_sessions on delete cascade,
  created_at timestamptz not null default now()
);
alter table private.deletion_secrets enable row level security;
create index deletion_secrets_session on private.deletion_secrets (session_id);

-- Who was deleted when and why, without saying who: the id is hashed.
create table private.deletions (
  id bigint generated always as identity primary key,
  session_hash bytea not null,
  reason text not null check (reason in ('link', 'applicant', 'expired', 'operator')),
  deleted_at timestamptz not null default now()
);
alter table private.deletions enable row level security;
create index deletions_session on private.deletions (session_hash);
create index deletions_time on private.deletions (deleted_at);

-- The same for the waitlist. A restore deletes again whatever stands in one of these two.
create table private.waitlist_deletions (
  entry_hash bytea primary key,
  deleted_at timestamptz not null default now()
);
alter table private.waitlist_deletions enable row level security;

-- Deletes an entry of the waitlist with its mail. Returns whether there was one.
create function private.delete_waitlist_entry(p_entry_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone private.waitlist;
begin
  delete from private.waitlist w where w.entry_id = p_entry_id returning * into gone;
  if gone.entry_id is null then
    return false;
  end if;
  delete from private.mail_outbox m where m.kind = 'waitlist' and m.recipient = gone.email;
  insert into private.waitlist_deletions (entry_hash) values (private.secret_hash(gone.entry_id::text)) on conflict do nothing;
  return true;
end
$$;

-- Folders whose objects must go. The rows outlive a killed job, so the next run goes on where it stopped.
create table private.folders_to_sweep (
  session_id uuid primary key,
  requested_at timestamptz not null default now()
);
alter table private.folders_to_sweep enable row level security;

-- Deletes a session with everything that hangs on it, notes that it happened, and queues its folder for the
-- sweep.
create function private.delete_session(p_session_id uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.wiring_sessions s where s.session_id = p_session_id;
  if found then
    insert into private.deletions (session_hash, reason) values (private.secret_hash(p_session_id::text), p_reason);
    insert into private.folders_to_sweep (session_id) values (p_session_id) on conflict do nothing;
    delete from private.rate_hits h where h.limit_name = 'update_session_hour' and h.key = p_session_id::text;
    -- Who presses the same form again begins anew: the kept answer would promise a mail that nobody sends.
    delete from private.idempotency_keys k where k.answer ->> 'session_id' = p_session_id::text;
  end if;
end
$$;

-- The session that a deletion secret belongs to, or null.
create function private.session_of_secret(p_secret text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select d.session_id from private.deletion_secrets d where d.secret_hash = private.secret_hash(p_secret)
$$;

-- What would go, by the secret of a mail. Unknown secrets and deleted sessions look the same.
create function public.describe_deletion(p_secret text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('delete_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  return private.describe_session(private.session_of_secret(p_secret));
end
$$;

-- Deletes by the secret of a mail, or by the session's own id (the wizard's "Delete now"). The second call
-- and an unknown secret give the same answer: {"status": "deleted"}.
create function public.delete_wiring_session(p_secret text, p_session_id text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('delete_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  if p_secret is not null then
    perform private.delete_session(private.session_of_secret(p_secret), 'link');
  else
    perform private.delete_session(private.parse_id(p_session_id), 'applicant');
  end if;
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;

-- Up to `p_max` stored objects of deleted sessions. Reads only; the caller removes them through the Storage
-- API.
create function public.objects_to_sweep(p_max integer) returns table (bucket_id text, name text)
language sql stable security definer rows 100 set search_path = ''
as $$
  select o.bucket_id, o.name from private.folders_to_sweep f
  join storage.objects o
    on o.name ~>=~ (f.session_id::text || '/') and o.name ~<~ (f.session_id::text || '0')
    and o.bucket_id in ('json-profiles', 'wiring-images')
  limit p_max
$$;

-- Up to `p_max` stored objects that 45 minutes after their upload belong to no session, or are pictures
-- that no row lists. Marks them first; the caller removes them through the Storage API. Looks at every
-- object, so it is for the job only.
create function public.orphaned_objects(p_max integer) returns table (bucket_id text, name text)
language plpgsql volatile security definer rows 100 set search_path = ''
as $$
begin
  with candidates as (
    select o.bucket_id, o.name, private.parse_id(pg_catalog.split_part(o.name, '/', 1)) as session_id
    from storage.objects o
    where o.bucket_id in ('json-profiles', 'wiring-images') and o.created_at < now() - interval '45 minutes'
  ), unlisted as (
    select c.* from candidates c left join private.wiring_sessions s on s.session_id = c.session_id
    where s.session_id is null or (c.bucket_id = 'wiring-images' and not private.lists_object(s.image_urls, c.name))
    limit p_max
  ), locked as (
    -- A session that is being saved right now is left to the next run.
    select s.session_id, s.image_urls from private.wiring_sessions s
    where s.session_id in (select u.session_id from unlisted u) for no key update skip locked
  )
  insert into private.orphans_to_sweep (bucket_id, name)
  select u.bucket_id, u.name from unlisted u
  where not exists (select from private.wiring_sessions s where s.session_id = u.session_id)
    or exists (select from locked l where l.session_id = u.session_id and not private.lists_object(l.image_urls, u.name))
  on conflict do nothing;
  return query
  select d.bucket_id, d.name from private.orphans_to_sweep d
  join storage.objects o on o.bucket_id = d.bucket_id and o.name = d.name limit p_max;
end
$$;

-- Forgets the marks and queued folders whose objects are gone. Returns how many folders still wait.
create function public.finish_sweep() returns integer
language sql volatile security definer set search_path = ''
as $$
  delete from private.orphans_to_sweep d
  where not exists (select from storage.objects o where o.bucket_id = d.bucket_id and o.name = d.name);
  with done as (
    delete from private.folders_to_sweep f
    where not exists (
      select from storage.objects o
      where o.name ~>=~ (f.session_id::text || '/') and o.name ~<~ (f.session_id::text || '0')
    ) returning 1
  )
  select ((select count(*) from private.folders_to_sweep) - (select count(*) from done))::integer
$$;

-- 20-limits.sql

-- How often something may be asked for.

-- The one table of limits. `relaxed_max_hits` replaces `max_hits` on the local stack; only per-IP limits have
-- one.
create table private.rate_limits (
  name text primary key,
  max_hits integer not null check (max_hits > 0),
  window_length interval not null,
  relaxed_max_hits integer,
  purpose text not null
);
alter table private.rate_limits enable row level security;
insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('signup_ip_hour', 5, '1 hour', 100000, 'Signups of one IPv4 address or IPv6 /64'),
  ('signup_ip_day', 20, '1 day', 1000000, 'Signups of one IPv4 address or IPv6 /64'),
  ('signup_address_day', 3, '1 day', null, 'Mails to one canonical address that a visitor causes: links, completions, waitlist'),
  ('waitlist_ip_hour', 5, '1 hour', 100000, 'Waitlist posts of one IPv4 address or IPv6 /64'),
  ('unknown_id_ip', 20, '10 minutes', 100000, 'Addresses of the wizard with an unknown id, of one IPv4 address or IPv6 /64'),
  ('update_session_hour', 60, '1 hour', null, 'Updates of one session'),
  ('address_ip_hour', 30, '1 hour', 100000, 'Addresses shown and changed from one IPv4 address or IPv6 /64'),
  ('address_session_day', 5, '1 day', null, 'Changes of one session''s address'),
  ('delete_ip_hour', 30, '1 hour', 100000, 'Deletion links opened or posted from one IPv4 address or IPv6 /64'),
  ('mails_hour', 500, '1 hour', null, 'Mails in total; above it they wait in the outbox'),
  ('map_again_address_day', 3, '1 day', null, 'Maps mailed again on request to one canonical address'),
  ('map_copy_hour', 30, '1 hour', null, 'Copies of maps that one operator has mailed to the own address'),
  ('desk_code_address_hour', 10, '1 hour', null, 'Sign-in codes asked for one address of the desk from one network'),
  ('desk_code_network_hour', 30, '1 hour', 100000, 'Sign-in codes asked from one IPv4 address or IPv6 /64'),
  ('desk_code_strangers_hour', 30, '1 hour', null, 'Sign-in codes asked for one address from networks that are new to it'),
  ('desk_try_network_hour', 60, '1 hour', 100000, 'Sign-in codes and passkeys tried from one IPv4 address or IPv6 /64'),
  ('desk_address_day', 20, '1 day', null, 'Addresses that one operator corrects');

-- Keys are keyed hashes made by the functions, so this holds no address of anybody.
create table private.rate_hits (
  limit_name text not null references private.rate_limits on update cascade on delete cascade,
  key text not null,
  hits integer not null,
  window_ends_at timestamptz not null,
  primary key (limit_name, key)
);
alter table private.rate_hits enable row level security;
create index rate_hits_end on private.rate_hits (window_ends_at);

-- Counters for alerts: failed mails and the like. In parts, or each mail that is sent would wait for the one
-- before it to be counted.
create table private.counters (
  name text not null,
  part smallint not null default 0,
  value bigint not null default 0,
  primary key (name, part)
);
alter table private.counters enable row level security;

-- Counts one hit. Returns 0 when it is within the limit, else the seconds until the window ends. Atomic by
-- the row's lock.
create function private.take_hit(p_limit text, p_key text, p_relaxed boolean default false) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rule private.rate_limits;
  hit private.rate_hits;
begin
  select * into strict rule from private.rate_limits where name = p_limit;
  insert into private.rate_hits as h (limit_name, key, hits, window_ends_at)
  values (p_limit, p_key, 1, now() + rule.window_length)
  on conflict (limit_name, key) do update set
    hits = case when h.window_ends_at <= now() then 1 else h.hits + 1 end,
    window_ends_at = case when h.window_ends_at <= now() then now() + rule.window_length else h.window_ends_at end
  returning * into hit;
  if hit.hits <= rule.max_hits or (p_relaxed and hit.hits <= rule.relaxed_max_hits) then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from hit.window_ends_at - now()))::integer);
end
$$;

-- Counts one event for the alerts.
create function private.count_up(p_name text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.counters as c (name, part, value) values (p_name, pg_catalog.pg_backend_pid() % 16, 1)
  on conflict (name, part) do update set value = c.value + 1
$$;

-- 25-desk-access.sql

-- The studio's people, their sessions, and the log of what they do.

-- Nothing but numbers and the letters M, Q and L: it is drawn on the applicant's page. The function `desk`
-- makes it of the points of the pad.
create function private.is_signature_path(p_path text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_path) <= 4096
    and p_path ~ '^(M[0-9]{1,3} [0-9]{1,3}(Q[0-9]{1,3} [0-9]{1,3} [0-9]{1,3} [0-9]{1,3})*L[0-9]{1,3} [0-9]{1,3})+$'
$$;

-- The studio's people. Removing one is `removed_at`: the name stays readable in signed maps and in the log.
create table private.operators (
  operator_id uuid primary key default private.random_id(),
  email text not null unique check (char_length(email) <= 254),
  name text not null check (char_length(name) between 1 and 100),
  role text not null default 'operator' check (role in ('operator', 'lead')),
  -- Null: made by `npm run desk:invite`.
  invited_by uuid references private.operators,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  -- Null: the name stands in type.
  signature_path text check (private.is_signature_path(signature_path))
);
alter table private.operators enable row level security;
create index operators_inviter on private.operators (invited_by) where invited_by is not null;

-- `factor`: how it was signed in. 'code' is half a session away from loopback: it can only enrol a passkey.
-- `confirmed_at`: the last time the operator proved the second factor; deletion and export want it within 5
-- minutes.
create table private.operator_sessions (
  token_hash bytea primary key,
  operator_id uuid not null references private.operators on delete cascade,
  factor text not null check (factor in ('code', 'passkey', 'code_on_loopback')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  confirmed_at timestamptz,
  user_agent text not null default '' check (char_length(user_agent) <= 300),
  ended_at timestamptz,
  -- From where somebody signed in: strangers elsewhere do not keep a code from there.
  network_key text
);
alter table private.operator_sessions enable row level security;
create index operator_sessions_operator on private.operator_sessions (operator_id) where ended_at is null;

-- Who did what at the desk. Holds no personal data of applicants: the session is a hash.
create table private.desk_events (
  event_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator_id uuid,
  operator text not null,
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  session_hash bytea,
  revision integer,
  detail jsonb not null default '{}' check (pg_column_size(detail) <= 4096),
  request_id text default private.request_id()
);
alter table private.desk_events enable row level security;
create index desk_events_at on private.desk_events (at desc, event_id desc);
create index desk_events_session on private.desk_events (session_hash, event_id desc);
create index desk_events_operator on private.desk_events (operator_id, at desc, event_id desc);
create index desk_events_action on private.desk_events (action, at desc, event_id desc);

-- Who asks, or why not. `denial`: 'signed_out' (unknown, ended, idle for 1 h, older than 12 h, or a removed
-- operator), 'second_factor' (a code away from loopback), 'forbidden' (role), 'confirm' (second factor not
-- proven within 5 minutes). `refusal`: the answer that says so.
create type private.desk_access as (
  operator_id uuid, email text, name text, role text, token_hash bytea, denial text, refusal jsonb
);

-- Append-only for everyone, the owner's own functions included.
create function private.refuse_change() returns trigger
language plpgsql volatile set search_path = ''
as $$
begin
  raise exception 'private.% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create trigger desk_events_append_only before update or delete or truncate on private.desk_events
  for each statement execute function private.refuse_change();

-- The access with this denial, or with none.
create function private.denied(access private.desk_access, p_denial text) returns private.desk_access
language plpgsql immutable set search_path = ''
as $$
begin
  access.denial := p_denial;
  access.refusal := case when p_denial is not null then pg_catalog.jsonb_build_object('status', p_denial) end;
  return access;
end
$$;

-- Who asks: the first statement of every desk function, in its transaction, or that of begin_desk_action. The
-- session's row stays locked, so that a removal or a sign-out waits for the action or comes before it.
create function private.desk_access(p_session text, p_role text default 'operator', p_confirmed boolean default false)
returns private.desk_access
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access;
  kept private.operator_sessions;
begin
  select s.* into kept from private.operator_sessions s join private.operators o on o.operator_id = s.operator_id
  where p_session ~ '^[0-9a-f]{64}$' and s.token_hash = private.secret_hash(p_session) and s.ended_at is null
    and s.created_at > now() - interval '12 hours' and s.last_seen_at > now() - interval '1 hour' and o.removed_at is null
  for update of s;
  if not found then
    return private.denied(access, 'signed_out');
  end if;
  update private.operator_sessions s set last_seen_at = now()
  where s.token_hash = kept.token_hash and s.last_seen_at < now() - interval '30 seconds';
  select o.operator_id, o.email, o.name, o.role into access.operator_id, access.email, access.name, access.role
  from private.operators o where o.operator_id = kept.operator_id;
  access.token_hash := kept.token_hash;
  return private.denied(access, case
    when kept.factor = 'code' then 'second_factor'
    when p_role = 'lead' and access.role <> 'lead' then 'forbidden'
    when p_confirmed and (kept.confirmed_at is null or kept.confirmed_at < now() - interval '5 minutes') then 'confirm'
  end);
end
$$;

-- The name behind the id in `claimed_by`; whatever else stands there as it is.
create function private.operator_name(p_id text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select o.name from private.operators o where o.operator_id = private.parse_id(p_id)), p_id)
$$;

-- 30-mail.sql

-- The outbox of all mails.

-- Written with what it reports, in the same transaction, and sent by the mail worker.
create table private.mail_outbox (
  id uuid primary key default private.random_id(),
  -- `address_old`, `address_new`: to both addresses when one is corrected; the old one is told that it gets
  -- nothing more, the new one gets the link. `map_again`: the mail of a map, sent again on request.
  -- `map_copy`: a signed map for the operator who asks. What a mail of the desk says stands in `data`.
  kind text not null check (kind in (
    'signup', 'waitlist', 'completion', 'address_old', 'address_new', 'map', 'map_again', 'map_copy',
    'desk_code', 'desk_notice', 'desk_alert'
  )),
  recipient text not null,
  session_id uuid references private.wiring_sessions on delete cascade,
  -- What the template needs and the session does not hold (a link's secret); emptied once the mail is
  -- settled.
  data jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  -- When its reader told the mail provider that it was unwanted.
  complained_at timestamptz,
  -- With it the log of whoever caused the mail is found.
  request_id text default private.request_id(),
  constraint sent_has_time check ((state = 'sent') = (sent_at is not null)),
  constraint failure_has_reason check (state <> 'failed' or last_error is not null)
);
alter table private.mail_outbox enable row level security;
create index mail_outbox_due on private.mail_outbox (next_attempt_at) where state in ('queued', 'sending');
create index mail_outbox_sent on private.mail_outbox (sent_at) where state = 'sent';
create index mail_outbox_failed on private.mail_outbox (failed_at) where state = 'failed';
create index mail_outbox_complained on private.mail_outbox (complained_at) where complained_at is not null;
create index mail_outbox_session on private.mail_outbox (session_id);
create index mail_outbox_desk_code on private.mail_outbox (recipient) where kind = 'desk_code';

-- The hourly ceiling counts sends, not mails: a mail that a killed worker may have sent and another sends
-- again counts twice, and a mail that is being sent or whose session was deleted since counts, too.
create table private.mail_sends (
  -- No reference: the count outlives the mail.
  mail_id uuid not null,
  attempt integer not null,
  started_at timestamptz not null default now(),
  primary key (mail_id, attempt)
);
alter table private.mail_sends enable row level security;
create index mail_sends_start on private.mail_sends (started_at);

-- A mail with the session's link and a fresh deletion secret, in the caller's transaction. The caller has
-- counted it, except a completion: that one is counted here and waits where the address is over its cap.
create function private.enqueue_session_mail(p_session_id uuid, p_kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret text := private.random_secret();
  session private.wiring_sessions;
  wait integer := 0;
begin
  select * into strict session from private.wiring_sessions s where s.session_id = p_session_id;
  if p_kind = 'completion' then
    wait := private.take_hit('signup_address_day', session.address_key);
  end if;
  insert into private.deletion_secrets (secret_hash, session_id) values (private.secret_hash(secret), p_session_id);
  insert into private.mail_outbox (kind, recipient, session_id, data, next_attempt_at)
  values (p_kind, session.email, p_session_id, pg_catalog.jsonb_build_object('delete_secret', secret),
    now() + pg_catalog.make_interval(secs => wait));
end
$$;

-- The same mail to every operator.
create function private.mail_operators(p_kind text, p_data jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.mail_outbox (kind, recipient, data)
  select p_kind, o.email, p_data from private.operators o where o.removed_at is null order by o.operator_id
$$;

-- How long a failed attempt waits for the next one; null after the last.
create function private.retry_wait(p_attempts integer) returns interval
language sql immutable set search_path = ''
as $$
  select (array['1 minute', '5 minutes', '15 minutes', '1 hour', '4 hours', '12 hours', '24 hours']::interval[])[p_attempts]
$$;

-- Takes up to `p_max` due mails for `p_lease_seconds`, as far as the hourly ceiling leaves room. A worker
-- that dies leaves them claimed until the lease ends; then another takes them (at most one mail more, with
-- the same Message-ID; never none). A map never overtakes the notice that its address was changed.
create function private.claim_mails(p_max integer, p_lease_seconds integer) returns setof uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rule private.rate_limits;
  room integer;
begin
  -- Workers count one after another, each what the one before has taken.
  select * into strict rule from private.rate_limits l where l.name = 'mails_hour' for no key update;
  select least(p_max, rule.max_hits - count(*)) into room
  from private.mail_sends s where s.started_at > now() - rule.window_length;
  return query
  with due as (
    select m.id from private.mail_outbox m
    where m.state in ('queued', 'sending') and m.next_attempt_at <= now()
      and (m.kind not in ('map', 'map_again') or not exists (
        select from private.mail_outbox o
        where o.session_id = m.session_id and o.kind = 'address_old' and o.state in ('queued', 'sending')))
    order by m.next_attempt_at limit greatest(room, 0) for update skip locked
  ), claimed as (
    update private.mail_outbox m set
      state = 'sending', attempts = m.attempts + 1,
      next_attempt_at = now() + pg_catalog.make_interval(secs => p_lease_seconds)
    from due where m.id = due.id returning m.id, m.attempts
  ), noted as (
    insert into private.mail_sends (mail_id, attempt) select c.id, c.attempts from claimed c
  )
  select c.id from claimed c;
end
$$;

-- The outcome of one attempt: "sent", "retry" (with back-off, after eight attempts failed for good) or
-- "failed". An attempt that reports anything but "sent" has sent nothing and gives its place under the
-- ceiling back.
create function public.settle_mail(p_id uuid, p_outcome text, p_reason text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.mail_outbox;
  wait interval;
  settled text;
begin
  select * into mail from private.mail_outbox m where m.id = p_id for update;
  if not found or mail.state in ('sent', 'failed') then
    return mail.state;
  end if;
  wait := private.retry_wait(mail.attempts);
  settled := case when p_outcome = 'retry' and wait is not null then 'queued'
                  when p_outcome = 'retry' then 'failed' else p_outcome end;
  update private.mail_outbox m set
    state = settled,
    sent_at = case when settled = 'sent' then now() end,
    last_error = case when settled = 'sent' then null else pg_catalog.left(coalesce(p_reason, 'unknown'), 300) end,
    next_attempt_at = case when settled = 'queued' then now() + wait else m.next_attempt_at end,
    data = case when settled = 'queued' then m.data else '{}' end
  where m.id = p_id;
  if settled <> 'sent' then
    delete from private.mail_sends s where s.mail_id = p_id and s.attempt = mail.attempts;
  end if;
  perform private.count_up('mail_' || case when settled = 'queued' then 'retried' else settled end);
  return settled;
end
$$;

-- For health checks and alerts: how much waits, how old it is, how much failed for good.
create function public.mail_metrics() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'queued', count(*) filter (where state = 'queued'),
    'sending', count(*) filter (where state = 'sending'),
    'oldest_seconds', coalesce(extract(epoch from now() - min(created_at) filter (where state in ('queued', 'sending')))::integer, 0),
    'counters', (
      select coalesce(pg_catalog.jsonb_object_agg(c.name, c.value), '{}')
      from (select name, sum(value)::bigint as value from private.counters group by name) c)
  )
  from private.mail_outbox where state in ('queued', 'sending')
$$;

-- 35-maps.sql

-- Maps: the one row of each finished session. All of it goes with its session.

-- The one row of a finished session. `published` is the latest signed snapshot, `revision` its number (0:
-- none yet). `previous` is the snapshot before it, kept until the mail of the new one is settled: undo puts
-- it back.
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
  -- The id of an operator.
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
  -- What the queue shows and sorts by, kept beside the draft: a draft is up to 64 KB, and a page shows fifty.
  completed_at timestamptz not null,
  sort_name text not null default '',
  -- Name and masked address in lower case: what the search looks at. The address itself is nowhere but in the
  -- session.
  search_text text not null default '',
  summary jsonb,
  care boolean not null default false,
  review_started_at timestamptz,
  first_signed_at timestamptz,
  delivered_at timestamptz,
  -- Which circuit the draft reads, for counting: the draft, which is 30 KB, must not be unpacked for that.
  circuit_id text generated always as (draft -> 'circuit' ->> 'id') stored,
  -- A session's id opens the wizard: it is the applicant's secret and must not stand in the history or the
  -- pages of an operator's browser. The desk names a map by this, which means nothing without an operator's
  -- session.
  map_id uuid not null unique default private.random_id(),
  -- The ids of the sentences that were open when the map was signed: an undo takes back what was counted.
  left_open jsonb not null default '[]' check (pg_catalog.jsonb_typeof(left_open) = 'array'),
  constraint claim_is_whole check ((claimed_by is null) = (claimed_until is null)),
  constraint draft_before_review check (state in ('waiting', 'on_hold', 'draft_failed') or draft is not null),
  constraint edits_are_a_list check (
    pg_catalog.jsonb_typeof(edits) = 'array' and pg_catalog.jsonb_array_length(edits) <= 500 and pg_column_size(edits) <= 2097152
  ),
  constraint published_with_revision check ((published is null) = (revision = 0)),
  constraint published_with_signature check (
    (published is null) = (signed_by is null) and (published is null) = (signed_at is null)
  ),
  constraint sent_is_published check (state not in ('signed', 'delivered', 'refused') or published is not null),
  constraint signed_has_mail check (state <> 'signed' or (mail_id is not null and undo_until is not null)),
  constraint hold_has_note check (state <> 'on_hold' or note is not null),
  constraint failure_has_reason check (state <> 'draft_failed' or failure is not null)
);
alter table private.maps enable row level security;
-- Everything that is not delivered is little; the delivered ones are many. The search text lies in the
-- indexes, so that a search reads them alone.
create index maps_open on private.maps (completed_at, session_id) include (search_text) where state <> 'delivered';
create index maps_open_names on private.maps (sort_name, session_id) include (search_text) where state <> 'delivered';
create index maps_delivered on private.maps (coalesce(delivered_at, completed_at), session_id) include (search_text) where state = 'delivered';
create index maps_delivered_names on private.maps (sort_name, session_id) include (search_text) where state = 'delivered';
create index maps_claimed on private.maps (claimed_by) where claimed_by is not null;
create index maps_signed on private.maps (first_signed_at desc) where first_signed_at is not null;
create index maps_numbers on private.maps (completed_at) include (circuit_id, review_started_at, first_signed_at, delivered_at);
-- The eight digits of the inputs that a printed sheet shows find its map.
create index maps_draft_inputs on private.maps (pg_catalog.left(draft ->> 'inputs', 8)) where draft is not null;
create index maps_published_inputs on private.maps (pg_catalog.left(published ->> 'inputs', 8)) where published is not null;

-- Where a new draft stands: with a passage of the care list in the inputs, a person looks at it with care.
create function private.state_of_draft(p_draft jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when p_draft -> 'unread' @> '[{"reason": "care"}]' then 'needs_care' else 'drafted' end
$$;

-- What an operator must know before reading: words that ask for care, an attempt to steer the program, a
-- language or a picture that it could not read.
create function private.map_flags(p_draft jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('kind', f.kind, 'source', f.source) order by f.rank, f.source), '[]')
  from (
    select case u ->> 'reason' when 'care' then 'care' when 'injection' then 'injection' when 'language' then 'language' else 'picture' end as kind,
      coalesce(u ->> 'source', '') as source,
      case u ->> 'reason' when 'care' then 1 when 'injection' then 2 when 'language' then 3 else 4 end as rank
    from private.elements(p_draft -> 'unread') u limit 20
  ) f
$$;

-- A map is thin when its switches say too little for a circuit: `leastReadings` of the model.
create function private.map_summary(p_draft jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'circuit', p_draft -> 'circuit' -> 'id', 'second', p_draft -> 'circuit' -> 'second',
    'between', coalesce(p_draft -> 'circuit' -> 'between', 'false'),
    'gates', (
      select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('level', g -> 'level', 'state', s ->> 'state') order by n), '[]')
      from private.elements(p_draft -> 'drawing' -> 'gates') with ordinality as gates (g, n)
      join private.elements(p_draft -> 'switches') s on s -> 'id' = g -> 'switch'
    ),
    'claims', (select count(*) from private.elements(p_draft -> 'sentences') s where s ->> 'kind' = 'claim'),
    'claims_with_evidence', (
      select count(*) from private.elements(p_draft -> 'sentences') s
      where s ->> 'kind' = 'claim' and pg_catalog.jsonb_array_length(s -> 'evidence') > 0
    ),
    'flags', private.map_flags(p_draft) || case
      when (select count(*) from private.elements(p_draft -> 'switches') s where s ->> 'state' <> 'none') < 4
        then '[{"kind": "thin", "source": ""}]'::jsonb else '[]' end
  )
$$;

-- Keeps what the queue shows and sorts by with the draft that it is made of.
create function private.fill_map_row() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    select coalesce(s.completed_at, s.created_at), pg_catalog.lower(coalesce(s.name_for_certificate, '')),
      pg_catalog.lower(coalesce(s.name_for_certificate, '') || ' ' || private.mask_email(s.email))
    into new.completed_at, new.sort_name, new.search_text
    from private.wiring_sessions s where s.session_id = new.session_id;
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  new.summary := case when new.draft is not null then private.map_summary(new.draft) end;
  new.care := coalesce(private.state_of_draft(new.draft) = 'needs_care', false);
  return new;
end
$$;

create trigger fill_map_row before insert or update of draft on private.maps
  for each row execute function private.fill_map_row();

-- The locked map, or null. Session before map, as everywhere: a deletion takes the session first.
create function private.lock_map(p_session_id text) returns private.maps
language plpgsql volatile security definer set search_path = ''
as $$
declare
  map private.maps;
begin
  perform from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now() for key share;
  if found then
    select * into map from private.maps m where m.session_id = private.parse_id(p_session_id) for update;
  end if;
  return map;
end
$$;

-- Why the caller may not go on; null when the map is as the caller saw it.
create function private.map_objection(map private.maps, p_state text, p_revision integer) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when map.session_id is null then pg_catalog.jsonb_build_object('status', 'not_found')
    when (map.state, map.revision) is distinct from (p_state, p_revision) then
      pg_catalog.jsonb_build_object('status', 'conflict', 'state', map.state, 'revision', map.revision)
  end
$$;

-- The session of a map that the desk names; null for an unknown map.
create function private.session_of_map(p_map_id text) returns text
language sql stable security definer set search_path = ''
as $$
  select m.session_id::text from private.maps m where m.map_id = private.parse_id(p_map_id)
$$;

-- 40-map-jobs.sql

-- The queue of drafts that are to be made.

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
alter table private.map_jobs enable row level security;
create index map_jobs_due on private.map_jobs (next_attempt_at) where state in ('queued', 'working');
create unique index map_jobs_lease on private.map_jobs (lease) where lease is not null;

-- A finished session waits for its map. In the caller's transaction; a second call changes nothing.
create function private.enqueue_map(p_session_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.maps (session_id) values (p_session_id) on conflict do nothing;
  insert into private.map_jobs (session_id) values (p_session_id) on conflict do nothing;
$$;

-- Locks what a worker's attempt belongs to, in the order that every function of maps keeps: session, map,
-- job. A deletion takes the session first, too, so nobody waits in a circle. Null when the lease is not (or
-- no longer) the attempt's.
create function private.lock_map_job(p_lease uuid) returns private.map_jobs
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs;
begin
  perform from private.wiring_sessions s
  where s.session_id = (select j.session_id from private.map_jobs j where j.lease = p_lease) for key share;
  perform from private.maps m
  where m.session_id = (select j.session_id from private.map_jobs j where j.lease = p_lease) for update;
  select * into job from private.map_jobs j where j.lease = p_lease for update;
  return job;
end
$$;

-- The draft of this attempt could not be made, and there will be no other. The desk shows why.
create function private.fail_map_job(p_lease uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs := private.lock_map_job(p_lease);
begin
  update private.map_jobs j set state = 'failed', lease = null, last_error = p_reason where j.session_id = job.session_id;
  update private.maps m set state = 'draft_failed', failure = p_reason, updated_at = now()
  where m.session_id = job.session_id and m.state in ('waiting', 'draft_failed');
  perform private.count_up('map_draft_failed') where job.session_id is not null;
end
$$;

-- Takes the oldest due draft for `p_lease_seconds`, with everything it is made of: the lease, one session's
-- inputs and the paths of its pictures. {"job": null} when nothing is due. SKIP LOCKED: workers never wait.
-- A worker that dies leaves its job claimed until the lease ends; a job that ended eight workers fails for
-- good.
create function public.claim_map_job(p_lease_seconds integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs;
  made jsonb;
begin
  perform private.note_job('drafting');
  perform private.fail_map_job(j.lease, 'The worker ended without a report, eight times.') from private.map_jobs j
  where j.state = 'working' and j.next_attempt_at <= now() and private.retry_wait(j.attempts) is null;
  select * into job from private.map_jobs j
  where j.state in ('queued', 'working') and j.next_attempt_at <= now()
  order by j.next_attempt_at limit 1 for update skip locked;
  if not found then
    return '{"job": null}';
  end if;
  update private.map_jobs j set
    state = 'working', attempts = job.attempts + 1, lease = private.random_id(),
    next_attempt_at = now() + pg_catalog.make_interval(secs => p_lease_seconds)
  where j.session_id = job.session_id returning * into job;
  select pg_catalog.jsonb_build_object('job', pg_catalog.jsonb_build_object(
    'lease', job.lease, 'last_attempt', private.retry_wait(job.attempts) is null,
    'session_id', s.session_id, 'survey_version', s.survey_version, 'survey_data', s.survey_data,
    'json_profile', s.json_profile, 'name', s.name_for_certificate, 'completed_at', private.utc_text(s.completed_at),
    'checked_readings', s.checked_readings,
    'image_paths', (
      select pg_catalog.jsonb_agg(pg_catalog.split_part(url, '/wiring-images/', 2) order by place)
      from pg_catalog.unnest(s.image_urls) with ordinality as urls (url, place)
    )
  )) into made from private.wiring_sessions s where s.session_id = job.session_id;
  return made;
end
$$;

-- Hands in one draft under a lease. Answers {"status": "drafted" | "needs_care"}, {"status": "gone"} when
-- the lease ended or the session was deleted, {"status": "refused"} for what is no unsigned snapshot.
create function public.hand_in_map_draft(p_lease uuid, p_draft jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs := private.lock_map_job(p_lease);
  settled text := private.state_of_draft(p_draft);
begin
  if job.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  if (pg_catalog.jsonb_typeof(p_draft -> 'schema'), pg_catalog.jsonb_typeof(p_draft -> 'signed_by'),
    pg_catalog.jsonb_typeof(p_draft -> 'published_at')) is distinct from ('number', 'null', 'null')
    or pg_column_size(p_draft) > 1048576 then
    return pg_catalog.jsonb_build_object('status', 'refused');
  end if;
  update private.maps m set
    draft = p_draft, failure = null, updated_at = now(),
    state = case when m.state in ('waiting', 'draft_failed') then settled else m.state end
  where m.session_id = job.session_id and m.draft is null;
  update private.map_jobs j set state = 'done', lease = null, last_error = null where j.session_id = job.session_id;
  perform private.count_up('map_drafted');
  return pg_catalog.jsonb_build_object('status', settled);
end
$$;

-- The outcome of an attempt without a draft: "retry" (with back-off, after eight attempts failed for good)
-- or "failed". Answers {"status": "queued" | "failed" | "gone"}.
create function public.settle_map_job(p_lease uuid, p_outcome text, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  job private.map_jobs := private.lock_map_job(p_lease);
  reason text := pg_catalog.left(coalesce(p_reason, 'unknown'), 300);
  wait interval := private.retry_wait(job.attempts);
begin
  if job.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  if p_outcome = 'retry' and wait is not null then
    update private.map_jobs j set state = 'queued', lease = null, last_error = reason, next_attempt_at = now() + wait
    where j.session_id = job.session_id;
    return pg_catalog.jsonb_build_object('status', 'queued');
  end if;
  perform private.fail_map_job(p_lease, reason);
  return pg_catalog.jsonb_build_object('status', 'failed');
end
$$;

-- 41-map-delivery.sql

-- The mail of a map and the link in it.

-- Each mail of a map carries a link of its own; only the hash of its secret is kept. The link of an
-- operator's copy opens for a day and deletes nothing.
create table private.map_secrets (
  secret_hash bytea primary key,
  session_id uuid not null references private.wiring_sessions on delete cascade,
  revision integer not null check (revision > 0),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  operator_id uuid references private.operators on delete cascade,
  expires_at timestamptz
);
alter table private.map_secrets enable row level security;
create index map_secrets_session on private.map_secrets (session_id);
create index map_secrets_operator on private.map_secrets (operator_id) where operator_id is not null;

-- Queues a mail with a fresh link to one revision. The secret itself is in the mail's row only, until that
-- is settled.
create function private.enqueue_map_mail(p_session_id uuid, p_kind text, p_revision integer, p_at timestamptz)
returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret text := private.random_secret();
  made uuid;
begin
  insert into private.map_secrets (secret_hash, session_id, revision)
  values (private.secret_hash(secret), p_session_id, p_revision);
  insert into private.mail_outbox (kind, recipient, session_id, data, next_attempt_at)
  select p_kind, s.email, s.session_id, pg_catalog.jsonb_build_object('map_secret', secret), greatest(p_at, s.map_held_until)
  from private.wiring_sessions s where s.session_id = p_session_id returning id into made;
  return made;
end
$$;

-- What the mail worker sends next: the mails that it claims, with the secret of a map's link, who signed
-- what the reader of the link sees (the subject names them), and what a mail to an operator says.
create function public.claim_mails(p_max integer, p_lease_seconds integer)
returns table (
  id uuid, kind text, recipient text, session_id uuid, delete_secret text, expires_at text, attempt integer,
  map_secret text, signed_by text, desk jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- A statement of its own: one that also joined would not see a mail that was queued while it waited.
  claimed uuid[] := array(select private.claim_mails(p_max, p_lease_seconds));
begin
  return query
  select o.id, o.kind, o.recipient, o.session_id, o.data ->> 'delete_secret', private.utc_text(s.expires_at), o.attempts,
    o.data ->> 'map_secret',
    case when m.undo_until > now() and m.previous is not null then m.previous else m.published end ->> 'signed_by',
    case when o.kind like 'desk\_%' then o.data end
  from private.mail_outbox o left join private.wiring_sessions s on s.session_id = o.session_id
  left join private.maps m on m.session_id = o.session_id
  where o.id = any (claimed);
end
$$;

-- A map follows its mail: sent is delivered, failed for good is refused, also when the provider reports
-- that after it took the mail. Only the last mail that the map waited for counts. Kept besides: when the
-- first mail of a map arrived.
create function private.follow_map_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.maps m set
    state = case new.state when 'sent' then 'delivered' else 'refused' end, previous = null, updated_at = now(),
    delivered_at = case new.state when 'sent' then coalesce(m.delivered_at, now()) else m.delivered_at end
  where m.session_id = new.session_id and m.mail_id = new.id and m.state = 'signed';
  if old.state = 'sent' then
    update private.maps m set
      state = case m.state when 'delivered' then 'refused' else m.state end, updated_at = now(),
      delivered_at = nullif(m.delivered_at, old.sent_at)
    where m.session_id = new.session_id and m.mail_id = new.id;
  end if;
  return null;
end
$$;

create trigger map_follows_mail after update of state on private.mail_outbox
  for each row when (new.kind in ('map', 'map_again') and new.state in ('sent', 'failed') and old.state <> new.state)
  execute function private.follow_map_mail();

-- The same mail with a new link, for a map whose mail arrived or was refused. Earlier links stay good
-- unless they are closed. Answers {"status": "queued"}.
create function private.send_map_again(
  p_session_id text, p_state text, p_revision integer, p_close_earlier boolean
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
  if map.state not in ('delivered', 'refused') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_sent_yet');
  end if;
  if p_close_earlier then
    update private.map_secrets s set closed_at = now() where s.session_id = map.session_id and s.closed_at is null;
  end if;
  update private.maps m set
    state = 'signed', undo_until = now(), updated_at = now(),
    mail_id = private.enqueue_map_mail(map.session_id, 'map_again', map.revision, now())
  where m.session_id = map.session_id;
  return pg_catalog.jsonb_build_object('status', 'queued');
end
$$;

-- Whether the mail of some revision has arrived: a later revision in the making changes nothing about that.
create function private.was_delivered(map private.maps) returns boolean
language sql immutable set search_path = ''
as $$
  select map.state = 'delivered' or (map.delivered_at is not null and map.state <> 'refused')
$$;

-- Where the map of a finished session is: 'waiting', 'drafted', 'in_review', 'delayed' (on hold, or no
-- draft could be made), 'sending', 'sent' or 'refused' (by the mail server). What the desk knows besides
-- stays there. No row for unknown, malformed, unfinished, expired and deleted sessions. `revising`: a newer
-- sheet is in the making.
create function public.map_status(session_uuid text) returns table (state text, sent_at text, revising boolean)
language sql stable security definer rows 1 set search_path = ''
as $$
  select case
      when private.was_delivered(m) then 'sent'
      when m.state = 'signed' then case when m.undo_until > now() then 'in_review' else 'sending' end
      when m.state in ('on_hold', 'draft_failed') then 'delayed'
      when m.state = 'needs_care' then 'drafted'
      else m.state
    end,
    case when private.was_delivered(m) then private.utc_text(m.delivered_at) end,
    private.was_delivered(m) and m.state <> 'delivered'
  from private.wiring_sessions s join private.maps m on m.session_id = s.session_id
  where s.session_id = private.parse_id(session_uuid) and s.expires_at > now() and s.wiring_complete
$$;

-- Mails the map once more, to the address on file and no other. The map's own state stays: it was
-- delivered. While such a mail is on its way a second call changes nothing. Counted by the mailbox, which
-- may have many maps. Answers {"status": "sent" | "not_delivered" | "not_found"} | {"status": "limited",
-- "retry_after"}.
create function public.ask_for_map_again(p_session_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  map private.maps := private.lock_map(p_session_id);
  session private.wiring_sessions;
  wait integer;
begin
  if map.session_id is null then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  if not private.was_delivered(map) then
    return pg_catalog.jsonb_build_object('status', 'not_delivered');
  end if;
  select * into session from private.wiring_sessions s where s.session_id = map.session_id;
  if exists (
    select from private.mail_outbox o
    where o.session_id = map.session_id and o.recipient = session.email and o.kind in ('map', 'map_again')
      and o.state in ('queued', 'sending') and o.next_attempt_at < now() + interval '5 minutes'
  ) then
    return pg_catalog.jsonb_build_object('status', 'sent');
  end if;
  wait := private.take_hit('map_again_address_day', session.address_key);
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform private.enqueue_map_mail(map.session_id, 'map_again',
    case when map.undo_until > now() and map.previous is not null then (map.previous ->> 'rev')::integer else map.revision end, now());
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

-- 42-map-signing.sql

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

-- 43-map-reading.sql

-- What the link in a map's mail opens.

-- The session that an open link of an unexpired map belongs to, with the revision that the link was sent
-- with. No row for anything else: malformed, unknown, closed, expired and deleted look the same.
create function private.open_map_link(p_secret text) returns table (session_id uuid, revision integer, expires_at timestamptz)
language sql stable security definer rows 1 set search_path = ''
as $$
  select l.session_id, l.revision, s.expires_at
  from private.map_secrets l join private.wiring_sessions s on s.session_id = l.session_id
  left join private.operators o on o.operator_id = l.operator_id
  where p_secret ~ '^[0-9a-f]{64}$' and l.secret_hash = private.secret_hash(p_secret)
    and l.closed_at is null and s.expires_at > now() and (l.expires_at is null or l.expires_at > now()) and o.removed_at is null
$$;

-- Whether a link is the applicant's: an operator's copy must delete nothing.
create function private.is_applicants_link(p_secret text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.map_secrets l where l.secret_hash = private.secret_hash(p_secret) and l.operator_id is null)
$$;

-- The other thing that the anonymous key may read: the latest published snapshot behind a link, and the
-- revision that the link was sent with. While a signature can be undone, readers of older links see what
-- they saw before.
create function public.get_map(map_secret text) returns table (snapshot jsonb, revision integer, expires_at text)
language sql stable security definer rows 1 set search_path = ''
as $$
  select case when m.undo_until > now() and m.previous is not null then m.previous else m.published end,
    l.revision, private.utc_text(l.expires_at)
  from private.open_map_link(map_secret) l join private.maps m on m.session_id = l.session_id
  where m.published is not null
$$;

-- The path of the nth picture of the session whose map an open link shows; null for anything else. For a
-- function alone: the path begins with the session's id, which opens more than the map does.
create function public.map_picture(p_map_secret text, p_number integer) returns text
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.split_part(s.image_urls[p_number], '/wiring-images/', 2)
  from private.open_map_link(p_map_secret) l
  join private.maps m on m.session_id = l.session_id and m.published is not null
  join private.wiring_sessions s on s.session_id = l.session_id
  where pg_catalog.split_part(pg_catalog.split_part(s.image_urls[p_number], '/wiring-images/', 2), '/', 1) = s.session_id::text
$$;

-- What would go with a session, as both deletion pages show it: {"status": "found", "email" (masked),
-- "created_at", "survey", "profile", "images", "map"} or {"status": "gone"}.
create function private.describe_session(p_session_id uuid) returns jsonb
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

-- The same for the reader of a map, by the secret of its link.
create function public.describe_map_deletion(p_map_secret text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('delete_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  return private.describe_session((select l.session_id from private.open_map_link(p_map_secret) l where private.is_applicants_link(p_map_secret)));
end
$$;

-- Deletes the whole session of a map. The second call and an unknown link give the same answer: {"status":
-- "deleted"}.
create function public.delete_map(p_map_secret text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('delete_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform private.delete_session(l.session_id, 'applicant') from private.open_map_link(p_map_secret) l where private.is_applicants_link(p_map_secret);
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;

-- 44-address.sql

-- The applicant may correct the own address, by the session's id, until the map has been mailed. Whoever
-- holds the id of a finished session neither learns its address nor gets its map unnoticed, and a changed
-- address gets no more mails in a day than any other.

-- Whether a map's mail is out, or being handed over at this moment: then a new address comes too late for
-- it.
create function private.map_is_mailed(map private.maps) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.was_delivered(map)
    or exists (select from private.mail_outbox o where o.id = map.mail_id and o.state = 'sending')
$$;

-- Corrects the address under the session's lock. Mails that wait go to the new one; links that wait for the
-- old one do not go. The old one is always told: a cap on that mail could be spent by a thief. Every
-- address of a session was mailed its link within that address's cap, so nobody can turn a stranger's
-- mailbox into the target of many sessions. Once the session is finished, its map waits for a day, and for
-- the mail to the old address. The same address again changes nothing and mails nothing. Answers {"status":
-- "changed", "email"} | {"status": "not_found"} | {"status": "mailed"} | {"status": "limited",
-- "retry_after"}.
create function public.change_session_address(
  p_session_id text, p_email text, p_address_key text, p_ip_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session private.wiring_sessions;
  map private.maps;
  held_until timestamptz;
  wait integer := private.take_hit('address_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  select * into session from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now() for update;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  if pg_catalog.lower(session.email) = pg_catalog.lower(p_email) then
    return pg_catalog.jsonb_build_object('status', 'changed', 'email', p_email);
  end if;
  select * into map from private.maps m where m.session_id = session.session_id for update;
  if map.session_id is not null and private.map_is_mailed(map) then
    return pg_catalog.jsonb_build_object('status', 'mailed');
  end if;
  wait := private.take_hit('address_session_day', pg_catalog.encode(private.secret_hash(session.session_id::text), 'hex'));
  if wait = 0 then
    wait := private.take_hit('signup_address_day', p_address_key);
  end if;
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;

  held_until := case when session.wiring_complete then now() + interval '1 day' end;
  delete from private.mail_outbox o
  where o.session_id = session.session_id and o.kind in ('signup', 'address_new') and o.state = 'queued';
  perform private.enqueue_session_mail(session.session_id, 'address_old');
  update private.wiring_sessions s set
    email = p_email, address_key = p_address_key, address_changed_at = now(), map_held_until = held_until, updated_at = now()
  where s.session_id = session.session_id;
  perform private.enqueue_session_mail(session.session_id, 'address_new');
  -- What is being sent goes on; should it have to be tried again, the new address gets it.
  update private.mail_outbox o set
    recipient = p_email,
    next_attempt_at = case when o.kind = 'completion' then o.next_attempt_at else greatest(o.next_attempt_at, held_until) end
  where o.session_id = session.session_id and o.kind in ('completion', 'map', 'map_again') and o.state in ('queued', 'sending');
  update private.maps m set
    search_text = pg_catalog.lower(coalesce(session.name_for_certificate, '') || ' ' || private.mask_email(p_email))
  where m.session_id = session.session_id;
  if map.state = 'refused' then
    perform private.send_map_again(session.session_id::text, 'refused', map.revision, true);
  end if;
  return pg_catalog.jsonb_build_object('status', 'changed', 'email', p_email);
end
$$;

-- A mailbox that does not exist has nobody to object: what waited for it goes at once. One that is only full
-- has somebody.
create function private.release_held_map() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.mail_outbox o set next_attempt_at = now()
  from private.wiring_sessions s
  where s.session_id = new.session_id and o.session_id = new.session_id and o.kind in ('map', 'map_again')
    and o.state = 'queued' and o.next_attempt_at = s.map_held_until;
  update private.wiring_sessions s set map_held_until = null where s.session_id = new.session_id;
  return null;
end
$$;

create trigger refused_notice_releases_map after update of state on private.mail_outbox
  for each row when (new.kind = 'address_old' and new.state = 'failed' and old.state <> 'failed' and new.last_error <> 'bounced: transient')
  execute function private.release_held_map();

-- 45-bounces.sql

-- What the mail provider says of a mail that it took: it did not arrive, or its reader called it unwanted.

-- `p_class`: 'permanent', 'transient', 'undetermined' or 'suppressed' for a mail that did not arrive,
-- 'not_sent' for one that the provider did not send, 'complaint'. The same report again changes nothing, and
-- one that comes before the worker's own is the truth. Answers 'noted', 'known' or 'unknown'.
create function public.report_mail(p_id uuid, p_class text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.mail_outbox;
begin
  -- Session and map before the mail, as a deletion and a new address take them.
  perform private.lock_map(m.session_id::text) from private.mail_outbox m where m.id = p_id and m.session_id is not null;
  select * into mail from private.mail_outbox m where m.id = p_id for update;
  if not found then
    return 'unknown';
  end if;
  if mail.state = 'failed' or (p_class = 'complaint' and mail.complained_at is not null) then
    return 'known';
  end if;
  if p_class = 'complaint' then
    update private.mail_outbox m set complained_at = now() where m.id = p_id;
  else
    update private.mail_outbox m set
      state = 'failed', sent_at = null, data = '{}',
      last_error = case p_class when 'not_sent' then 'not sent by the provider' else 'bounced: ' || p_class end
    where m.id = p_id;
  end if;
  perform private.count_up(case p_class when 'complaint' then 'mail_complained' else 'mail_bounced' end);
  return 'noted';
end
$$;

-- One line of the desk's log for each mail of a session that did not arrive or was unwanted. No address.
create function private.log_mail_problem() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.desk_events (operator, action, session_hash, detail)
  values ('mail provider', case new.state when 'failed' then 'mail_failed' else 'mail_complained' end,
    private.secret_hash(new.session_id::text),
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object('mail', new.kind, 'reason', new.last_error)));
  return null;
end
$$;

create trigger log_mail_problem after update of state, complained_at on private.mail_outbox
  for each row when (
    new.session_id is not null
    and ((new.state = 'failed' and old.state <> 'failed') or (new.complained_at is not null and old.complained_at is null))
  )
  execute function private.log_mail_problem();

-- 50-operators.sql

-- The desk's people: who is invited, changed and removed, and the log.

-- Locks the leads, so that of two who take each other's role away one is refused. True when `p_operator_id`
-- is the only one.
create function private.is_last_lead(p_operator_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  leads uuid[];
begin
  select pg_catalog.array_agg(l.operator_id) into leads from (
    select o.operator_id from private.operators o where o.role = 'lead' and o.removed_at is null
    order by o.operator_id for update) l;
  return leads = array[p_operator_id];
end
$$;

-- Makes an operator, or takes a removed one back. Null when the address is one's already.
create function private.add_operator(p_email text, p_name text, p_role text, p_by uuid) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into private.operators as o (email, name, role, invited_by) values (p_email, p_name, p_role, p_by)
  on conflict (email) do update set
    name = excluded.name, role = excluded.role, invited_by = excluded.invited_by, removed_at = null
  where o.removed_at is not null returning o.operator_id
$$;

-- For `npm run desk:invite`. The first operator is a lead. Answers {"status": "invited", "role"},
-- {"status": "known"} or {"status": "bad_input"}.
create function public.desk_invite(p_email text, p_name text, p_lead boolean, p_mail boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  chosen text := case when p_lead or not exists (
    select from private.operators o where o.role = 'lead' and o.removed_at is null) then 'lead' else 'operator' end;
  address text := pg_catalog.lower(pg_catalog.btrim(p_email));
begin
  if address !~ '^[a-z0-9!#$%&''*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$' or char_length(address) > 254
    or pg_catalog.btrim(p_name) !~ '^[^[:cntrl:]]{1,100}$' then
    return pg_catalog.jsonb_build_object('status', 'bad_input');
  end if;
  if private.add_operator(address, pg_catalog.btrim(p_name), chosen, null) is null then
    return pg_catalog.jsonb_build_object('status', 'known');
  end if;
  insert into private.desk_events (operator, action, detail)
  values ('npm run desk:invite', 'operator_invited', pg_catalog.jsonb_build_object('name', p_name, 'role', chosen));
  if p_mail then
    insert into private.mail_outbox (kind, recipient, data)
    values ('desk_notice', address, '{"notice": "invited", "who": null}');
  end if;
  return pg_catalog.jsonb_build_object('status', 'invited', 'role', chosen);
end
$$;

-- Input {"email", "name", "role"}. Answers {"status": "ok"} or {"status": "known"}.
create function public.desk_invite_operator(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.add_operator(p_input ->> 'email', p_input ->> 'name', p_input ->> 'role', access.operator_id) is null then
    return pg_catalog.jsonb_build_object('status', 'known');
  end if;
  insert into private.mail_outbox (kind, recipient, data) values ('desk_notice', p_input ->> 'email',
    pg_catalog.jsonb_build_object('notice', 'invited', 'who', access.name));
  perform private.log_desk(access, 'operator_invited', null, null,
    pg_catalog.jsonb_build_object('name', p_input ->> 'name', 'role', p_input ->> 'role'));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Input {"operator_id", "name", "role"}. Answers {"status": "ok" | "not_found" | "last_lead"}.
create function public.desk_change_operator(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
  changed uuid := private.parse_id(p_input ->> 'operator_id');
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.is_last_lead(changed) and p_input ->> 'role' <> 'lead' then
    return pg_catalog.jsonb_build_object('status', 'last_lead');
  end if;
  update private.operators o set name = p_input ->> 'name', role = p_input ->> 'role'
  where o.operator_id = changed and o.removed_at is null;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  perform private.log_desk(access, 'operator_changed', null, null,
    pg_catalog.jsonb_build_object('name', p_input ->> 'name', 'role', p_input ->> 'role'));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Input {"operator_id"}. An action of the removed one that is under way is waited for; from then on every
-- session is ended. The signature goes, too. Answers {"status": "ok" | "not_found" | "last_lead"}.
-- Also again after a restore. Returns whether there was somebody to remove.
create function private.remove_operator(p_operator_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone private.operators;
begin
  update private.operators o set removed_at = now(), signature_path = null
  where o.operator_id = p_operator_id and o.removed_at is null returning * into gone;
  if not found then
    return false;
  end if;
  update private.operator_sessions s set ended_at = now() where s.operator_id = gone.operator_id and s.ended_at is null;
  delete from private.operator_codes c where c.operator_id = gone.operator_id;
  delete from private.operator_passkeys k where k.operator_id = gone.operator_id;
  delete from private.operator_challenges c where c.operator_id = gone.operator_id;
  delete from private.mail_outbox m where m.kind like 'desk\_%' and m.recipient = gone.email and m.state = 'queued';
  return true;
end
$$;

create function public.desk_remove_operator(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
  operator uuid := private.parse_id(p_input ->> 'operator_id');
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.is_last_lead(operator) then
    return pg_catalog.jsonb_build_object('status', 'last_lead');
  end if;
  if not private.remove_operator(operator) then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  perform private.log_desk(access, 'operator_removed', null, null, (
    select pg_catalog.jsonb_build_object('name', o.name) from private.operators o where o.operator_id = operator));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Answers {"status": "ok", "operators", "passkeys", "sessions", "current"}: everybody, and the caller's own
-- keys and sessions.
create function public.desk_operators(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok',
    'operators', (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'operator_id', o.operator_id, 'email', o.email, 'name', o.name, 'role', o.role,
        'created_at', private.utc_text(o.created_at), 'you', o.operator_id = access.operator_id,
        'passkeys', (select count(*) from private.operator_passkeys k where k.operator_id = o.operator_id),
        'last_seen_at', (select private.utc_text(max(s.last_seen_at)) from private.operator_sessions s
          where s.operator_id = o.operator_id)) order by o.name, o.operator_id)
      from private.operators o where o.removed_at is null),
    'passkeys', coalesce((
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'id', k.credential_id, 'label', k.label, 'created_at', private.utc_text(k.created_at),
        'last_used_at', private.utc_text(k.last_used_at)) order by k.created_at, k.credential_id)
      from private.operator_passkeys k where k.operator_id = access.operator_id), '[]'),
    'sessions', (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'id', pg_catalog.encode(s.token_hash, 'hex'), 'factor', s.factor, 'user_agent', s.user_agent,
        'created_at', private.utc_text(s.created_at), 'last_seen_at', private.utc_text(s.last_seen_at),
        'current', s.token_hash = access.token_hash) order by s.last_seen_at desc, s.token_hash)
      from private.operator_sessions s
      where s.operator_id = access.operator_id and s.ended_at is null
        and s.created_at > now() - interval '12 hours' and s.last_seen_at > now() - interval '1 hour'));
end
$$;

-- Input {"operator_id", "action", "before": {"at", "event_id"}}, each may be null. Answers {"status": "ok",
-- "events" (up to 50, newest first), "more", "operators", "actions"}.
create function public.desk_log(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  page constant integer := 50;
  found_events jsonb;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'event_id', e.event_id, 'at', pg_catalog.to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'operator', e.operator, 'action', e.action,
    'session', pg_catalog.left(pg_catalog.encode(e.session_hash, 'hex'), 8), 'revision', e.revision, 'detail', e.detail)
    order by e.at desc, e.event_id desc), '[]')
  into found_events from (
    select * from private.desk_events d
    where (p_input ->> 'operator_id' is null or d.operator_id = private.parse_id(p_input ->> 'operator_id'))
      and (p_input ->> 'action' is null or d.action = p_input ->> 'action')
      and (p_input ->> 'before' is null or (d.at, d.event_id)
        < ((p_input #>> '{before,at}')::timestamptz, (p_input #>> '{before,event_id}')::bigint))
    order by d.at desc, d.event_id desc limit page + 1) e;
  return pg_catalog.jsonb_build_object('status', 'ok',
    'more', pg_catalog.jsonb_array_length(found_events) > page,
    'events', case when pg_catalog.jsonb_array_length(found_events) > page then found_events - page else found_events end,
    'operators', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'operator_id', o.operator_id, 'name', o.name, 'removed', o.removed_at is not null) order by o.name, o.operator_id), '[]')
      from private.operators o),
    'actions', (
      -- One look into the index for each action, however long the log is.
      with recursive next as (
        (select d.action from private.desk_events d order by d.action limit 1)
        union all
        select (select d.action from private.desk_events d where d.action > n.action order by d.action limit 1)
        from next n where n.action is not null
      )
      select coalesce(pg_catalog.jsonb_agg(n.action), '[]') from next n where n.action is not null));
end
$$;

-- 50-own-keys.sql

-- What each operator has of her own: signature, passkeys, sessions.

-- {"path": text | null} → {"status": "ok"}: the caller's own, or none.
create function public.desk_save_signature(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  update private.operators o set signature_path = p_input ->> 'path' where o.operator_id = access.operator_id;
  perform private.log_desk(access, case when p_input ->> 'path' is null then 'signature_deleted' else 'signature_saved' end);
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Input {"id", "label"}. Answers {"status": "ok" | "not_found"}.
create function public.desk_rename_passkey(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  update private.operator_passkeys k set label = p_input ->> 'label'
  where k.credential_id = p_input ->> 'id' and k.operator_id = access.operator_id;
  return pg_catalog.jsonb_build_object('status', case when found then 'ok' else 'not_found' end);
end
$$;

-- Input {"id"}. The last one stays: without it a code alone would open the way to a new one. Answers
-- {"status": "ok" | "not_found" | "last_passkey"}.
create function public.desk_delete_passkey(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
  gone text;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  -- Of two deletions at once the second one sees what the first one left.
  perform from private.operators o where o.operator_id = access.operator_id for update;
  if (select count(*) from private.operator_passkeys k where k.operator_id = access.operator_id) <= 1 then
    return pg_catalog.jsonb_build_object('status', 'last_passkey');
  end if;
  delete from private.operator_passkeys k
  where k.credential_id = p_input ->> 'id' and k.operator_id = access.operator_id returning k.label into gone;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  perform private.log_desk(access, 'passkey_deleted', null, null, pg_catalog.jsonb_build_object('label', gone));
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- Input {"id"}: one of the caller's own sessions. Answers {"status": "ok"} also when it is over already.
create function public.desk_end_session(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  update private.operator_sessions s set ended_at = now()
  where s.token_hash = pg_catalog.decode(p_input ->> 'id', 'hex') and s.operator_id = access.operator_id and s.ended_at is null;
  if found then
    perform private.log_desk(access, 'session_ended');
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok');
end
$$;

-- 51-sign-in.sql

-- Signing in with a code by mail. The function `desk-sign-in` makes the code and its keyed hash, so the
-- database alone cannot tell a code. Unknown addresses count, answer and take as long as known ones.
-- A code belongs to the browser that asked for it: nobody else can replace it or use up its tries. A caller
-- that names no browser holds it by its network.

-- One code at a time for each operator and browser, `holder`; only its keyed hash is kept.
create table private.operator_codes (
  operator_id uuid not null references private.operators on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  holder text not null default '',
  primary key (operator_id, holder)
);
alter table private.operator_codes enable row level security;

-- Who holds a code: a browser, or the network of a caller that names none.
create function private.code_holder(p_browser text, p_network_key text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce('browser ' || p_browser, 'network ' || p_network_key)
$$;

-- Makes the holder's one code anew and queues its mail before all others.
create function private.make_desk_code(p_operator_id uuid, p_holder text, p_code text, p_code_hash text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  select o.email into strict address from private.operators o where o.operator_id = p_operator_id for key share;
  insert into private.operator_codes as c (operator_id, holder, code_hash, expires_at)
  values (p_operator_id, p_holder, p_code_hash, now() + interval '10 minutes')
  on conflict (operator_id, holder) do update set
    code_hash = excluded.code_hash, tries = 0, created_at = now(), expires_at = excluded.expires_at;
  delete from private.mail_outbox m
  where m.kind = 'desk_code' and m.recipient = address and m.state = 'queued' and m.data ->> 'holder' = p_holder;
  insert into private.mail_outbox (kind, recipient, data, next_attempt_at)
  values ('desk_code', address, pg_catalog.jsonb_build_object('code', p_code, 'holder', p_holder), now() - interval '1 day');
end
$$;

-- Whether this is the holder's code. Every try counts, also parallel ones: they wait for the row. A code
-- that fits is gone.
create function private.use_desk_code(p_operator_id uuid, p_holder text, p_code_hash text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept private.operator_codes;
begin
  update private.operator_codes c set tries = c.tries + 1
  where c.operator_id = p_operator_id and c.holder = p_holder and c.expires_at > now() and c.tries < 5 returning * into kept;
  if not found then
    return false;
  end if;
  if kept.code_hash = p_code_hash then
    delete from private.operator_codes c where c.operator_id = p_operator_id and c.holder = p_holder;
    return true;
  end if;
  if kept.tries = 5 then
    insert into private.desk_events (operator_id, operator, action)
    select o.operator_id, o.name, 'code_blocked' from private.operators o where o.operator_id = p_operator_id;
  end if;
  return false;
end
$$;

-- A new session of one network; its token is in the answer and nowhere else.
create function private.open_desk_session(p_operator_id uuid, p_factor text, p_user_agent text, p_network_key text default null) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := private.random_secret();
begin
  insert into private.operator_sessions (token_hash, operator_id, factor, user_agent, network_key, confirmed_at)
  values (private.secret_hash(token), p_operator_id, p_factor, pg_catalog.left(p_user_agent, 300), p_network_key,
    case when p_factor <> 'code' then now() end);
  insert into private.desk_events (operator_id, operator, action, detail)
  select o.operator_id, o.name, 'sign_in', pg_catalog.jsonb_build_object('factor', p_factor)
  from private.operators o where o.operator_id = p_operator_id;
  return token;
end
$$;

-- Answers {"status": "sent"} for every address, or {"status": "limited", "retry_after"}.
create function public.desk_request_code(
  p_email text, p_address_key text, p_network_key text, p_code text, p_code_hash text, p_relaxed boolean, p_browser text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked uuid;
  wait integer := greatest(
    private.take_hit('desk_code_network_hour', p_network_key, p_relaxed),
    private.take_hit('desk_code_address_hour', p_address_key || ' ' || p_network_key, p_relaxed));
begin
  select o.operator_id into asked from private.operators o where o.email = p_email and o.removed_at is null;
  if wait = 0 and not exists (
    select from private.operator_sessions s where s.operator_id = asked and s.network_key = p_network_key
  ) then
    wait := private.take_hit('desk_code_strangers_hour', p_address_key, p_relaxed);
  end if;
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  if asked is not null then
    perform private.make_desk_code(asked, private.code_holder(p_browser, p_network_key), p_code, p_code_hash);
  end if;
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

-- Answers {"status": "signed_in", "token", "factor", "passkeys"}, {"status": "wrong"} for an unknown
-- address and for a code that is wrong, used or over, or {"status": "limited", "retry_after"}.
-- `p_code_suffices`: the desk is on loopback. A code of somebody who has passkeys is a recovery, of which
-- every operator hears.
create function public.desk_sign_in_with_code(
  p_email text, p_code_hash text, p_network_key text, p_user_agent text, p_code_suffices boolean, p_relaxed boolean,
  p_browser text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('desk_try_network_hour', p_network_key, p_relaxed);
  asked private.operators;
  chosen text := case when p_code_suffices then 'code_on_loopback' else 'code' end;
  passkeys integer;
  token text;
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  select * into asked from private.operators o where o.email = p_email and o.removed_at is null for share;
  if not found or not private.use_desk_code(asked.operator_id, private.code_holder(p_browser, p_network_key), p_code_hash) then
    return pg_catalog.jsonb_build_object('status', 'wrong');
  end if;
  select count(*) into passkeys from private.operator_passkeys k where k.operator_id = asked.operator_id;
  if passkeys > 0 then
    insert into private.desk_events (operator_id, operator, action) values (asked.operator_id, asked.name, 'recovery');
    perform private.mail_operators('desk_notice', pg_catalog.jsonb_build_object(
      'notice', 'recovery', 'who', asked.name, 'at', private.utc_text(now())));
  end if;
  token := private.open_desk_session(asked.operator_id, chosen, p_user_agent, p_network_key);
  return pg_catalog.jsonb_build_object('status', 'signed_in', 'factor', chosen, 'passkeys', passkeys, 'token', token);
end
$$;

-- A code for somebody who is signed in and has no passkey, to confirm an action on loopback. The session
-- holds it.
create function public.desk_request_confirm_code(
  p_session text, p_code text, p_code_hash text, p_network_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  wait integer;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  wait := greatest(
    private.take_hit('desk_code_network_hour', p_network_key, p_relaxed),
    private.take_hit('desk_code_address_hour', access.operator_id::text, p_relaxed));
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform private.make_desk_code(
    access.operator_id, 'session ' || pg_catalog.encode(access.token_hash, 'hex'), p_code, p_code_hash);
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

-- Answers {"status": "confirmed"}, {"status": "wrong"}, {"status": "limited", "retry_after"} or a denial.
-- Only a session that a code alone opened is confirmed by a code; all others need their passkey.
create function public.desk_confirm_with_code(p_session text, p_code_hash text, p_network_key text, p_relaxed boolean)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  wait integer;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  wait := private.take_hit('desk_try_network_hour', p_network_key, p_relaxed);
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  perform from private.operator_sessions s where s.token_hash = access.token_hash and s.factor = 'code_on_loopback';
  if not found or not private.use_desk_code(
    access.operator_id, 'session ' || pg_catalog.encode(access.token_hash, 'hex'), p_code_hash) then
    return pg_catalog.jsonb_build_object('status', 'wrong');
  end if;
  update private.operator_sessions s set confirmed_at = now() where s.token_hash = access.token_hash;
  perform private.log_desk(access, 'confirm');
  return pg_catalog.jsonb_build_object('status', 'confirmed');
end
$$;

-- Whether an action that wants a fresh second factor would be done now: {"status": "ok"} or a denial.
create function public.desk_check_confirmation(p_session text, p_input jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('status', coalesce((private.desk_access(p_session, 'operator', true)).denial, 'ok'))
$$;

-- Who is signed in: {"status": "ok", "operator": {"operator_id", "email", "name", "role", "factor",
-- "signature_path"}}.
create function public.desk_who(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'operator', (
    select pg_catalog.jsonb_build_object(
      'operator_id', access.operator_id, 'email', access.email, 'name', access.name, 'role', access.role,
      'factor', (select s.factor from private.operator_sessions s where s.token_hash = access.token_hash),
      'signature_path', o.signature_path)
    from private.operators o where o.operator_id = access.operator_id));
end
$$;

-- Ends a session, also half of one. The second call and an unknown token give the same answer: {"status":
-- "signed_out"}.
create function public.desk_sign_out(p_session text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.token_hash is not null then
    update private.operator_sessions s set ended_at = now() where s.token_hash = access.token_hash;
    perform private.log_desk(access, 'sign_out');
  end if;
  return pg_catalog.jsonb_build_object('status', 'signed_out');
end
$$;

-- 52-desk-action.sql

-- What every function of the desk that changes or shows one map begins with.

-- Why an operator may not go on: {"status": "gone"} for what is deleted, expired or unknown, {"status":
-- "conflict"} for what is not as the caller saw it; null when it is.
create function private.desk_objection(map private.maps, p_input jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when map.session_id is null then pg_catalog.jsonb_build_object('status', 'gone')
    else private.map_objection(map, p_input ->> 'expected_state', (p_input ->> 'expected_revision')::integer)
  end
$$;

-- {"status": "claimed", "by"} while somebody else reads the map; null for its reader and for nobody.
create function private.foreign_claim(map private.maps, p_operator uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when map.state = 'in_review' and map.claimed_by <> p_operator::text and map.claimed_until > now() then
    pg_catalog.jsonb_build_object('status', 'claimed', 'by', private.operator_name(map.claimed_by)) end
$$;

-- Who asks, for which map, and why the action goes no further: `refusal` is the answer then.
create type private.desk_action as (access private.desk_access, map private.maps, refusal jsonb);

-- The first statement of every desk function that shows or changes the map {"map_id"}: access, lock,
-- objection. What is asked of the map, each with what stands before it:
--   'there'          it is neither deleted nor expired
--   'same_revision'  its revision is the one that the caller saw, {"expected_revision"}
--   'as_seen'        its state is so, too, {"expected_state"}
--   'mine'           nobody else reads it
create function private.begin_desk_action(p_session text, p_input jsonb, p_asked text)
returns private.desk_action
language plpgsql volatile set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  map private.maps;
  refusal jsonb := access.refusal;
begin
  if refusal is null then
    map := private.lock_map(private.session_of_map(p_input ->> 'map_id'));
    refusal := case
      when p_asked = 'there' then case when map.session_id is null then '{"status": "gone"}'::jsonb end
      when p_asked = 'same_revision' then
        private.desk_objection(map, p_input || pg_catalog.jsonb_build_object('expected_state', map.state))
      else private.desk_objection(map, p_input)
    end;
  end if;
  if refusal is null and p_asked = 'mine' then
    refusal := private.foreign_claim(map, access.operator_id);
  end if;
  return row(access, map, refusal)::private.desk_action;
end
$$;

-- One line of the log, in the transaction of the action. What is done before a signature is done to the
-- next revision: a map of which none is signed yet is REV 01.
create function private.log_desk(
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

-- One line for a look, however many requests it takes: a page asks again while it is open, and a map has
-- three pictures. After as long as a claim lasts it is another look.
create function private.log_look(
  p_access private.desk_access, p_action text, p_session_id uuid default null, p_revision integer default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  hash bytea := case when p_session_id is not null then private.secret_hash(p_session_id::text) end;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(p_action || p_access.operator_id::text || coalesce(p_session_id::text, ''), 0));
  if not exists (
    select from private.desk_events e
    where e.session_hash is not distinct from hash and e.operator_id = p_access.operator_id and e.action = p_action
      and e.at > now() - interval '15 minutes'
  ) then
    perform private.log_desk(p_access, p_action, p_session_id, p_revision);
  end if;
end
$$;

-- The operator reads this map for the next 15 minutes.
create function private.claim_map(p_session_id uuid, p_operator uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.maps m set
    state = 'in_review', claimed_by = p_operator::text, claimed_until = now() + interval '15 minutes',
    review_started_at = coalesce(m.review_started_at, now()), updated_at = now()
  where m.session_id = p_session_id
$$;

-- What an action that is done answers: {"status": "ok", "state", "revision"}, with which the next one is
-- asked for.
create function private.done_answer(p_session_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('status', 'ok', 'state', m.state, 'revision', m.revision) from private.maps m where m.session_id = p_session_id
$$;

-- 52-passkeys.sql

-- Signing in and confirming with a passkey. The function `desk-sign-in` verifies the signatures.

create table private.operator_passkeys (
  credential_id text primary key,
  operator_id uuid not null references private.operators on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  label text not null default '' check (char_length(label) <= 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
alter table private.operator_passkeys enable row level security;
create index operator_passkeys_operator on private.operator_passkeys (operator_id);

-- WebAuthn challenges that were handed out and not used yet.
create table private.operator_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('enrol', 'sign_in', 'confirm')),
  operator_id uuid references private.operators on delete cascade,
  expires_at timestamptz not null
);
alter table private.operator_challenges enable row level security;
create index operator_challenges_operator on private.operator_challenges (operator_id) where operator_id is not null;

-- Who may enrol a passkey: somebody who proved the second factor within 5 minutes, or who came with a code
-- within 15.
create function private.may_enrol(p_session text) returns private.desk_access
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
begin
  if access.denial = 'second_factor' then
    access := private.denied(access, case when not exists (
      select from private.operator_sessions s
      where s.token_hash = access.token_hash and s.created_at > now() - interval '15 minutes') then 'signed_out' end);
  end if;
  return access;
end
$$;

-- Who may use a passkey for this purpose: half a session may enrol one, every other purpose wants a whole
-- one.
create function private.access_for(p_purpose text, p_session text) returns private.desk_access
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_purpose = 'enrol' then
    return private.may_enrol(p_session);
  end if;
  return private.desk_access(p_session);
end
$$;

-- Keeps a fresh challenge. Answers {"status": "ok", "operator": {"operator_id", "email", "name"},
-- "passkeys": [{"id", "transports"}]}, for signing in without both, {"status": "limited", "retry_after"} or
-- a denial.
create function public.desk_start_passkey(
  p_purpose text, p_session text, p_challenge text, p_network_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access;
  wait integer := 0;
begin
  if p_purpose = 'sign_in' then
    wait := private.take_hit('desk_try_network_hour', p_network_key, p_relaxed);
  end if;
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  if p_purpose <> 'sign_in' then
    access := private.access_for(p_purpose, p_session);
    if access.refusal is not null then
      return access.refusal;
    end if;
  end if;
  insert into private.operator_challenges (challenge, purpose, operator_id, expires_at)
  values (p_challenge, p_purpose, access.operator_id, now() + interval '5 minutes');
  if p_purpose = 'sign_in' then
    return pg_catalog.jsonb_build_object('status', 'ok', 'passkeys', '[]'::jsonb);
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok',
    'operator', pg_catalog.jsonb_build_object(
      'operator_id', access.operator_id, 'email', access.email, 'name', access.name),
    'passkeys', coalesce((
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('id', k.credential_id, 'transports', k.transports))
      from private.operator_passkeys k where k.operator_id = access.operator_id), '[]'));
end
$$;

-- Takes a challenge away, before the signature is verified. Answers {"status": "ok", "passkey":
-- {"public_key", "counter", "transports"}}, for enrolling without a passkey, {"status": "unknown"} or a
-- denial.
create function public.desk_take_challenge(
  p_purpose text, p_challenge text, p_session text, p_credential_id text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access;
  taken private.operator_challenges;
  passkey private.operator_passkeys;
begin
  delete from private.operator_challenges c where c.challenge = p_challenge and c.purpose = p_purpose
  returning * into taken;
  if not found or taken.expires_at <= now() then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  if p_purpose <> 'sign_in' then
    access := private.access_for(p_purpose, p_session);
    if access.refusal is not null then
      return access.refusal;
    end if;
    if taken.operator_id is distinct from access.operator_id then
      return pg_catalog.jsonb_build_object('status', 'unknown');
    end if;
  end if;
  if p_purpose = 'enrol' then
    return pg_catalog.jsonb_build_object('status', 'ok');
  end if;
  select k.* into passkey from private.operator_passkeys k join private.operators o on o.operator_id = k.operator_id
  where k.credential_id = p_credential_id and o.removed_at is null
    and (p_purpose = 'sign_in' or k.operator_id = access.operator_id);
  if not found then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'passkey', pg_catalog.jsonb_build_object(
    'public_key', pg_catalog.encode(passkey.public_key, 'hex'), 'counter', passkey.counter, 'transports', passkey.transports));
end
$$;

-- Keeps a verified passkey. The session becomes one of both factors, under a new token that is in the
-- answer: {"status": "enrolled", "token"}, {"status": "refused"} for a known or the twenty-first passkey,
-- or a denial.
create function public.desk_enrol_passkey(
  p_session text, p_credential_id text, p_public_key text, p_counter bigint, p_transports text[], p_label text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.may_enrol(p_session);
  token text := private.random_secret();
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  insert into private.operator_passkeys (credential_id, operator_id, public_key, counter, transports, label)
  select p_credential_id, access.operator_id, pg_catalog.decode(p_public_key, 'hex'), p_counter, p_transports, p_label
  where (select count(*) from private.operator_passkeys k where k.operator_id = access.operator_id) < 20
  on conflict do nothing;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'refused');
  end if;
  update private.operator_sessions s set
    token_hash = private.secret_hash(token), factor = 'passkey', confirmed_at = now(), last_seen_at = now()
  where s.token_hash = access.token_hash;
  perform private.log_desk(access, 'passkey_added', null, null, pg_catalog.jsonb_build_object('label', p_label));
  return pg_catalog.jsonb_build_object('status', 'enrolled', 'token', token);
end
$$;

-- Notes a use of a passkey under its row's lock. False when somebody else used it meanwhile: its counter
-- moved on.
create function private.use_passkey(p_credential_id text, p_counter_before bigint, p_counter bigint) returns uuid
language sql volatile security definer set search_path = ''
as $$
  update private.operator_passkeys k set counter = p_counter, last_used_at = now()
  where k.credential_id = p_credential_id and k.counter = p_counter_before returning k.operator_id
$$;

-- After a verified signature. Answers as desk_sign_in_with_code, or {"status": "unknown"}.
create function public.desk_sign_in_with_passkey(
  p_credential_id text, p_counter_before bigint, p_counter bigint, p_user_agent text, p_network_key text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who uuid := private.use_passkey(p_credential_id, p_counter_before, p_counter);
  token text;
begin
  perform from private.operators o where o.operator_id = who and o.removed_at is null for share;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  token := private.open_desk_session(who, 'passkey', p_user_agent, p_network_key);
  return pg_catalog.jsonb_build_object(
    'status', 'signed_in', 'factor', 'passkey',
    'passkeys', (select count(*) from private.operator_passkeys k where k.operator_id = who), 'token', token);
end
$$;

-- After a verified signature. Answers {"status": "confirmed"}, {"status": "unknown"} or a denial.
create function public.desk_confirm_with_passkey(
  p_session text, p_credential_id text, p_counter_before bigint, p_counter bigint
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.use_passkey(p_credential_id, p_counter_before, p_counter) is distinct from access.operator_id then
    return pg_catalog.jsonb_build_object('status', 'unknown');
  end if;
  update private.operator_sessions s set confirmed_at = now() where s.token_hash = access.token_hash;
  perform private.log_desk(access, 'confirm');
  return pg_catalog.jsonb_build_object('status', 'confirmed');
end
$$;

-- 53-queue.sql

-- The queue. A search by a whole address goes by its keyed hash, not by its mask, which strangers share;
-- one by the code of a sheet ("inputs 54d502d2") finds that map. Both look at delivered maps, too: whose
-- mail did not come, or whose sentence is wrong, writes after delivery.

-- The condition of a filter, as SQL: with a parameter in its place the partial indexes would not be used.
-- $1 is the operator's id.
create function private.queue_condition(p_filter text) returns text
language sql immutable set search_path = ''
as $$
  select case p_filter
    when 'all' then $c$m.state <> 'delivered'$c$
    when 'mine' then $c$m.state <> 'delivered' and m.claimed_by = $1 and m.claimed_until > now()$c$
    when 'waiting' then $c$m.state <> 'delivered' and (m.state in ('waiting', 'drafted', 'needs_care')
      or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now())))$c$
    when 'care' then $c$m.state <> 'delivered' and m.care$c$
    when 'on_hold' then $c$m.state <> 'delivered' and m.state = 'on_hold'$c$
    when 'refused' then $c$m.state <> 'delivered' and m.state = 'refused'$c$
    when 'failed' then $c$m.state <> 'delivered' and m.state = 'draft_failed'$c$
    when 'delivered' then $c$m.state = 'delivered'$c$
  end
$$;

-- The rows of a page in its order. One query over columns: a whole row as a parameter would unpack its
-- draft.
create function private.queue_rows(p_page jsonb, p_operator text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'map_id', m.map_id, 'completed_at', private.utc_text(m.completed_at), 'delivered_at', private.utc_text(m.delivered_at),
    'age_seconds', greatest(extract(epoch from now() - m.completed_at)::integer, 0),
    'name', s.name_for_certificate, 'email', private.mask_email(s.email), 'state', m.state, 'revision', m.revision,
    'circuit', m.summary -> 'circuit', 'second', m.summary -> 'second', 'between', coalesce(m.summary -> 'between', 'false'),
    'gates', coalesce(m.summary -> 'gates', '[]'), 'claims', coalesce(m.summary -> 'claims', '0'),
    'claims_with_evidence', coalesce(m.summary -> 'claims_with_evidence', '0'), 'flags', coalesce(m.summary -> 'flags', '[]'),
    'claimed_by', o.name, 'mine', coalesce(o.operator_id::text = p_operator, false),
    'edits', pg_catalog.jsonb_array_length(m.edits), 'note', m.note, 'failure', m.failure) order by listed.n), '[]')
  from pg_catalog.jsonb_array_elements(p_page) with ordinality as listed (item, n)
  join private.maps m on m.session_id = (listed.item ->> 'session_id')::uuid
  join private.wiring_sessions s on s.session_id = m.session_id
  left join private.operators o on m.state = 'in_review' and m.claimed_until > now() and o.operator_id = private.parse_id(m.claimed_by)
$$;

-- Of the delivered, which are many, at most 10,000 are counted.
create function private.queue_counts(p_operator text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'counts', pg_catalog.jsonb_build_object(
      'all', count(*),
      'mine', count(*) filter (where m.claimed_by = p_operator and m.claimed_until > now()),
      'waiting', count(*) filter (where m.state in ('waiting', 'drafted', 'needs_care')
        or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now()))),
      'care', count(*) filter (where m.care), 'on_hold', count(*) filter (where m.state = 'on_hold'),
      'refused', count(*) filter (where m.state = 'refused'), 'failed', count(*) filter (where m.state = 'draft_failed'),
      'delivered', (select count(*) from (select from private.maps d where d.state = 'delivered' limit 10000) few)),
    'oldest_seconds', extract(epoch from now() - min(m.completed_at) filter (where m.state not in ('signed', 'refused')))::integer,
    'median_review_seconds', (
      select pg_catalog.round(percentile_cont(0.5) within group (order by extract(epoch from t.first_signed_at - t.review_started_at))::numeric)
      from (
        select r.first_signed_at, r.review_started_at from private.maps r
        where r.first_signed_at is not null order by r.first_signed_at desc limit 200
      ) t where t.review_started_at <= t.first_signed_at
    ))
  from private.maps m where m.state <> 'delivered'
$$;

-- {"filter", "search", "address_key", "sort", "after": {"value", "map_id"} | null} → {"status": "ok",
-- "rows", "next", "found", "everywhere", "counts", "median_review_seconds", "oldest_seconds"}. Pages of
-- fifty; `next` begins after the last row, whatever was added or moved since. `found` counts the rows of a
-- search, up to 10,000; `everywhere`: of every state.
create function public.desk_queue(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  page constant integer := 50;
  descending boolean := p_input ->> 'sort' in ('newest', 'name_down');
  by_name boolean := p_input ->> 'sort' in ('name', 'name_down');
  wanted text := pg_catalog.lower(pg_catalog.btrim(p_input ->> 'search'));
  address boolean := wanted ~ '^[^@\s•]+@[^@\s•]+\.[^@\s.•]+$';
  code text := coalesce(substring(wanted from '\minputs[\s:]+([0-9a-f]{8})'), substring(wanted from '^([0-9a-f]{8})[0-9a-f]*$'));
  everywhere boolean := p_input ->> 'filter' = 'all' and (address or code is not null);
  after_value text := p_input -> 'after' ->> 'value';
  -- A page goes on where it ended, also when its last map was deleted meanwhile: then from that moment or
  -- name on.
  after_id uuid := case when private.parse_id(p_input -> 'after' ->> 'map_id') is not null then
    coalesce(private.session_of_map(p_input -> 'after' ->> 'map_id'),
      pg_catalog.translate('00000000-0000-0000-0000-000000000000', case when descending then '0' else '' end, 'f'))::uuid end;
  -- The delivered are listed by the time that their screen shows.
  column_name text := case
    when by_name then 'm.sort_name'
    when p_input ->> 'filter' = 'delivered' then 'coalesce(m.delivered_at, m.completed_at)'
    else 'm.completed_at'
  end;
  chosen text;
  query text;
  listed jsonb;
  last jsonb;
  found_rows integer;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if after_id is null or (not by_name and after_value !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$') then
    after_value := null;
  end if;
  -- Only these fixed pieces and the fixed condition are put together; what was typed is a parameter.
  chosen := ' from private.maps m where (' || case when everywhere then 'true' else private.queue_condition(p_input ->> 'filter') end || ')'
    || case
      when address and p_input ->> 'address_key' is not null then
        ' and m.session_id in (select s.session_id from private.wiring_sessions s where s.address_key = $5)'
      when address then ' and m.session_id in (select s.session_id from private.wiring_sessions s where pg_catalog.lower(s.email) = $2)'
      when code is not null then ' and (pg_catalog.strpos(m.search_text, $2) > 0 or m.session_id in (
        select d.session_id from private.maps d where d.draft is not null and pg_catalog.left(d.draft ->> ''inputs'', 8) = $6
        union select d.session_id from private.maps d where d.published is not null and pg_catalog.left(d.published ->> ''inputs'', 8) = $6))'
      when wanted <> '' then ' and pg_catalog.strpos(m.search_text, $2) > 0'
      else '' end
    || ' and exists (select from private.wiring_sessions s where s.session_id = m.session_id and s.expires_at > now())';
  query := 'select m.session_id, ' || case when by_name then column_name else 'private.cursor_text(' || column_name || ')' end || ' as value' || chosen
    || case when after_value is not null then ' and (' || column_name || ', m.session_id) ' || case when descending then '<' else '>' end
      || case when by_name then ' ($3, $4)' else ' ($3::timestamptz, $4)' end else '' end
    || ' order by ' || column_name || case when descending then ' desc, m.session_id desc' else ', m.session_id' end
    || ' limit ' || (page + 1)::text;
  execute 'select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(''session_id'', p.session_id, ''value'', p.value)), ''[]'') from (' || query || ') p'
    into listed using access.operator_id::text, wanted, after_value, after_id, p_input ->> 'address_key', code;
  if wanted <> '' then
    execute 'select count(*) from (select' || chosen || ' limit 10000) f'
      into found_rows using access.operator_id::text, wanted, after_value, after_id, p_input ->> 'address_key', code;
  end if;
  last := case when pg_catalog.jsonb_array_length(listed) > page then listed -> (page - 1) end;
  return pg_catalog.jsonb_build_object('status', 'ok', 'found', found_rows, 'everywhere', everywhere,
    'next', last - 'session_id' || pg_catalog.jsonb_build_object(
      'map_id', (select m.map_id from private.maps m where m.session_id = (last ->> 'session_id')::uuid)),
    'rows', private.queue_rows(case when last is null then listed else listed - page end, access.operator_id::text))
    || private.queue_counts(access.operator_id::text);
end
$$;

-- {} → {"status": "ok", "map_id" | null, "care"}: the oldest drafted map that nobody reads and that holds
-- no words that ask for care; how many wait that do. Those are taken up on purpose, not because they come
-- next.
create function public.desk_next_map(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  next_id uuid;
  care bigint;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  select m.map_id into next_id
  from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
  where m.state <> 'delivered' and not m.care and m.circuit_id is not null
    and (m.state = 'drafted' or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now())))
  order by m.completed_at, m.session_id limit 1;
  select count(*) into care
  from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
  where m.state <> 'delivered' and m.care
    and (m.state in ('drafted', 'needs_care') or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now())));
  return pg_catalog.jsonb_build_object('status', 'ok', 'map_id', next_id, 'care', care);
end
$$;

-- 54-edits.sql

-- What an operator changes in a map under review.

-- {"map_id", "expected_revision", "expected_edits", "op"} → {"status": "ok", "edits"}; {"status":
-- "overtaken", "edits"} when others were appended since. `op` is one edit, or a list of them, saved as a
-- whole. An operator whose claim has ended gets it back where nobody else came.
create function public.desk_save_edit(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input || '{"expected_state": "in_review"}', 'mine');
  access private.desk_access := action.access;
  map private.maps := action.map;
  count integer := pg_catalog.jsonb_array_length(map.edits);
  ops jsonb := case pg_catalog.jsonb_typeof(p_input -> 'op') when 'array' then p_input -> 'op' else pg_catalog.jsonb_build_array(p_input -> 'op') end;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if count is distinct from (p_input ->> 'expected_edits')::integer then
    return pg_catalog.jsonb_build_object('status', 'overtaken', 'edits', map.edits);
  end if;
  if count + pg_catalog.jsonb_array_length(ops) > 500 then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'too_many_edits');
  end if;
  update private.maps m set
    edits = m.edits || (
      select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
        'n', count + each.n, 'at', private.utc_text(now()), 'by', access.name, 'op', each.op) order by each.n)
      from pg_catalog.jsonb_array_elements(ops) with ordinality as each (op, n))
  where m.session_id = map.session_id returning m.edits into map.edits;
  perform private.claim_map(map.session_id, access.operator_id);
  return pg_catalog.jsonb_build_object('status', 'ok', 'edits', map.edits);
end
$$;

-- {…, "note"} → set aside until somebody goes on with it.
create function public.desk_hold(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'mine');
  access private.desk_access := action.access;
  map private.maps := action.map;
  given text := pg_catalog.btrim(p_input ->> 'note', E' \t\r\n');
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state not in ('waiting', 'drafted', 'needs_care', 'in_review', 'draft_failed') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_in_review');
  end if;
  if given = '' then
    return pg_catalog.jsonb_build_object('status', 'invalid', 'problem', 'A hold needs a note: what is it waiting for?');
  end if;
  if pg_catalog.char_length(given) > 2000 then
    return pg_catalog.jsonb_build_object('status', 'invalid', 'problem', 'A note has at most 2,000 characters.');
  end if;
  update private.maps m set state = 'on_hold', note = given, claimed_by = null, claimed_until = null, updated_at = now()
  where m.session_id = map.session_id;
  perform private.log_desk(access, 'hold', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- Back to where it was: to its draft, to the wait for one, or to the reason why there is none.
create function public.desk_resume(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'as_seen');
  access private.desk_access := action.access;
  map private.maps := action.map;
  reason text;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state <> 'on_hold' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_on_hold');
  end if;
  select j.last_error into reason from private.map_jobs j where j.session_id = map.session_id and j.state = 'failed';
  update private.maps m set updated_at = now(),
    state = case when m.draft is not null then private.state_of_draft(m.draft) when reason is not null then 'draft_failed' else 'waiting' end,
    failure = case when m.draft is null then reason end
  where m.session_id = map.session_id;
  perform private.log_desk(access, 'resume', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- The job of a failed draft begins anew.
create function public.desk_redraft(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'as_seen');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state <> 'draft_failed' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_failed');
  end if;
  update private.maps m set state = 'waiting', failure = null, updated_at = now() where m.session_id = map.session_id;
  insert into private.map_jobs (session_id) values (map.session_id)
  on conflict (session_id) do update set state = 'queued', attempts = 0, next_attempt_at = now(), lease = null, last_error = null;
  perform private.log_desk(access, 'redraft', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- 54-review.sql

-- Reading a map at the desk, and who reads it. A claim lasts 15 minutes and ends by itself: nothing has to
-- run for that. Every look at what an applicant handed in, or at what was made of it, is a line of the log.

-- {"map_id", "claim", "ahead"} → the map with its draft and edits; claimed for 15 minutes where `claim` is
-- true and nobody else reads it. `ahead`: a browser makes the page of the next map ready while the last one
-- is signed, and nobody may ever look at it. The log says that, and not that somebody looked: that line
-- follows when it is shown.
create function public.desk_open_review(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
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

-- {"map_id"} → the claim of who asks goes on for 15 minutes, also when it had ended and nobody else
-- came.
create function public.desk_heartbeat(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if private.foreign_claim(map, access.operator_id) is not null then
    return private.foreign_claim(map, access.operator_id);
  end if;
  if map.state <> 'in_review' or map.claimed_by is distinct from access.operator_id::text then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_claimed');
  end if;
  perform private.claim_map(map.session_id, access.operator_id);
  return pg_catalog.jsonb_build_object('status', 'ok', 'until', private.utc_text(now() + interval '15 minutes'));
end
$$;

-- {"map_id"} → somebody else may read it. A second call changes nothing.
create function public.desk_release(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if private.foreign_claim(map, access.operator_id) is not null then
    return private.foreign_claim(map, access.operator_id);
  end if;
  if map.state = 'in_review' and map.claimed_by = access.operator_id::text then
    update private.maps m set state = private.state_of_draft(m.draft), claimed_by = null, claimed_until = null, updated_at = now()
    where m.session_id = map.session_id;
    perform private.log_desk(access, 'release', map.session_id, map.revision);
  end if;
  return private.done_answer(map.session_id);
end
$$;

-- {"map_id", "expected_state", "expected_revision"} → the map is read by the caller from now on, whoever
-- read it before; the log says from whom.
create function public.desk_take_over(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'as_seen');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state not in ('drafted', 'needs_care', 'in_review') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_in_review');
  end if;
  perform private.log_desk(access, 'take_over', map.session_id, map.revision,
    pg_catalog.jsonb_build_object('from', private.operator_name(map.claimed_by)));
  perform private.claim_map(map.session_id, access.operator_id);
  return private.done_answer(map.session_id);
end
$$;

-- {"map_id"} → everything that was handed in. Each look is a line of the log.
create function public.desk_inputs(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  perform private.log_desk(access, 'inputs', map.session_id, map.revision);
  return (
    select pg_catalog.jsonb_build_object(
      'status', 'ok', 'name', s.name_for_certificate, 'survey_version', s.survey_version, 'survey_data', s.survey_data,
      'json_profile', s.json_profile, 'completed_at', private.utc_text(s.completed_at), 'privacy_policy_version', s.privacy_policy_version,
      'checked_readings', s.checked_readings,
      'pictures', (
        select coalesce(pg_catalog.jsonb_agg(pg_catalog.regexp_replace(url, '^.*/', '') order by place), '[]')
        from pg_catalog.unnest(s.image_urls) with ordinality as urls (url, place)
      ))
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

-- {"map_id", "file"} → the picture's path in the bucket, for the desk's server alone: it begins with the
-- session's id.
create function public.desk_picture(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  found_session uuid;
  found_revision integer;
  found_path text;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  select m.session_id, m.revision, pg_catalog.split_part(u.url, '/wiring-images/', 2)
  into found_session, found_revision, found_path
  from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
  cross join pg_catalog.unnest(s.image_urls) u (url)
  where m.map_id = private.parse_id(p_input ->> 'map_id')
    and pg_catalog.regexp_replace(u.url, '^.*/', '') = p_input ->> 'file'
  limit 1;
  if found_path is null then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  perform private.log_look(access, 'pictures', found_session, found_revision);
  return pg_catalog.jsonb_build_object('status', 'ok', 'path', found_path);
end
$$;

-- For the function `desk` alone: what an edit is checked against and a signature is made of.
create function public.desk_review_source(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return coalesce((
    select pg_catalog.jsonb_build_object('status', 'ok', 'draft', m.draft, 'edits', m.edits)
    from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
    where m.session_id = private.parse_id(private.session_of_map(p_input ->> 'map_id'))
  ), '{"status": "gone"}');
end
$$;

-- 55-signing.sql

-- Signing a map at the desk.

-- Whether a snapshot was made of this draft: the same inputs and model, the same lines, its sentences on
-- their lines, and at most three of the studio, which rest on none.
create function private.is_of_draft(p_snapshot jsonb, p_draft jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    p_snapshot @> pg_catalog.jsonb_build_object(
      'schema', p_draft -> 'schema', 'model', p_draft -> 'model', 'lexicon', p_draft -> 'lexicon', 'inputs', p_draft -> 'inputs',
      'survey_version', p_draft -> 'survey_version', 'name', p_draft -> 'name', 'signed_by', null, 'published_at', null)
    and pg_column_size(p_snapshot) <= 1048576
    and (select pg_catalog.jsonb_agg(e -> 'id') from private.elements(p_snapshot -> 'evidence') e)
      is not distinct from (select pg_catalog.jsonb_agg(e -> 'id') from private.elements(p_draft -> 'evidence') e)
    and not exists (
      select from private.elements(p_snapshot -> 'sentences') s
      left join private.elements(p_draft -> 'sentences') d on d -> 'id' = s -> 'id'
      where case when d is null
        then (s ->> 'id' ~ '^N\d{1,4}$' and s @> '{"section": "note", "kind": "note", "rule": "note.studio", "evidence": [], "slots": []}') is not true
        else (s -> 'evidence', s -> 'section', s -> 'rule', s -> 'kind') is distinct from (d -> 'evidence', d -> 'section', d -> 'rule', d -> 'kind') end
    )
    and (select count(*) <= 3 from private.elements(p_snapshot -> 'sentences') s where s ->> 'rule' = 'note.studio'), false)
$$;

-- {…, "expected_edits", "snapshot", "left_open", "sentence"}
--   → {"status": "signed", "revision", "undo_until"}.
-- The function `desk` makes `snapshot` and `left_open` of draft and edits, and refuses a sentence that is
-- none; without a list nothing was decided.
create function public.desk_sign(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'mine');
  access private.desk_access := action.access;
  map private.maps := action.map;
  answer jsonb;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state <> 'in_review' or map.draft is null then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_in_review');
  end if;
  if pg_catalog.jsonb_array_length(map.edits) is distinct from (p_input ->> 'expected_edits')::integer then
    return pg_catalog.jsonb_build_object('status', 'overtaken');
  end if;
  if not private.is_of_draft(p_input -> 'snapshot', map.draft) then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_of_this_draft');
  end if;
  perform private.claim_map(map.session_id, access.operator_id);
  answer := private.publish_map(map, p_input -> 'snapshot', coalesce(p_input -> 'left_open', private.sentence_ids(map.draft)),
    pg_catalog.jsonb_build_object('signed_by', access.name, 'signer_sentence', p_input ->> 'sentence', 'signature_path', (
      select o.signature_path from private.operators o where o.operator_id = access.operator_id)), 60);
  if answer ->> 'status' = 'signed' then
    perform private.log_desk(access, 'sign', map.session_id, map.revision + 1);
  end if;
  return answer;
end
$$;

-- {"map_id", "expected_revision"} → the map is in review as before, its mail and the link in it are gone.
create function public.desk_undo_sign(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  answer jsonb;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  answer := private.undo_map_signature(private.session_of_map(p_input ->> 'map_id'), (p_input ->> 'expected_revision')::integer);
  if answer ->> 'status' = 'undone' then
    perform private.log_desk(access, 'undo_sign', private.parse_id(private.session_of_map(p_input ->> 'map_id')), (p_input ->> 'expected_revision')::integer);
  end if;
  return case answer ->> 'status'
    when 'undone' then answer || '{"status": "ok"}' when 'not_found' then '{"status": "gone"}' else answer end;
end
$$;

create function public.desk_rule_numbers(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'rules', private.rule_counts());
end
$$;

-- 56-delivery.sql

-- A signed map at the desk: its mail, its links, the address, the next revision.

-- {"map_id"} → where mail and links stand. Whether a link was opened is not known: nobody is tracked. A
-- link is made in one transaction with the mail that carries it.
create function public.desk_delivery(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  perform private.log_look(access, 'delivery', map.session_id, nullif(map.revision, 0));
  return (
    select pg_catalog.jsonb_build_object(
      'status', 'ok', 'state', map.state, 'revision', map.revision, 'name', s.name_for_certificate, 'email', private.mask_email(s.email),
      'signed_by', map.signed_by, 'signed_at', private.utc_text(map.signed_at), 'undo_until', private.utc_text(map.undo_until),
      'delivered_at', private.utc_text(map.delivered_at), 'completed_at', private.utc_text(map.completed_at),
      'expires_at', private.utc_text(s.expires_at), 'address_changed_at', private.utc_text(s.address_changed_at),
      'mail', (
        select pg_catalog.jsonb_build_object(
          'state', o.state, 'attempts', o.attempts, 'error', o.last_error, 'created_at', private.utc_text(o.created_at),
          'sent_at', private.utc_text(o.sent_at), 'complained_at', private.utc_text(o.complained_at), 'next_attempt_at', case when o.state = 'queued' then private.utc_text(o.next_attempt_at) end)
        from private.mail_outbox o where o.id = map.mail_id
      ),
      'links', (
        select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
          'link_id', pg_catalog.encode(l.secret_hash, 'hex'), 'revision', l.revision, 'created_at', private.utc_text(l.created_at),
          'expires_at', private.utc_text(l.expires_at), 'open', l.closed_at is null and (l.expires_at is null or l.expires_at > now()),
          'operator', (select o.name from private.operators o where o.operator_id = l.operator_id),
          'mail_state', (
            select o.state from private.mail_outbox o
            where o.session_id = l.session_id and o.created_at = l.created_at
              and (o.kind = 'map_copy') = (l.operator_id is not null) and o.kind in ('map', 'map_again', 'map_copy')
            limit 1)
          ) order by l.created_at, l.secret_hash), '[]')
        from private.map_secrets l where l.session_id = map.session_id
      ))
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

-- {…, "close_earlier"} → the same mail once more, with a new link.
create function public.desk_resend(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  chosen uuid := private.parse_id(private.session_of_map(p_input ->> 'map_id'));
  answer jsonb;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  answer := private.send_map_again(private.session_of_map(p_input ->> 'map_id'), p_input ->> 'expected_state', (p_input ->> 'expected_revision')::integer,
    (p_input -> 'close_earlier')::boolean);
  if answer ->> 'status' = 'queued' then
    perform private.log_desk(access, 'resend', chosen, (p_input ->> 'expected_revision')::integer,
      pg_catalog.jsonb_build_object('closed_earlier', p_input -> 'close_earlier'));
  end if;
  return case answer ->> 'status' when 'queued' then private.done_answer(chosen) when 'not_found' then '{"status": "gone"}' else answer end;
end
$$;

-- {…, "link_id" | null} → that link, or every open one, shows nothing from now on. A mail that went out
-- since the operator's page was read makes a signed map a delivered one. A copy and a closed link mean the
-- same before and after, so only the revision that was seen counts.
create function public.desk_close_links(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'same_revision');
  access private.desk_access := action.access;
  map private.maps := action.map;
  closed integer;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  -- The link of a mail that still waits would arrive dead.
  if map.state = 'signed' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_sent_yet');
  end if;
  update private.map_secrets l set closed_at = now()
  where l.session_id = map.session_id and l.closed_at is null
    and (p_input ->> 'link_id' is null or pg_catalog.encode(l.secret_hash, 'hex') = p_input ->> 'link_id');
  get diagnostics closed = row_count;
  if closed > 0 then
    perform private.log_desk(access, 'close_links', map.session_id, map.revision, pg_catalog.jsonb_build_object('links', closed));
  end if;
  return private.done_answer(map.session_id);
end
$$;

-- The signed map to the operator's own address. The map's state is not touched.
create function public.desk_send_to_me(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'same_revision');
  access private.desk_access := action.access;
  map private.maps := action.map;
  secret text := private.random_secret();
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.published is null then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_signed');
  end if;
  if private.take_hit('map_copy_hour', access.operator_id::text) > 0 then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'too_many');
  end if;
  insert into private.map_secrets (secret_hash, session_id, revision, operator_id, expires_at)
  values (private.secret_hash(secret), map.session_id, map.revision, access.operator_id, now() + interval '1 day');
  insert into private.mail_outbox (kind, recipient, session_id, data)
  values ('map_copy', access.email, map.session_id, pg_catalog.jsonb_build_object('map_secret', secret));
  perform private.log_desk(access, 'send_to_me', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- {…, "note"} → in review again, with its edits. Readers keep the signed revision until the next one is
-- signed and its undo is over.
create function public.desk_new_revision(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'as_seen');
  access private.desk_access := action.access;
  map private.maps := action.map;
  given text := pg_catalog.btrim(p_input ->> 'note', E' \t\r\n');
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  if map.state not in ('delivered', 'refused') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_sent_yet');
  end if;
  if coalesce(given, '') = '' then
    return pg_catalog.jsonb_build_object('status', 'invalid', 'problem', 'A new revision needs a reason: what is to be changed?');
  end if;
  update private.maps m set note = given where m.session_id = map.session_id;
  perform private.claim_map(map.session_id, access.operator_id);
  perform private.log_desk(access, 'new_revision', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- {"map_id"} → {"status": "ok", "email"}, with a line of the log.
create function public.desk_show_address(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action private.desk_action := private.begin_desk_action(p_session, p_input, 'there');
  access private.desk_access := action.access;
  map private.maps := action.map;
begin
  if action.refusal is not null then
    return action.refusal;
  end if;
  perform private.log_desk(access, 'show_address', map.session_id, map.revision);
  return (
    select pg_catalog.jsonb_build_object('status', 'ok', 'email', s.email)
    from private.wiring_sessions s where s.session_id = map.session_id
  );
end
$$;

-- {…, "email", "address_key", "note"} → the map of a refused mail goes to another address, with a new link;
-- every earlier link is closed. The note is kept with the map, where a deletion finds it, not in the log.
create function public.desk_correct_address(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
  session private.wiring_sessions;
  map private.maps;
  objection jsonb;
  given text := pg_catalog.btrim(p_input ->> 'note', E' \t\r\n');
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  -- The session is changed, so its stronger lock comes first: to raise a lock later is to wait in a circle.
  select * into session from private.wiring_sessions s
  where s.session_id = private.session_of_map(p_input ->> 'map_id')::uuid for update;
  map := private.lock_map(session.session_id::text);
  objection := private.desk_objection(map, p_input);
  if objection is not null then
    return objection;
  end if;
  if map.state <> 'refused' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'not_refused');
  end if;
  if given = '' then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'no_note');
  end if;
  if pg_catalog.lower(session.email) = pg_catalog.lower(p_input ->> 'email') then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'same_address');
  end if;
  if private.take_hit('desk_address_day', access.operator_id::text) > 0 then
    return pg_catalog.jsonb_build_object('status', 'refused', 'code', 'too_many');
  end if;
  delete from private.mail_outbox o
  where o.session_id = session.session_id and o.kind in ('signup', 'address_new') and o.state = 'queued';
  perform private.enqueue_session_mail(session.session_id, 'address_old');
  update private.wiring_sessions s set
    email = p_input ->> 'email', address_key = p_input ->> 'address_key', address_changed_at = now(), updated_at = now()
  where s.session_id = session.session_id;
  update private.maps m set note = given,
    search_text = pg_catalog.lower(coalesce(session.name_for_certificate, '') || ' ' || private.mask_email(p_input ->> 'email'))
  where m.session_id = session.session_id;
  perform private.send_map_again(session.session_id::text, 'refused', map.revision, true);
  perform private.mail_operators('desk_notice', pg_catalog.jsonb_build_object(
    'notice', 'address', 'who', access.name, 'at', private.utc_text(now())));
  perform private.log_desk(access, 'correct_address', map.session_id, map.revision);
  return private.done_answer(map.session_id);
end
$$;

-- {"map_id"} → {"status": "deleted"} | {"status": "gone"} for what was deleted before. The log keeps a
-- hash.
create function public.desk_delete_session(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
  chosen uuid := private.parse_id(private.session_of_map(p_input ->> 'map_id'));
begin
  if access.refusal is not null then
    return access.refusal;
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

-- 57-numbers.sql

-- What the desk counts. Postgres inlines no SQL function that sets its search_path, so one in a condition
-- is called for every row: the numbers and the export say their conditions themselves.

-- Monday of the week in UTC.
create function private.week_of(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select pg_catalog.date_trunc('week', moment at time zone 'UTC')::date
$$;

-- Of the sessions that were signed up in each week: how far they came. Weeks without any are missing.
create function private.funnel_by_week(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with weeks as (
    select pg_catalog.date_trunc('week', s.created_at at time zone 'UTC')::date as week, count(*) as signups,
      count(*) filter (where s.survey_completed) as survey, count(*) filter (where s.json_submitted) as profile,
      count(*) filter (where s.images_uploaded) as visuals, count(s.completed_at) as completed
    from private.wiring_sessions s where s.created_at >= p_since group by 1
  ), delivered as (
    select pg_catalog.date_trunc('week', s.created_at at time zone 'UTC')::date as week, count(*) as maps
    from private.wiring_sessions s join private.maps m on m.session_id = s.session_id
    where s.completed_at >= p_since and s.created_at >= p_since and m.delivered_at is not null group by 1
  )
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'week', w.week, 'signups', w.signups, 'survey', w.survey, 'profile', w.profile, 'visuals', w.visuals,
    'completed', w.completed, 'delivered', coalesce(d.maps, 0)) order by w.week), '[]')
  from weeks w left join delivered d on d.week = w.week
$$;

-- Where applicants of the last 30 days stopped: nothing was saved for a day. Those of today may still go
-- on.
create function private.stops() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'signups', count(*), 'completed', count(*) filter (where s.completed_at is not null),
    'going_on', count(*) filter (where s.completed_at is null and s.updated_at >= now() - interval '1 day'),
    'before_survey', count(*) filter (where not s.survey_completed and s.updated_at < now() - interval '1 day'),
    'before_profile', count(*) filter (where s.survey_completed and not s.json_submitted and s.updated_at < now() - interval '1 day'),
    'before_visuals', count(*) filter (where s.json_submitted and not s.images_uploaded and s.updated_at < now() - interval '1 day'),
    'before_name', count(*) filter (where s.images_uploaded and s.completed_at is null and s.updated_at < now() - interval '1 day'))
  from private.wiring_sessions s where s.created_at >= now() - interval '30 days'
$$;

-- A median of seconds with how many it is of; {"seconds": null, "of": 0} for none.
create function private.median_answer(p_seconds double precision, p_of bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select pg_catalog.jsonb_build_object('seconds', pg_catalog.round(p_seconds), 'of', p_of)
$$;

create function private.applicants_times(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with times as (
    select extract(epoch from s.survey_completed_at - s.created_at)::double precision as survey,
      extract(epoch from s.json_submitted_at - s.survey_completed_at)::double precision as profile,
      extract(epoch from s.images_uploaded_at - s.json_submitted_at)::double precision as visuals,
      extract(epoch from s.completed_at - s.created_at)::double precision as whole
    from private.wiring_sessions s where s.created_at >= p_since and s.survey_completed
  )
  select pg_catalog.jsonb_build_object(
    'survey', private.median_answer(percentile_cont(0.5) within group (order by survey), count(survey)),
    'profile', private.median_answer(percentile_cont(0.5) within group (order by profile), count(profile)),
    'visuals', private.median_answer(percentile_cont(0.5) within group (order by visuals), count(visuals)),
    'onboarding', private.median_answer(percentile_cont(0.5) within group (order by whole), count(whole)))
  from times
$$;

-- Waiting: from the completion to the first delivery. Reviewing: from the first opening to the first
-- signature.
create function private.maps_times(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with times as (
    select extract(epoch from m.delivered_at - m.completed_at)::double precision as waiting,
      extract(epoch from m.first_signed_at - case when m.review_started_at <= m.first_signed_at then m.review_started_at end)::double precision as review
    from private.maps m where m.completed_at >= p_since
  )
  select pg_catalog.jsonb_build_object(
    'waiting', private.median_answer(percentile_cont(0.5) within group (order by waiting), count(waiting)),
    'review', private.median_answer(percentile_cont(0.5) within group (order by review), count(review)))
  from times
$$;

create function private.circuit_shares(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('circuit', g.circuit_id, 'maps', g.maps) order by g.maps desc, g.circuit_id), '[]')
  from (
    select m.circuit_id, count(*) as maps from private.maps m
    where m.completed_at >= p_since and m.circuit_id is not null group by m.circuit_id
  ) g
$$;

-- What operators did with the sentences of each rule, over all signatures, and what applicants said of
-- them.
create function private.rule_counts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'rule', f.rule, 'kept', f.kept, 'edited', f.edited, 'dropped', f.dropped, 'left_open', f.left_open,
    'confirmed', f.confirmed, 'refused', f.refused)
    order by f.edited + f.dropped + f.refused desc, f.rule), '[]')
  from private.rule_fates f where f.kept + f.edited + f.dropped + f.left_open + f.confirmed + f.refused > 0
$$;

-- What is no longer in these numbers, by reason.
create function private.deletions_since(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_object_agg(g.reason, g.sessions), '{}')
  from (select d.reason, count(*) as sessions from private.deletions d where d.deleted_at >= p_since group by d.reason) g
$$;

-- {"weeks": 12} → {"status": "ok", "since", "whole_since", "weeks", "stops", "times", "circuits", "rules",
-- "deletions"}. Unfinished sessions are deleted after 30 days: weeks that began before `whole_since` hold
-- finished sessions only.
create function public.desk_numbers(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  since timestamptz := (private.week_of(now()) - 7 * ((p_input ->> 'weeks')::integer - 1))::timestamp at time zone 'UTC';
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok',
    'since', private.utc_text(since), 'whole_since', private.utc_text(now() - interval '30 days'),
    'weeks', private.funnel_by_week(since), 'stops', private.stops(),
    'times', private.applicants_times(since) || private.maps_times(since),
    'circuits', private.circuit_shares(since), 'rules', private.rule_counts(),
    'deletions', private.deletions_since(since));
end
$$;

-- The median minutes from signup to completion of who finished in the last calendar month, for the landing
-- page: one number for the whole month, so that nobody's own time can be told from two answers. No row
-- while fewer than 30 finished.
create function public.onboarding_pace() returns table (minutes integer)
language sql stable security definer rows 1 set search_path = ''
as $$
  select pg_catalog.round(percentile_cont(0.5) within group (
    order by extract(epoch from s.completed_at - s.created_at)::double precision) / 60)::integer
  from private.wiring_sessions s
  where s.completed_at >= (pg_catalog.date_trunc('month', now() at time zone 'UTC') - interval '1 month') at time zone 'UTC'
    and s.completed_at < pg_catalog.date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
  having count(*) >= 30
$$;

-- What /trust says of everybody together: how many sessions are stored and how many were deleted in the last
-- 30 days, both rounded down to tens, and the oldest in whole months. That one is null while fewer than ten
-- are stored, so that nobody's own session can be told from it. `held`: `stored`, for a site of the release
-- before, which answers beside this one during a roll-out; the next one leaves it out.
create function public.trust_numbers()
  returns table (stored integer, oldest_months integer, deleted integer, held integer)
language sql stable security definer rows 1 set search_path = ''
as $$
  select (count(*) / 10 * 10)::integer,
    case when count(*) >= 10 then (
      extract(year from pg_catalog.age(now(), min(s.created_at))) * 12
      + extract(month from pg_catalog.age(now(), min(s.created_at))))::integer
    end,
    (select count(*) / 10 * 10 from private.deletions d where d.deleted_at >= now() - interval '30 days')::integer,
    (count(*) / 10 * 10)::integer
  from private.wiring_sessions s
$$;

-- 58-export.sql

-- The waiting list at the desk, and exports.

-- One allowed export. Its pages are asked for one by one, longer than the five minutes that a confirmation
-- holds. Enrolling a passkey changes a session's token, also after an export.
create table private.desk_exports (
  export_id uuid primary key default private.random_id(),
  token_hash bytea not null references private.operator_sessions on update cascade on delete cascade,
  -- {"set", "view", "from", "to", "search"} as asked for.
  asked jsonb not null,
  created_at timestamptz not null default now()
);
alter table private.desk_exports enable row level security;
create index desk_exports_session on private.desk_exports (token_hash);

-- {"search": text | null, "after": entry_id | null} → {"status": "ok", "count", "rows": [{"entry_id",
-- "email", "created_at"}], "next"}, newest first, 50 a page.
create function public.desk_waitlist(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  page jsonb;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  perform private.log_look(access, 'waitlist');
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'entry_id', w.entry_id, 'email', w.email, 'created_at', private.utc_text(w.created_at))), '[]')
  into page from (
    select w.* from private.waitlist w
    where (p_input ->> 'search' is null or pg_catalog.strpos(w.email, pg_catalog.lower(p_input ->> 'search')) > 0)
      and (p_input ->> 'after' is null or (w.created_at, w.entry_id) < (
        select a.created_at, a.entry_id from private.waitlist a where a.entry_id = private.parse_id(p_input ->> 'after')))
    order by w.created_at desc, w.entry_id desc limit 51
  ) w;
  return pg_catalog.jsonb_build_object('status', 'ok', 'count', (select count(*) from private.waitlist),
    'rows', case when pg_catalog.jsonb_array_length(page) > 50 then page - 50 else page end,
    'next', case when pg_catalog.jsonb_array_length(page) > 50 then page -> 49 -> 'entry_id' end);
end
$$;

-- {"entry_id"} → {"status": "deleted"}, also when it was gone before. Its mail goes with it.
create function public.desk_delete_waitlist(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.delete_waitlist_entry(private.parse_id(p_input ->> 'entry_id')) then
    perform private.log_desk(access, 'delete_waitlist');
  end if;
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;

-- The next sessions of an export, at most 100, in the order of their ids. The plan is made for what is
-- asked: a view of few maps starts from them. `care` is the filter of the queue: claiming a map makes its
-- words no lighter.
create function private.export_ids(p_asked jsonb, p_after uuid) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  asked_view text := p_asked ->> 'view';
  complete boolean := case asked_view when 'finished' then true when 'unfinished' then false end;
  care boolean := asked_view = 'care';
  states text[] := case
    when asked_view in ('all', 'finished', 'unfinished', 'care') then null
    when asked_view = 'waiting' then array['waiting', 'drafted', 'needs_care', 'in_review']
    else array[asked_view]
  end;
  created_from timestamptz := coalesce((p_asked ->> 'from')::date::timestamp at time zone 'UTC', '-infinity');
  created_before timestamptz := coalesce(((p_asked ->> 'to')::date + 1)::timestamp at time zone 'UTC', 'infinity');
  searched text := pg_catalog.lower(p_asked ->> 'search');
  after uuid := coalesce(p_after, '00000000-0000-0000-0000-000000000000');
begin
  return query
    select s.session_id from private.wiring_sessions s
    where s.session_id > after
      and (complete is null or s.wiring_complete = complete)
      and (states is null or s.session_id in (
        select m.session_id from private.maps m where m.state = any(states) and m.session_id > after))
      and (not care or s.session_id in (
        select m.session_id from private.maps m where m.care and m.state <> 'delivered' and m.session_id > after))
      and s.created_at >= created_from and s.created_at < created_before
      and (searched is null or pg_catalog.strpos(
        pg_catalog.lower(coalesce(s.name_for_certificate, '') || ' ' || s.email), searched) > 0)
    order by s.session_id limit 100;
end
$$;

-- Everything that is stored about up to 100 sessions, about 4 MB at most, in the order of their ids. Left
-- out: secrets of mails that are on their way, and the lease of a draft's worker. The sizes are read of
-- these 100 alone: a stored draft must be unpacked to be measured.
create function private.export_sessions(p_asked jsonb, p_after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with next_rows as (
    select s.session_id, coalesce(octet_length(s.json_profile::text), 0) + coalesce(octet_length(m.draft::text), 0)
      + coalesce(octet_length(m.published::text), 0) + coalesce(octet_length(m.previous::text), 0)
      + coalesce(octet_length(m.edits::text), 0) as bytes
    from private.wiring_sessions s left join private.maps m on m.session_id = s.session_id
    where s.session_id in (select private.export_ids(p_asked, p_after))
  ), page as (
    select session_id from (
      select session_id, sum(bytes) over (order by session_id) - bytes as before from next_rows) sized where before < 1000000
  )
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'session', pg_catalog.to_jsonb(s), 'map', pg_catalog.to_jsonb(m), 'job', pg_catalog.to_jsonb(j) - 'lease',
    'links', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(l) - 'session_id' order by l.created_at), '[]')
      from private.map_secrets l where l.session_id = s.session_id),
    'deletion_links', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(d) - 'session_id' order by d.created_at), '[]')
      from private.deletion_secrets d where d.session_id = s.session_id),
    'mails', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(o) - 'session_id' - 'data' order by o.created_at), '[]')
      from private.mail_outbox o where o.session_id = s.session_id)
    ) order by s.session_id), '[]')
  from page p join private.wiring_sessions s on s.session_id = p.session_id
  left join private.maps m on m.session_id = s.session_id left join private.map_jobs j on j.session_id = s.session_id
$$;

-- The waiting list, in the order of its ids.
create function private.export_waitlist(p_after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(w) order by w.entry_id), '[]')
  from (select w.* from private.waitlist w where p_after is null or w.entry_id > p_after order by w.entry_id limit 1000) w
$$;

-- The operators, those who were removed among them: their names stay in signed maps and in the log.
create function private.export_operators(p_after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(o) order by o.operator_id), '[]')
  from (select o.* from private.operators o where p_after is null or o.operator_id > p_after order by o.operator_id limit 200) o
$$;

-- {"set": "sessions" | "waitlist", "format", "view", "from", "to", "search"} → {"status": "ok",
-- "export_id"}. The log holds what was asked for without the words that were searched.
create function public.desk_export_begin(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
  made uuid;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  insert into private.desk_exports (token_hash, asked) values (access.token_hash, p_input) returning export_id into made;
  perform private.log_desk(access, 'export', null, null,
    p_input - 'search' || pg_catalog.jsonb_build_object('searched', p_input ->> 'search' is not null));
  return pg_catalog.jsonb_build_object('status', 'ok', 'export_id', made);
end
$$;

-- {"export_id", "after": id | null} → {"status": "ok", "rows", "next"}: `next` is null after the last page.
-- {"status": "gone"} for an export of another session of the desk, or one that began an hour ago.
create function public.desk_export_page(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead');
  after uuid := private.parse_id(p_input ->> 'after');
  export private.desk_exports;
  page jsonb;
begin
  if access.refusal is not null then
    return access.refusal;
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

-- 59-health.sql

-- What the health screen and its probe say, and the mails that go out when something is red. A worker that
-- stands still must be seen: drafts that are due, files that should be gone, and when each worker came
-- last.

-- When a scheduled job last came to its end. A new database has a day before anything is late.
create table private.job_runs (
  name text primary key,
  ran_at timestamptz not null default now()
);
alter table private.job_runs enable row level security;
insert into private.job_runs (name) values ('retention');

-- Which alert went out for which hour or day: the key is what keeps two runs from sending it twice.
create table private.desk_alerts (
  kind text not null check (kind in ('daily', 'mail_failed')),
  period timestamptz not null,
  at timestamptz not null default now(),
  primary key (kind, period)
);
alter table private.desk_alerts enable row level security;

-- At most once a minute: an idle worker asks all the time.
create function private.note_job(p_name text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.job_runs as j (name) values (p_name)
  on conflict (name) do update set ran_at = now() where j.ran_at < now() - interval '1 minute'
$$;

-- The end of a whole run of retention, after its files: a sweep that fails must not look like one that
-- went.
create function public.note_sweep() returns void
language sql volatile security definer set search_path = ''
as $$
  select private.note_job('sweep')
$$;

-- {"checked_at", "schema", "maps", …, "red"}: `red` names what must be looked at: "oldest_map" (48 h),
-- "drafts_waiting" (due for 5 minutes, or failed four times and tried again), "drafts_failed",
-- "mails_failed" (in the last day; bounces of strangers only when they are more than what arrived),
-- "mails_waiting" (1 h, or failed three times and tried again), "retention" (2 h late), "sweep" (files that
-- should be gone for 2 h),
-- "mail_worker", "drafting" (no run for 15 minutes). Alerts count among the mails, but turn nothing red.
create function private.health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  maps jsonb;
  drafts jsonb;
  mails jsonb;
  runs jsonb;
  retention jsonb;
  unswept integer := (select extract(epoch from now() - min(f.requested_at))::integer from private.folders_to_sweep f);
begin
  select pg_catalog.jsonb_build_object(
    'waiting', count(*) filter (where m.state in ('waiting', 'drafted', 'needs_care', 'in_review')),
    'oldest_seconds', extract(epoch from now() - min(m.completed_at) filter (
      where m.state in ('waiting', 'drafted', 'needs_care', 'in_review', 'draft_failed')))::integer,
    'on_hold', count(*) filter (where m.state = 'on_hold'), 'refused', count(*) filter (where m.state = 'refused'),
    'drafts_failed', count(*) filter (where m.state = 'draft_failed'))
  into maps from private.maps m where m.state not in ('signed', 'delivered');
  select pg_catalog.jsonb_build_object(
    'waiting', count(*), 'retried', count(*) filter (where j.state = 'queued' and j.attempts >= 4),
    'due_seconds', extract(epoch from now() - min(j.next_attempt_at) filter (where j.next_attempt_at <= now()))::integer)
  into drafts from private.map_jobs j where j.state in ('queued', 'working');
  select pg_catalog.jsonb_build_object(
    'queued', count(*) filter (where o.state in ('queued', 'sending')),
    'oldest_seconds', extract(epoch from now() - min(o.created_at) filter (
      where o.state in ('queued', 'sending') and o.kind <> 'desk_alert'))::integer,
    'retried', count(*) filter (where o.state in ('queued', 'sending') and o.attempts >= 3 and o.kind <> 'desk_alert'),
    'failed', count(*) filter (where o.state = 'failed'),
    'failed_today', count(*) filter (
      where o.state = 'failed' and o.kind <> 'desk_alert' and o.failed_at > now() - interval '1 day'
        and not private.is_strangers_bounce(o.kind, o.last_error)),
    'complained_today', (
      select count(*) from private.mail_outbox o where o.complained_at > now() - interval '1 day'),
    'bounced_today', count(*) filter (
      where o.state = 'failed' and o.failed_at > now() - interval '1 day' and private.is_strangers_bounce(o.kind, o.last_error)))
  into mails from private.mail_outbox o where o.state in ('queued', 'sending', 'failed');
  select coalesce(pg_catalog.jsonb_object_agg(j.name, pg_catalog.jsonb_build_object(
    'ran_at', private.utc_text(j.ran_at), 'seconds', greatest(extract(epoch from now() - j.ran_at)::integer, 0))), '{}')
  into runs from private.job_runs j;
  retention := runs -> 'retention';
  return pg_catalog.jsonb_build_object(
    'checked_at', private.utc_text(now()), 'schema', private.schema_version(), 'maps', maps, 'drafts', drafts, 'mails', mails, 'retention', retention,
    'unswept_seconds', unswept,
    'workers', pg_catalog.jsonb_build_object('mail', runs -> 'alerts', 'drafting', runs -> 'drafting', 'sweep', runs -> 'sweep'),
    'red', pg_catalog.to_jsonb(pg_catalog.array_remove(array[
      case when (maps ->> 'oldest_seconds')::integer > 172800 then 'oldest_map' end,
      case when (drafts ->> 'due_seconds')::integer > 300 or (drafts ->> 'retried')::integer > 0 then 'drafts_waiting' end,
      case when (maps ->> 'drafts_failed')::integer > 0 then 'drafts_failed' end,
      case when (mails ->> 'failed_today')::integer > 0
        or ((mails ->> 'bounced_today')::integer >= 10 and (mails ->> 'bounced_today')::integer > (
          select count(*) from private.mail_outbox o where o.state = 'sent' and o.sent_at > now() - interval '1 day'))
        then 'mails_failed' end,
      case when (mails ->> 'oldest_seconds')::integer > 3600 or (mails ->> 'retried')::integer > 0 then 'mails_waiting' end,
      case when coalesce((retention ->> 'seconds')::integer, 7201) > 7200 then 'retention' end,
      case when unswept > 7200 or (runs -> 'sweep' ->> 'seconds')::integer > 7200 then 'sweep' end,
      case when (runs -> 'alerts' ->> 'seconds')::integer > 900 then 'mail_worker' end,
      case when (runs -> 'drafting' ->> 'seconds')::integer > 900 then 'drafting' end], null)));
end
$$;

create function public.desk_health(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok') || private.health();
end
$$;

-- The same for the probe, which has a token instead of a session.
create function public.service_health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.health()
$$;

-- Mails an alert to every operator, once for each period. True when this call did it.
create function private.alert_operators(p_kind text, p_period timestamptz) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.desk_alerts (kind, period) values (p_kind, p_period) on conflict do nothing;
  if not found then
    return false;
  end if;
  perform private.mail_operators('desk_alert', pg_catalog.jsonb_build_object('why', p_kind, 'health', private.health()));
  return true;
end
$$;

-- An address that a stranger typed and no server takes: nobody at the studio can put that right. The mail
-- of a map is another matter.
create function private.is_strangers_bounce(p_kind text, p_error text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_kind in ('signup', 'waitlist', 'completion', 'address_old', 'address_new') and coalesce(p_error ~ '^(SMTP 55[0-4]|bounced: [a-z]+)$', false)
$$;

create function private.note_failed_mail() returns trigger
language plpgsql volatile set search_path = ''
as $$
begin
  new.failed_at := now();
  return new;
end
$$;

create trigger note_failed_mail before update of state on private.mail_outbox
  for each row when (new.state = 'failed' and old.state <> 'failed') execute function private.note_failed_mail();

-- At once, but at most once in an hour: a provider that refuses everything must not fill the operators'
-- mailboxes. A failed alert alerts nobody.
create function private.alert_failed_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.alert_operators('mail_failed', pg_catalog.date_trunc('hour', now()));
  return null;
end
$$;

create trigger alert_failed_mail after update of state on private.mail_outbox
  for each row when (new.state = 'failed' and old.state <> 'failed' and new.kind <> 'desk_alert'
    and not private.is_strangers_bounce(new.kind, new.last_error))
  execute function private.alert_failed_mail();

-- Called by the mail worker at each run; looks every five minutes. From 7:00 UTC what is red is mailed,
-- once a day; and what failed in an hour that had its alert already is told in the next, without the
-- bounces of strangers. Returns how many alerts went out.
create function public.run_desk_alerts() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today timestamptz := pg_catalog.date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  sent integer := 0;
begin
  insert into private.job_runs as j (name) values ('alerts')
  on conflict (name) do update set ran_at = now() where j.ran_at <= now() - interval '5 minutes';
  if not found then
    return 0;
  end if;
  if exists (
    select from private.mail_outbox o where o.state = 'failed' and o.kind <> 'desk_alert'
      and not private.is_strangers_bounce(o.kind, o.last_error)
      and o.failed_at > (select max(a.at) from private.desk_alerts a where a.kind = 'mail_failed')
  ) and private.alert_operators('mail_failed', pg_catalog.date_trunc('hour', now())) then
    sent := sent + 1;
  end if;
  if now() >= today + interval '7 hours' and not exists (
    select from private.desk_alerts a where a.kind = 'daily' and a.period = today
  ) and pg_catalog.jsonb_array_length(private.health() -> 'red') > 0 and private.alert_operators('daily', today) then
    sent := sent + 1;
  end if;
  return sent;
end
$$;

-- 60-retention.sql

-- What goes by itself when its time is over.

-- What the desk no longer needs: codes and challenges that are over, sessions a week after their end, code
-- mails that could not be sent while the code was good. The log stays.
create function private.run_desk_retention() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.operator_codes c where c.expires_at < now();
  delete from private.operator_challenges c where c.expires_at < now();
  delete from private.operator_sessions s
  where coalesce(s.ended_at, least(s.created_at + interval '12 hours', s.last_seen_at + interval '1 hour')) < now() - interval '7 days';
  delete from private.mail_outbox m
  where m.kind = 'desk_code' and m.state = 'queued' and m.created_at < now() - interval '10 minutes';
$$;

-- One round of the next one, without the note of its time.
create function private.run_retention(p_max integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due uuid[];
begin
  due := array(
    select s.session_id from private.wiring_sessions s where s.expires_at <= now()
    order by s.expires_at limit p_max for update skip locked
  );
  perform private.delete_session(id, 'expired') from pg_catalog.unnest(due) as ids (id);
  delete from private.rate_hits h where h.window_ends_at < now() - interval '1 day';
  delete from private.idempotency_keys k where k.created_at < now() - interval '2 days';
  delete from private.mail_outbox m where m.state in ('sent', 'failed') and m.created_at < now() - interval '30 days';
  delete from private.mail_sends s where s.started_at < now() - interval '1 day';
  perform private.run_desk_retention();
  return cardinality(due);
end
$$;

-- Deletes up to `p_max` expired sessions and what is too old to be of use, and notes the time. Returns how
-- many sessions went; call until 0.
create function public.run_retention(p_max integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  went integer := private.run_retention(p_max);
begin
  delete from private.desk_alerts a where a.at < now() - interval '30 days';
  delete from private.desk_exports e where e.created_at < now() - interval '1 day';
  insert into private.job_runs as j (name) values ('retention') on conflict (name) do update set ran_at = now();
  return went;
end
$$;

-- 90-grants.sql

-- Who may do what: everything of ours belongs to `wiring_owner`, the API roles get what stands below and
-- nothing else. Here a new function of `public` needs its grant, and a new table nothing; the migration of
-- either says owner and grants by name.

-- wiring_owner must be able to create in `public` while functions are handed over, and not afterwards.
grant usage, create on schema public to wiring_owner;
do $$
declare
  made record;
begin
  for made in
    select c.oid::pg_catalog.regclass as name from pg_catalog.pg_class c
    where c.relnamespace = 'private'::pg_catalog.regnamespace and c.relkind = 'r'
  loop
    execute pg_catalog.format('alter table %s owner to wiring_owner', made.name);
    execute pg_catalog.format('revoke all on %s from public, anon, authenticated, service_role', made.name);
  end loop;
  for made in
    select t.oid::pg_catalog.regtype as name from pg_catalog.pg_type t join pg_catalog.pg_class c on c.oid = t.typrelid
    where t.typnamespace = 'private'::pg_catalog.regnamespace and c.relkind = 'c'
  loop
    execute pg_catalog.format('alter type %s owner to wiring_owner', made.name);
  end loop;
  for made in
    select p.oid::pg_catalog.regprocedure as name from pg_catalog.pg_proc p
    where p.pronamespace in ('private'::pg_catalog.regnamespace, 'public'::pg_catalog.regnamespace)
      and p.proowner = current_user::pg_catalog.regrole
      -- What an extension put there is its own.
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute pg_catalog.format('alter function %s owner to wiring_owner', made.name);
    execute pg_catalog.format('revoke all on function %s from public, anon, authenticated, service_role', made.name);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;

grant usage on schema storage to wiring_owner;
grant select on storage.objects to wiring_owner;

-- What a visitor's browser may call.
grant execute on function
  public.get_session_by_id(text),
  public.get_map(text),
  public.map_status(text),
  public.onboarding_pace(),
  public.trust_numbers()
to anon;

-- What the policies of the storage ask on a visitor's behalf.
grant usage on schema private to anon;
grant execute on function
  private.may_upload(text, text),
  private.is_upload()
to anon;

-- What the edge functions may call, with the secret key.
grant execute on function
  -- 10-sessions
  public.get_session_by_id(text),
  public.note_unknown_id(text, boolean),
  -- 11-signup
  public.signup_wiring_session(text, text, text, text, boolean),
  public.send_session_link(text),
  public.join_waitlist(text, text, text, boolean),
  -- 12-updating
  public.update_wiring_session(text, jsonb),
  public.hand_over_answers(text, jsonb),
  -- 14-deletion
  public.describe_deletion(text, text, boolean),
  public.delete_wiring_session(text, text, text, boolean),
  public.objects_to_sweep(integer),
  public.orphaned_objects(integer),
  public.finish_sweep(),
  -- 30-mail
  public.settle_mail(uuid, text, text),
  public.mail_metrics(),
  -- 40-map-jobs
  public.claim_map_job(integer),
  public.hand_in_map_draft(uuid, jsonb),
  public.settle_map_job(uuid, text, text),
  -- 41-map-delivery
  public.claim_mails(integer, integer),
  public.map_status(text),
  public.ask_for_map_again(text),
  -- 42-map-signing
  public.describe_map(text),
  public.sign_map(text, text, text, integer, integer, text),
  public.undo_map_signature(text, integer),
  -- 43-map-reading
  public.get_map(text),
  public.map_picture(text, integer),
  public.describe_map_deletion(text, text, boolean),
  public.delete_map(text, text, boolean),
  -- 44-address
  public.change_session_address(text, text, text, text, boolean),
  -- 45-bounces
  public.report_mail(uuid, text),
  -- 50-operators
  public.desk_invite(text, text, boolean, boolean),
  public.desk_invite_operator(text, jsonb),
  public.desk_change_operator(text, jsonb),
  public.desk_remove_operator(text, jsonb),
  public.desk_operators(text, jsonb),
  public.desk_log(text, jsonb),
  -- 50-own-keys
  public.desk_save_signature(text, jsonb),
  public.desk_rename_passkey(text, jsonb),
  public.desk_delete_passkey(text, jsonb),
  public.desk_end_session(text, jsonb),
  -- 51-sign-in
  public.desk_request_code(text, text, text, text, text, boolean, text),
  public.desk_sign_in_with_code(text, text, text, text, boolean, boolean, text),
  public.desk_request_confirm_code(text, text, text, text, boolean),
  public.desk_confirm_with_code(text, text, text, boolean),
  public.desk_check_confirmation(text, jsonb),
  public.desk_who(text, jsonb),
  public.desk_sign_out(text),
  -- 52-passkeys
  public.desk_start_passkey(text, text, text, text, boolean),
  public.desk_take_challenge(text, text, text, text),
  public.desk_enrol_passkey(text, text, text, bigint, text[], text),
  public.desk_sign_in_with_passkey(text, bigint, bigint, text, text),
  public.desk_confirm_with_passkey(text, text, bigint, bigint),
  -- 53-queue
  public.desk_queue(text, jsonb),
  public.desk_next_map(text, jsonb),
  -- 54-edits
  public.desk_save_edit(text, jsonb),
  public.desk_hold(text, jsonb),
  public.desk_resume(text, jsonb),
  public.desk_redraft(text, jsonb),
  -- 54-review
  public.desk_open_review(text, jsonb),
  public.desk_heartbeat(text, jsonb),
  public.desk_release(text, jsonb),
  public.desk_take_over(text, jsonb),
  public.desk_inputs(text, jsonb),
  public.desk_picture(text, jsonb),
  public.desk_review_source(text, jsonb),
  -- 55-signing
  public.desk_sign(text, jsonb),
  public.desk_undo_sign(text, jsonb),
  public.desk_rule_numbers(text, jsonb),
  -- 56-delivery
  public.desk_delivery(text, jsonb),
  public.desk_resend(text, jsonb),
  public.desk_close_links(text, jsonb),
  public.desk_send_to_me(text, jsonb),
  public.desk_new_revision(text, jsonb),
  public.desk_show_address(text, jsonb),
  public.desk_correct_address(text, jsonb),
  public.desk_delete_session(text, jsonb),
  -- 57-numbers
  public.desk_numbers(text, jsonb),
  public.onboarding_pace(),
  -- 58-export
  public.desk_waitlist(text, jsonb),
  public.desk_delete_waitlist(text, jsonb),
  public.desk_export_begin(text, jsonb),
  public.desk_export_page(text, jsonb),
  -- 59-health
  public.note_sweep(),
  public.desk_health(text, jsonb),
  public.service_health(),
  public.run_desk_alerts(),
  -- 60-retention
  public.run_retention(integer)
to service_role;

-- 91-schedule.sql

-- Hosted projects: pg_cron calls the workers. It needs four secrets in the vault, which only the operator
-- knows; until they are set a call does nothing. Where the extensions are not available (plain Postgres, the
-- embedded stack, which ticks by itself) there is no schedule. These functions stay with the role that
-- migrates, after the grants: wiring_owner may not read the vault.

-- By `project_url` and `service_key`.
create function private.call_worker(p_name text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  url text;
  key text;
begin
  select decrypted_secret into url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into key from vault.decrypted_secrets where name = 'service_key';
  if url is not null and key is not null then
    perform net.http_post(
      url := url || '/functions/v1/' || p_name,
      headers := pg_catalog.jsonb_build_object('apikey', key, 'authorization', 'Bearer ' || key, 'content-type', 'application/json'),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    );
  end if;
end
$$;
revoke all on function private.call_worker(text) from public;

-- Wakes the desk's worker, which finds what a lost wake-up left, by `desk_url` and `map_worker_secret`.
create function private.wake_map_worker() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  url text;
  key text;
begin
  select decrypted_secret into url from vault.decrypted_secrets where name = 'desk_url';
  select decrypted_secret into key from vault.decrypted_secrets where name = 'map_worker_secret';
  if url is not null and key is not null then
    perform net.http_post(
      url := url || '/api/worker',
      headers := pg_catalog.jsonb_build_object('authorization', 'Bearer ' || key, 'content-type', 'application/json'),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    );
  end if;
end
$$;
revoke all on function private.wake_map_worker() from public;

-- pg_net in a schema of its own: where nothing is said it lands in `public`, which the advisors warn of.
-- There it cannot be moved, only made anew; nothing depends on it, since the workers are called by name.
do $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_cron;
    create schema if not exists extensions;
    if exists (
      select from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
      where e.extname = 'pg_net' and n.nspname = 'public'
    ) then
      drop extension pg_net;
    end if;
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule('mail-worker', '* * * * *', 'select private.call_worker(''mail-worker'')');
    perform cron.schedule('retention', '*/10 * * * *', 'select private.call_worker(''retention'')');
    perform cron.schedule('map-worker', '* * * * *', 'select private.wake_map_worker()');
  end if;
exception when others then
  raise warning 'The workers are not scheduled: %', sqlerrm;
end
$$;
