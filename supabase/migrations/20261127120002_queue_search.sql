-- A search by a whole address goes by its keyed hash, not by its mask, which strangers share; one by the code
-- of a sheet ("inputs 54d502d2") finds that map. Both look at delivered maps, too: whose mail did not come,
-- or whose sentence is wrong, writes after delivery.

grant create on schema public to wiring_owner;

create index wiring_sessions_address on private.wiring_sessions (address_key);
create index maps_draft_inputs on private.maps (pg_catalog.left(draft ->> 'inputs', 8)) where draft is not null;
create index maps_published_inputs on private.maps (pg_catalog.left(published ->> 'inputs', 8)) where published is not null;

-- {"filter", "search", "address_key", "sort", "after": {"value", "map_id"} | null} → {"status": "ok", "rows",
-- "next", "found", "everywhere", "counts", "median_review_seconds", "oldest_seconds"}. Pages of fifty; `next`
-- begins after the last row, whatever was added or moved since. `found` counts the rows of a search, up to
-- 10,000; `everywhere`: of every state.
create or replace function public.desk_queue(p_session text, p_input jsonb) returns jsonb
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
  column_name text := case when by_name then 'm.sort_name' else 'm.completed_at' end;
  chosen text;
  query text;
  listed jsonb;
  last jsonb;
  found_rows integer;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
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
  query := 'select m.session_id, ' || case when by_name then 'm.sort_name' else 'private.cursor_text(m.completed_at)' end || ' as value' || chosen
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
revoke create on schema public from wiring_owner;
