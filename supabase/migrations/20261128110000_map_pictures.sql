grant create on schema public to wiring_owner;

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

alter function public.map_picture(text, integer) owner to wiring_owner;
revoke all on function public.map_picture(text, integer) from public, anon, authenticated;
grant execute on function public.map_picture(text, integer) to service_role;
revoke create on schema public from wiring_owner;
