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
