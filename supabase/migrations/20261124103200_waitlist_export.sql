grant create on schema public to wiring_owner;

-- An address must stand in no URL and no log: the desk names an entry by this.
alter table private.waitlist add column entry_id uuid not null default private.random_id() unique;
create index waitlist_newest on private.waitlist (created_at desc, entry_id desc);

-- {"search": text | null, "after": entry_id | null} → {"status": "ok", "count", "rows": [{"entry_id",
-- "email", "created_at"}], "next"}, newest first, 50 a page.
create function public.desk_waitlist(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session);
  page jsonb;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
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
  gone text;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  delete from private.waitlist w where w.entry_id = private.parse_id(p_input ->> 'entry_id') returning w.email into gone;
  if gone is not null then
    delete from private.mail_outbox m where m.kind = 'waitlist' and m.recipient = gone;
    perform private.log_desk(access, 'delete_waitlist');
  end if;
  return pg_catalog.jsonb_build_object('status', 'deleted');
end
$$;

-- One allowed export. Its pages are asked for one by one, longer than the five minutes that a confirmation
-- holds.
create table private.desk_exports (
  export_id uuid primary key default private.random_id(),
  token_hash bytea not null references private.operator_sessions on delete cascade,
  -- {"set", "view", "from", "to", "search"} as asked for.
  asked jsonb not null,
  created_at timestamptz not null default now()
);
create index desk_exports_session on private.desk_exports (token_hash);
alter table private.desk_exports enable row level security;
alter table private.desk_exports owner to wiring_owner;
revoke all on private.desk_exports from public, anon, authenticated, service_role;

-- {"set": "sessions" | "waitlist", "format", "view", "from", "to", "search"} → {"status": "ok", "export_id"}.
-- The log holds what was asked for without the words that were searched.
create function public.desk_export_begin(p_session text, p_input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  access private.desk_access := private.desk_access(p_session, 'lead', true);
  made uuid;
begin
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  insert into private.desk_exports (token_hash, asked) values (access.token_hash, p_input) returning export_id into made;
  perform private.log_desk(access, 'export', null, null,
    p_input - 'search' || pg_catalog.jsonb_build_object('searched', p_input ->> 'search' is not null));
  return pg_catalog.jsonb_build_object('status', 'ok', 'export_id', made);
end
$$;

-- Whether a session belongs to a view. `state` is null while there is no map.
create function private.in_export_view(p_view text, p_complete boolean, p_state text) returns boolean
language sql immutable set search_path = ''
as $$
  select case p_view
    when 'all' then true
    when 'unfinished' then not p_complete
    when 'finished' then p_complete
    when 'waiting' then p_state in ('waiting', 'drafted', 'needs_care', 'in_review')
    when 'care' then p_state = 'needs_care'
    else p_state = p_view
  end
$$;

-- Everything that is stored about up to 100 sessions, about 4 MB at most, in the order of their ids. Left
-- out: secrets of mails that are on their way, and the lease of a draft's worker.
create function private.export_sessions(p_asked jsonb, p_after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with next_rows as (
    select s.session_id, coalesce(octet_length(s.json_profile::text), 0) + coalesce(octet_length(m.draft::text), 0) * 2 as bytes
    from private.wiring_sessions s left join private.maps m on m.session_id = s.session_id
    where (p_after is null or s.session_id > p_after)
      and private.in_export_view(p_asked ->> 'view', s.wiring_complete, m.state)
      and (p_asked ->> 'from' is null or s.created_at >= (p_asked ->> 'from')::date::timestamp at time zone 'UTC')
      and (p_asked ->> 'to' is null or s.created_at < ((p_asked ->> 'to')::date + 1)::timestamp at time zone 'UTC')
      and (p_asked ->> 'search' is null or pg_catalog.strpos(
        pg_catalog.lower(coalesce(s.name_for_certificate, '') || ' ' || s.email), pg_catalog.lower(p_asked ->> 'search')) > 0)
    order by s.session_id limit 100
  ), page as (
    select session_id from (
      select session_id, sum(bytes) over (order by session_id) - bytes as before from next_rows) sized where before < 4000000
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

create function private.export_waitlist(p_after uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.to_jsonb(w) order by w.entry_id), '[]')
  from (select w.* from private.waitlist w where p_after is null or w.entry_id > p_after order by w.entry_id limit 1000) w
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
  if access.denial is not null then
    return pg_catalog.jsonb_build_object('status', access.denial);
  end if;
  select * into export from private.desk_exports e
  where e.export_id = private.parse_id(p_input ->> 'export_id') and e.token_hash = access.token_hash
    and e.created_at > now() - interval '1 hour';
  if not found then
    return pg_catalog.jsonb_build_object('status', 'gone');
  end if;
  page := case export.asked ->> 'set'
    when 'waitlist' then private.export_waitlist(after) else private.export_sessions(export.asked, after) end;
  return pg_catalog.jsonb_build_object('status', 'ok', 'rows', page,
    'next', coalesce(page -> -1 -> 'session' -> 'session_id', page -> -1 -> 'entry_id'));
end
$$;

do $$
declare
  made text;
begin
  foreach made in array array['public.desk_waitlist(text, jsonb)', 'public.desk_delete_waitlist(text, jsonb)',
    'public.desk_export_begin(text, jsonb)', 'public.desk_export_page(text, jsonb)'] loop
    execute pg_catalog.format('alter function %s owner to wiring_owner', made);
    execute pg_catalog.format('revoke all on function %s from public, anon, authenticated', made);
    execute pg_catalog.format('grant execute on function %s to service_role', made);
  end loop;
end
$$;
alter function private.in_export_view(text, boolean, text) owner to wiring_owner;
alter function private.export_sessions(jsonb, uuid) owner to wiring_owner;
alter function private.export_waitlist(uuid) owner to wiring_owner;
revoke create on schema public from wiring_owner;
