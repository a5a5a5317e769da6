-- A session's id opens the wizard: it is the applicant's secret and must not stand in the history or the
-- pages of an operator's browser.
-- The desk names a map by an id of its own, which means nothing without an operator's session.

grant create on schema public to wiring_owner;

alter table private.maps add column map_id uuid not null unique default private.random_id();

-- Null for an unknown map.
create function private.session_of_map(p_map_id text) returns text
language sql stable security definer set search_path = ''
as $$
  select m.session_id::text from private.maps m where m.map_id = private.parse_id(p_map_id)
$$;

-- {"map_id", "file"} → the picture's path in the bucket, for the desk's server alone: it begins with the
-- session's id.
create function public.desk_picture(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  return coalesce((
    select pg_catalog.jsonb_build_object('status', 'ok', 'path', pg_catalog.split_part(u.url, '/wiring-images/', 2))
    from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
    cross join pg_catalog.unnest(s.image_urls) u (url)
    where m.map_id = private.parse_id(p_input ->> 'map_id')
      and pg_catalog.regexp_replace(u.url, '^.*/', '') = p_input ->> 'file'
    limit 1
  ), '{"status": "gone"}');
end
$$;

-- The functions of 20261124 with these words exchanged; owner and grants stay.
do $$
declare
  change record;
  before text;
begin
  for change in
    select made, 'p_input ->> ''session_id''' as old, 'private.session_of_map(p_input ->> ''map_id'')' as new
    from unnest(array['open_review', 'heartbeat', 'release', 'take_over', 'inputs', 'review_source', 'save_edit', 'hold', 'resume', 'redraft',
      'sign', 'undo_sign', 'delivery', 'resend', 'close_links', 'send_to_me', 'new_revision', 'delete_session']) made
    union all values
      ('open_review', '''session_id'', map.session_id', '''map_id'', map.map_id'),
      ('inputs', '''image_paths''', '''pictures'''),
      ('inputs', 'pg_catalog.split_part(url, ''/wiring-images/'', 2)', 'pg_catalog.regexp_replace(url, ''^.*/'', '''')'),
      -- A page goes on where it ended, also when its last map was deleted meanwhile: then from that moment or
      -- name on.
      ('queue', 'private.parse_id(p_input -> ''after'' ->> ''session_id'')', 'case when private.parse_id(p_input -> ''after'' ->> ''map_id'') is not null then
    coalesce(private.session_of_map(p_input -> ''after'' ->> ''map_id''), translate(''00000000-0000-0000-0000-000000000000'', case when descending then ''0'' else '''' end, ''f''))::uuid end'),
      ('queue', '''next'', last', '''next'', last - ''session_id'' || pg_catalog.jsonb_build_object(
    ''map_id'', (select m.map_id from private.maps m where m.session_id = (last ->> ''session_id'')::uuid))')
  loop
    before := pg_get_functiondef(format('public.desk_%s(text, jsonb)', change.made)::regprocedure);
    if position(change.old in before) = 0 then
      raise exception 'desk_% has no %', change.made, change.old;
    end if;
    execute replace(before, change.old, change.new);
  end loop;
  before := pg_get_functiondef('private.queue_rows(jsonb, text)'::regprocedure);
  execute replace(before, '''session_id'', m.session_id', '''map_id'', m.map_id');
end
$$;

alter function private.session_of_map(text) owner to wiring_owner;
alter function public.desk_picture(text, jsonb) owner to wiring_owner;
revoke all on function public.desk_picture(text, jsonb) from public, anon, authenticated;
grant execute on function public.desk_picture(text, jsonb) to service_role;
revoke create on schema public from wiring_owner;
