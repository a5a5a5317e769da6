-- Pages of an export by what they hold, a megabyte at most: one of four took longer than a call may.

-- As in 20261124103200 and 20261126100000.
create or replace function private.export_sessions(p_asked jsonb, p_after uuid) returns jsonb
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
