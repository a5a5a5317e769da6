-- Postgres inlines no SQL function that sets its search_path, so one in a condition is called for every row:
-- the numbers and the export say their conditions themselves.

do $$
declare
  before text := pg_get_functiondef('private.funnel_by_week(timestamptz)'::regprocedure);
begin
  if position('private.week_of(s.created_at)' in before) = 0 then
    raise exception 'funnel_by_week has no week_of';
  end if;
  execute replace(before, 'private.week_of(s.created_at)', 'pg_catalog.date_trunc(''week'', s.created_at at time zone ''UTC'')::date');
end
$$;

-- The next sessions of an export, at most 100, in the order of their ids. The plan is made for what is asked:
-- a view of few maps starts from them.
create function private.export_ids(p_asked jsonb, p_after uuid) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  asked_view text := p_asked ->> 'view';
  complete boolean := case asked_view when 'finished' then true when 'unfinished' then false end;
  states text[] := case
    when asked_view in ('all', 'finished', 'unfinished') then null
    when asked_view = 'waiting' then array['waiting', 'drafted', 'needs_care', 'in_review']
    when asked_view = 'care' then array['needs_care']
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
      and s.created_at >= created_from and s.created_at < created_before
      and (searched is null or pg_catalog.strpos(
        pg_catalog.lower(coalesce(s.name_for_certificate, '') || ' ' || s.email), searched) > 0)
    order by s.session_id limit 100;
end
$$;
alter function private.export_ids(jsonb, uuid) owner to wiring_owner;

-- The sizes are read of these 100 alone: a stored draft must be unpacked to be measured.
do $$
declare
  before text := pg_get_functiondef('private.export_sessions(jsonb, uuid)'::regprocedure);
  changed text := regexp_replace(before, 'where \(p_after is null or .* order by s\.session_id limit 100',
    'where s.session_id in (select private.export_ids(p_asked, p_after))');
begin
  if changed = before then
    raise exception 'export_sessions has no condition';
  end if;
  execute changed;
end
$$;

drop function private.in_export_view(text, boolean, text);
