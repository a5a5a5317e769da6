grant create on schema public to wiring_owner;

-- The session that an open link of an unexpired map belongs to, with the revision that the link was sent
-- with. No row for anything else: malformed, unknown, closed, expired and deleted look the same.
create function private.open_map_link(p_secret text) returns table (session_id uuid, revision integer, expires_at timestamptz)
language sql stable security definer rows 1 set search_path = ''
as $$
  select l.session_id, l.revision, s.expires_at
  from private.map_secrets l join private.wiring_sessions s on s.session_id = l.session_id
  where p_secret ~ '^[0-9a-f]{64}$' and l.secret_hash = private.secret_hash(p_secret)
    and l.closed_at is null and s.expires_at > now()
$$;

-- The other thing that the anonymous key may read: the latest published snapshot behind a link, and the
-- revision that the link was sent with. While a signature can be undone, readers of older links see what they
-- saw before.
create function public.get_map(map_secret text) returns table (snapshot jsonb, revision integer, expires_at text)
language sql stable security definer rows 1 set search_path = ''
as $$
  select case when m.undo_until > now() and m.previous is not null then m.previous else m.published end,
    l.revision, private.utc_text(l.expires_at)
  from private.open_map_link(map_secret) l join private.maps m on m.session_id = l.session_id
  where m.published is not null
$$;

-- What would go with a session, as both deletion pages show it.
create function private.describe_session(p_session_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select pg_catalog.jsonb_build_object(
      'status', 'found', 'email', private.mask_email(s.email), 'created_at', private.utc_text(s.created_at),
      'survey', s.survey_completed, 'profile', s.json_submitted, 'images', cardinality(s.image_urls))
    from private.wiring_sessions s where s.session_id = p_session_id
  ), '{"status": "gone"}')
$$;

create or replace function public.describe_deletion(p_secret text, p_ip_key text, p_relaxed boolean) returns jsonb
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
  return private.describe_session((select l.session_id from private.open_map_link(p_map_secret) l));
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
  perform private.delete_session(l.session_id, 'applicant') from private.open_map_link(p_map_secret) l;
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;

alter function private.open_map_link(text) owner to wiring_owner;
alter function public.get_map(text) owner to wiring_owner;
alter function private.describe_session(uuid) owner to wiring_owner;
alter function public.describe_map_deletion(text, text, boolean) owner to wiring_owner;
alter function public.delete_map(text, text, boolean) owner to wiring_owner;
revoke all on function public.get_map(text) from public, authenticated;
revoke all on function public.describe_map_deletion(text, text, boolean) from public, anon, authenticated;
revoke all on function public.delete_map(text, text, boolean) from public, anon, authenticated;
grant execute on function public.get_map(text) to anon, service_role;
grant execute on function public.describe_map_deletion(text, text, boolean) to service_role;
grant execute on function public.delete_map(text, text, boolean) to service_role;
revoke create on schema public from wiring_owner;
