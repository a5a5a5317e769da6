grant create on schema public to wiring_owner;

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

create function private.count_up(p_name text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.counters as c (name, value) values (p_name, 1)
  on conflict (name) do update set value = c.value + 1
$$;

-- "maya@studio.example" becomes "m•••@s•••.example".
create function private.mask_email(email text) returns text
language sql immutable set search_path = ''
as $$
  select pg_catalog.left(email, 1) || '•••@' || pg_catalog.left(pg_catalog.split_part(email, '@', 2), 1)
    || '•••.' || substring(email from '[^.]*$')
$$;

-- RFC 3339 in UTC as text: every server then prints the same characters.
create function private.utc_text(moment timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select pg_catalog.to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The only thing the anonymous key may call. Malformed, unknown, expired and deleted ids all give no row.
-- Whoever holds a finished session's link sees that it is finished, and no longer what was answered.
create function public.get_session_by_id(session_uuid text)
returns table (
  session_id uuid, email text,
  survey_completed boolean, survey_data jsonb,
  json_submitted boolean, json_profile jsonb,
  images_uploaded boolean, image_urls text[],
  wiring_complete boolean, name_for_certificate text,
  expires_at text
)
language sql stable security definer rows 1 set search_path = ''
as $$
  select s.session_id,
    case when s.wiring_complete then private.mask_email(s.email) else s.email end,
    s.survey_completed, case when not s.wiring_complete then s.survey_data end,
    s.json_submitted, case when not s.wiring_complete then s.json_profile end,
    s.images_uploaded, s.image_urls,
    s.wiring_complete, s.name_for_certificate,
    private.utc_text(s.expires_at)
  from private.wiring_sessions s
  where s.session_id = private.parse_id(session_uuid) and s.expires_at > now()
$$;

alter function private.take_hit(text, text, boolean) owner to wiring_owner;
alter function private.count_up(text) owner to wiring_owner;
alter function private.mask_email(text) owner to wiring_owner;
alter function private.utc_text(timestamptz) owner to wiring_owner;
alter function public.get_session_by_id(text) owner to wiring_owner;
revoke all on function public.get_session_by_id(text) from public, authenticated;
grant execute on function public.get_session_by_id(text) to anon, service_role;
revoke create on schema public from wiring_owner;
