-- The queue. A search by a whole address goes by its keyed hash, not by its mask, which strangers share;
-- one by the code of a sheet ("inputs 54d502d2") finds that map. Both look at delivered maps, too: whose
-- mail did not come, or whose sentence is wrong, writes after delivery.

-- The condition of a filter, as SQL: with a parameter in its place the partial indexes would not be used.
-- $1 is the operator's id.
create function private.queue_condition(p_filter text) returns text
language sql immutable set search_path = ''
as $$
  select case p_filter
    when 'all' then $c$m.state <> 'delivered'$c$
    when 'mine' then $c$m.state <> 'delivered' and m.claimed_by = $1 and m.claimed_until > now()$c$
    when 'waiting' then $c$m.state <> 'delivered' and (m.state in ('waiting', 'drafted', 'needs_care')
      or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now())))$c$
    when 'care' then $c$m.state <> 'delivered' and m.care$c$
    when 'on_hold' then $c$m.state <> 'delivered' and m.state = 'on_hold'$c$
    when 'refused' then $c$m.state <> 'delivered' and m.state = 'refused'$c$
    when 'failed' then $c$m.state <> 'delivered' and m.state = 'draft_failed'$c$
    when 'delivered' then $c$m.state = 'delivered'$c$
  end
$$;

-- The rows of a page in its order. One query over columns: a whole row as a parameter would unpack its
-- draft.
create function private.queue_rows(p_page jsonb, p_operator text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'map_id', m.map_id, 'completed_at', private.utc_text(m.completed_at), 'delivered_at', private.utc_text(m.delivered_at),
    'age_seconds', greatest(extract(epoch from now() - m.completed_at)::integer, 0),
    'name', s.name_for_certificate, 'email', private.mask_email(s.email), 'state', m.state, 'revision', m.revision,
    'circuit', m.summary -> 'circuit', 'second', m.summary -> 'second', 'between', coalesce(m.summary -> 'between', 'false'),
    'gates', coalesce(m.summary -> 'gates', '[]'), 'claims', coalesce(m.summary -> 'claims', '0'),
    'claims_with_evidence', coalesce(m.summary -> 'claims_with_evidence', '0'), 'flags', coalesce(m.summary -> 'flags', '[]'),
    'claimed_by', o.name, 'mine', coalesce(o.operator_id::text = p_operator, false),
    'edits', pg_catalog.jsonb_array_length(m.edits), 'note', m.note, 'failure', m.failure) order by listed.n), '[]')
  from pg_catalog.jsonb_array_elements(p_page) with ordinality as listed (item, n)
  join private.maps m on m.session_id = (listed.item ->> 'session_id')::uuid
  join private.wiring_sessions s on s.session_id = m.session_id
  left join private.operators o on m.state = 'in_review' and m.claimed_until > now() and o.operator_id = private.parse_id(m.claimed_by)
$$;

-- Of the delivered, which are many, at most 10,000 are counted.
create function private.queue_counts(p_operator text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'counts', pg_catalog.jsonb_build_object(
      'all', count(*),
      'mine', count(*) filter (where m.claimed_by = p_operator and m.claimed_until > now()),
      'waiting', count(*) filter (where m.state in ('waiting', 'drafted', 'needs_care')
        or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now()))),
      'care', count(*) filter (where m.care), 'on_hold', count(*) filter (where m.state = 'on_hold'),
      'refused', count(*) filter (where m.state = 'refused'), 'failed', count(*) filter (where m.state = 'draft_failed'),
      'delivered', (select count(*) from (select from private.maps d where d.state = 'delivered' limit 10000) few)),
    'oldest_seconds', extract(epoch from now() - min(m.completed_at) filter (where m.state not in ('signed', 'refused')))::integer,
    'median_review_seconds', (
      select pg_catalog.round(percentile_cont(0.5) within group (order by extract(epoch from t.first_signed_at - t.review_started_at))::numeric)
      from (
        select r.first_signed_at, r.review_started_at from private.maps r
        where r.first_signed_at is not null order by r.first_signed_at desc limit 200
      ) t where t.review_started_at <= t.first_signed_at
    ))
  from private.maps m where m.state <> 'delivered'
$$;

-- {"filter", "search", "address_key", "sort", "after": {"value", "map_id"} | null} → {"status": "ok",
-- "rows", "next", "found", "everywhere", "counts", "median_review_seconds", "oldest_seconds"}. Pages of
-- fifty; `next` begins after the last row, whatever was added or moved since. `found` counts the rows of a
-- search, up to 10,000; `everywhere`: of every state.
create function public.desk_queue(p_session text, p_input jsonb) returns jsonb
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
  -- The delivered are listed by the time that their screen shows.
  column_name text := case
    when by_name then 'm.sort_name'
    when p_input ->> 'filter' = 'delivered' then 'coalesce(m.delivered_at, m.completed_at)'
    else 'm.completed_at'
  end;
  chosen text;
  query text;
  listed jsonb;
  last jsonb;
  found_rows integer;
begin
  if access.refusal is not null then
    return access.refusal;
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
  query := 'select m.session_id, ' || case when by_name then column_name else 'private.cursor_text(' || column_name || ')' end || ' as value' || chosen
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

-- {} → {"status": "ok", "map_id" | null, "care"}: the oldest drafted map that nobody reads and that holds
-- no words that ask for care; how many wait that do. Those are taken up on purpose, not because they come
-- next.
create function public.desk_next_map(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  next_id uuid;
  care bigint;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  select m.map_id into next_id
  from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
  where m.state <> 'delivered' and not m.care and m.circuit_id is not null
    and (m.state = 'drafted' or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now())))
  order by m.completed_at, m.session_id limit 1;
  select count(*) into care
  from private.maps m join private.wiring_sessions s on s.session_id = m.session_id and s.expires_at > now()
  where m.state <> 'delivered' and m.care
    and (m.state in ('drafted', 'needs_care') or (m.state = 'in_review' and (m.claimed_until is null or m.claimed_until <= now())));
  return pg_catalog.jsonb_build_object('status', 'ok', 'map_id', next_id, 'care', care);
end
$$;
