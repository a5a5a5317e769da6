grant create on schema public to wiring_owner;

-- The studio's people. Removing one is `removed_at`: the name stays readable in signed maps and in the log.
create table private.operators (
  operator_id uuid primary key default private.random_id(),
  email text not null unique check (char_length(email) <= 254),
  name text not null check (char_length(name) between 1 and 100),
  role text not null default 'operator' check (role in ('operator', 'lead')),
  -- Null: made by `npm run desk:invite`.
  invited_by uuid references private.operators,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);

-- One code at a time for each operator; only its keyed hash is kept.
create table private.operator_codes (
  operator_id uuid primary key references private.operators on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

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
create index operator_passkeys_operator on private.operator_passkeys (operator_id);

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
  ended_at timestamptz
);
create index operator_sessions_operator on private.operator_sessions (operator_id) where ended_at is null;

-- WebAuthn challenges that were handed out and not used yet.
create table private.operator_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('enrol', 'sign_in', 'confirm')),
  operator_id uuid references private.operators on delete cascade,
  expires_at timestamptz not null
);

-- Who did what at the desk. Holds no personal data of applicants: the session is a hash.
create table private.desk_events (
  event_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator_id uuid,
  operator text not null,
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  session_hash bytea,
  revision integer,
  detail jsonb not null default '{}' check (pg_column_size(detail) <= 4096)
);
create index desk_events_at on private.desk_events (at desc, event_id desc);
create index desk_events_session on private.desk_events (session_hash, event_id desc);

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

-- Who asks, or why not. `denial`: 'signed_out' (unknown, ended, idle for 1 h, older than 12 h, or a removed
-- operator), 'second_factor' (a code away from loopback), 'forbidden' (role), 'confirm' (second factor not
-- proven within 5 minutes).
create type private.desk_access as (
  operator_id uuid, email text, name text, role text, token_hash bytea, denial text
);

-- The first statement of every desk function, in its transaction. The session's row stays locked, so that a
-- removal or a sign-out waits for the deed or comes before it.
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
    access.denial := 'signed_out';
    return access;
  end if;
  update private.operator_sessions s set last_seen_at = now()
  where s.token_hash = kept.token_hash and s.last_seen_at < now() - interval '30 seconds';
  select o.operator_id, o.email, o.name, o.role into access.operator_id, access.email, access.name, access.role
  from private.operators o where o.operator_id = kept.operator_id;
  access.token_hash := kept.token_hash;
  access.denial := case
    when kept.factor = 'code' then 'second_factor'
    when p_role = 'lead' and access.role <> 'lead' then 'forbidden'
    when p_confirmed and (kept.confirmed_at is null or kept.confirmed_at < now() - interval '5 minutes') then 'confirm'
  end;
  return access;
end
$$;

-- One line of the log, in the transaction of the deed.
create function private.log_desk(
  p_access private.desk_access, p_action text, p_session_id uuid default null, p_revision integer default null,
  p_detail jsonb default '{}'
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.desk_events (operator_id, operator, action, session_hash, revision, detail)
  values (p_access.operator_id, coalesce(p_access.name, 'nobody'), p_action,
    case when p_session_id is not null then private.secret_hash(p_session_id::text) end, p_revision, p_detail)
$$;

-- Who is signed in: {"status": "ok", "operator": {"operator_id", "email", "name", "role", "factor"}}.
create function public.desk_who(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  return pg_catalog.jsonb_build_object('status', 'ok', 'operator', pg_catalog.jsonb_build_object(
    'operator_id', access.operator_id, 'email', access.email, 'name', access.name, 'role', access.role,
    'factor', (select s.factor from private.operator_sessions s where s.token_hash = access.token_hash)));
end
$$;

do $$
declare
  made text;
begin
  foreach made in array array['operators', 'operator_codes', 'operator_passkeys', 'operator_sessions',
    'operator_challenges', 'desk_events'] loop
    execute pg_catalog.format('alter table private.%I enable row level security', made);
    execute pg_catalog.format('alter table private.%I owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on private.%I from public, anon, authenticated, service_role', made);
  end loop;
end
$$;
alter type private.desk_access owner to wiring_owner;
alter function private.refuse_change() owner to wiring_owner;
alter function private.desk_access(text, text, boolean) owner to wiring_owner;
alter function private.log_desk(private.desk_access, text, uuid, integer, jsonb) owner to wiring_owner;
alter function public.desk_who(text, jsonb) owner to wiring_owner;
revoke all on function public.desk_who(text, jsonb) from public, anon, authenticated;
grant execute on function public.desk_who(text, jsonb) to service_role;
revoke create on schema public from wiring_owner;
