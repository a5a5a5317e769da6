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
