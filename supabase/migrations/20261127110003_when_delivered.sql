-- The rows of a page in its order, since when each is delivered, too. One query over columns: a whole row as
-- a parameter would unpack its draft.
create or replace function private.queue_rows(p_page jsonb, p_operator text) returns jsonb
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
