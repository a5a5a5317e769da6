-- The waiting list at the desk, and exports.

-- One allowed export. Its pages are asked for one by one, longer than the five minutes that a confirmation
-- holds. Enrolling a passkey changes a session's token, also after an export.
create table private.desk_exports (
  export_id uuid primary key default private.random_id(),
  token_hash bytea not null references private.operator_sessions on update cascade on delete cascade,
  -- {"set", "view", "from", "to", "search"} as asked for.
  asked jsonb not null,
  created_at timestamptz not null default now()
);
alter table private.desk_exports enable row level security;
create index desk_exports_session on private.desk_exports (token_hash);

-- {"search": text | null, "after": entry_id | null} → {"status": "ok", "count", "rows": [{"entry_id",
-- "email", "created_at"}], "next"}, newest first, 50 a page.
create function public.desk_waitlist(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  page jsonb;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  perform private.log_look(access, 'waitlist');
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'entry_id', w.entry_id, 'email', w.email, 'created_at', private.utc_text(w.created_at))), '[]')
  into page from (
    select w.* from private.waitlist w
    where (p_input ->> 'search' is null or pg_catalog.strpos(w.email, pg_catalog.lower(p_input ->> 'search')) > 0)
      and (p_input ->> 'after' is null or (w.created_at, w.entry_id) < (
        select a.created_at, a.entry_id from private.waitlist a where a.entry_id = private.parse_id(p_input ->> 'after')))
    order by w.created_at desc, w.entry_id desc limit 51
  ) w;
  return pg_catalog.jsonb_build_object('status', 'ok', 'count', (select count(*) from private.waitlist),
    'rows', case when pg_catalog.jsonb_array_length(page) > 50 then page - 50 else page end,
    'next', case when pg_catalog.jsonb_array_length(page) > 50 then page -> 49 -> 'entry_id' end);
end
$$;

-- {"entry_id"} → {"status": "deleted"}, also when it was gone before. Its mail goes with it.
create function public.desk_delete_waitlist(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'operator', true);
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  if private.delete_waitlist_entry(private.parse_id(p_input ->> 'entry_id')) then
    perform private.log_desk(access, 'delete_waitlist');
  end if;
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;

-- The next sessions of an export, at most 100, in the order of their ids. The plan is made for what is
-- asked: a view of few maps starts from them. `care` is the filter of the queue: claiming a map makes its
-- words no lighter.
create function private.export_ids(p_asked jsonb, p_after uuid) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  asked_view text := p_asked ->> 'view';
  complete boolean := case asked_view when 'finished' then true when 'unfinished' then false end;
  care boolean := asked_view = 'care';
  states text[] := case
    when asked_view in ('all', 'finished', 'unfinished', 'care') then null
    when asked_view = 'waiting' then array['waiting', 'drafted', 'needs_care', 'in_review']
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
      and (not care or s.session_id in (
        select m.session_id from private.maps m where m.care and m.state <> 'delivered' and m.session_id > after))
      and s.created_at >= created_from and s.created_at < created_before
      and (searched is null or pg_catalog.strpos(
        pg_catalog.lower(coalesce(s.name_for_certificate, '') || ' ' || s.email), searched) > 0)
    order by s.session_id limit 100;
end
$$;

-- Everything that is stored about up to 100 sessions, about 4 MB at most, in the order of their ids. Left
-- out: secrets of mails that are on their way, and the lease of a draft's worker. The sizes are read of
-- these 100 alone: a stored draft must be unpacked to be measured.
create function private.export_sessions(p_asked jsonb, p_after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with next_rows as (
    select s.session_id, coalesce(octet_length(s.json_profile::text), 0) + coalesce(octet_length(m.draft::text), 0)
      + coalesce(octet_length(m.published::text), 0) + coalesce(octet_length(m.previous::text), 0)
      + coalesce(octet_length(m.edits::text), 0) as bytes
    from private.wiring_sessions s left join private.maps m on m.session_id = s.session_id
    where s.session_id in (select private.export_ids(p_asked, p_after))
  ), page as (
    select session_id from (
      select session_id, sum(bytes) over (order by session_id) - bytes as before from next_rows) sized where before < 1000000
  )
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'session', pg_catalog.to_jsonb(s), 'map', pg_catalog.to_jsonb(m), 'job', pg_catalog.to_jsonb(j) - 'lease',
    'links', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(l) - 'session_id' order by l.created_at), '[]')
      from private.map_secrets l where l.session_id = s.session_id),
    'deletion_links', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(d) - 'session_id' order by d.created_at), '[]')
      from private.deletion_secrets d where d.session_id = s.session_id),
    'mails', (select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(o) - 'session_id' - 'data' order by o.created_at), '[]')
      from private.mail_outbox o where o.session_id = s.session_id)
    ) order by s.session_id), '[]')
  from page p join private.wiring_sessions s on s.session_id = p.session_id
  left join private.maps m on m.session_id = s.session_id left join private.map_jobs j on j.session_id = s.session_id
$$;

-- The waiting list, in the order of its ids.
create function private.export_waitlist(p_after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(w) order by w.entry_id), '[]')
  from (select w.* from private.waitlist w where p_after is null or w.entry_id > p_after order by w.entry_id limit 1000) w
$$;

-- The operators, those who were removed among them: their names stay in signed maps and in the log.
create function private.export_operators(p_after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(o) order by o.operator_id), '[]')
  from (select o.* from private.operators o where p_after is null or o.operator_id > p_after order by o.operator_id limit 200) o
$$;

-- {"set": "sessions" | "waitlist", "format", "view", "from", "to", "search"} → {"status": "ok",
-- "export_id"}. The log holds what was asked for without the words that were searched.
create function public.desk_export_begin(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
  made uuid;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  insert into private.desk_exports (token_hash, asked) values (access.token_hash, p_input) returning export_id into made;
  perform private.log_desk(access, 'export', null, null,
    p_input - 'search' || pg_catalog.jsonb_build_object('searched', p_input ->> 'search' is not null));
  return pg_catalog.jsonb_build_object('status', 'ok', 'export_id', made);
end
$$;

-- {"export_id", "after": id | null} → {"status": "ok", "rows", "next"}: `next` is null after the last page.
-- {"status": "gone"} for an export of another session of the desk, or one that began an hour ago.
create function public.desk_export_page(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead');
  after uuid := private.parse_id(p_input ->> 'after');
  export private.desk_exports;
  page jsonb;
begin
  if access.refusal is not null then
    return access.refusal;
  end if;
  select * into export from private.desk_exports e
  where e.export_id = private.parse_id(p_input ->> 'export_id') and e.token_hash = access.token_hash
    and e.created_at > now() - interval '1 hour';
  if not found then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  page := case export.asked ->> 'set'
    when 'waitlist' then private.export_waitlist(after)
    when 'operators' then private.export_operators(after)
    else private.export_sessions(export.asked, after) end;
  return pg_catalog.jsonb_build_object('status', 'ok', 'rows', page,
    'next', coalesce(page -> -1 -> 'session' -> 'session_id', page -> -1 -> 'entry_id', page -> -1 -> 'operator_id'));
end
$$;
