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
