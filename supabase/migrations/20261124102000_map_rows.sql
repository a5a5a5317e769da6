-- What the queue shows and sorts by, kept beside the draft: a draft is up to 64 KB, and a page shows fifty.

grant create on schema public to wiring_owner;

alter table private.maps
  add column if not exists completed_at timestamptz,
  add column if not exists sort_name text not null default '',
  -- Name and masked address in lower case: what the search looks at. The address itself is nowhere but in the
  -- session.
  add column if not exists search_text text not null default '',
  add column if not exists summary jsonb,
  add column if not exists care boolean not null default false,
  add column if not exists review_started_at timestamptz,
  add column if not exists first_signed_at timestamptz,
  add column if not exists delivered_at timestamptz;
-- Since the desk, `claimed_by` is the id of an operator.

-- The elements of a list; none of anything else.
create function private.elements(list jsonb) returns setof jsonb
language sql immutable set search_path = ''
as $$
  select * from pg_catalog.jsonb_array_elements(case when pg_catalog.jsonb_typeof(list) = 'array' then list else '[]' end)
$$;

create function private.map_flags(p_draft jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('kind', f.kind, 'source', f.source) order by f.rank, f.source), '[]')
  from (
    select case u ->> 'reason' when 'care' then 'care' when 'injection' then 'injection' when 'language' then 'language' else 'picture' end as kind,
      coalesce(u ->> 'source', '') as source,
      case u ->> 'reason' when 'care' then 1 when 'injection' then 2 when 'language' then 3 else 4 end as rank
    from private.elements(p_draft -> 'unread') u limit 20
  ) f
$$;

-- A map is thin when its switches say too little for a circuit: `leastReadings` of the model.
create function private.map_summary(p_draft jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'circuit', p_draft -> 'circuit' -> 'id', 'second', p_draft -> 'circuit' -> 'second',
    'between', coalesce(p_draft -> 'circuit' -> 'between', 'false'),
    'gates', (
      select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('level', g -> 'level', 'state', s ->> 'state') order by n), '[]')
      from private.elements(p_draft -> 'drawing' -> 'gates') with ordinality as gates (g, n)
      join private.elements(p_draft -> 'switches') s on s -> 'id' = g -> 'switch'
    ),
    'claims', (select count(*) from private.elements(p_draft -> 'sentences') s where s ->> 'kind' = 'claim'),
    'claims_with_evidence', (
      select count(*) from private.elements(p_draft -> 'sentences') s
      where s ->> 'kind' = 'claim' and pg_catalog.jsonb_array_length(s -> 'evidence') > 0
    ),
    'flags', private.map_flags(p_draft) || case
      when (select count(*) from private.elements(p_draft -> 'switches') s where s ->> 'state' <> 'none') < 4
        then '[{"kind": "thin", "source": ""}]'::jsonb else '[]' end
  )
$$;

create function private.fill_map_row() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    select coalesce(s.completed_at, s.created_at), pg_catalog.lower(coalesce(s.name_for_certificate, '')),
      pg_catalog.lower(coalesce(s.name_for_certificate, '') || ' ' || private.mask_email(s.email))
    into new.completed_at, new.sort_name, new.search_text
    from private.wiring_sessions s where s.session_id = new.session_id;
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  new.summary := case when new.draft is not null then private.map_summary(new.draft) end;
  new.care := coalesce(private.state_of_draft(new.draft) = 'needs_care', false);
  return new;
end
$$;
create trigger fill_map_row before insert or update of draft on private.maps
  for each row execute function private.fill_map_row();

update private.maps m set
  completed_at = coalesce(s.completed_at, s.created_at), sort_name = pg_catalog.lower(coalesce(s.name_for_certificate, '')),
  search_text = pg_catalog.lower(coalesce(s.name_for_certificate, '') || ' ' || private.mask_email(s.email)),
  draft = m.draft
from private.wiring_sessions s where s.session_id = m.session_id;
alter table private.maps alter column completed_at set not null;

-- Everything that is not delivered is little; the delivered ones are many. The search text lies in the
-- indexes, so that a search reads them alone.
create index maps_open on private.maps (completed_at, session_id) include (search_text) where state <> 'delivered';
create index maps_open_names on private.maps (sort_name, session_id) include (search_text) where state <> 'delivered';
create index maps_delivered on private.maps (completed_at, session_id) include (search_text) where state = 'delivered';
create index maps_delivered_names on private.maps (sort_name, session_id) include (search_text) where state = 'delivered';
create index maps_claimed on private.maps (claimed_by) where claimed_by is not null;
create index maps_signed on private.maps (first_signed_at desc) where first_signed_at is not null;

-- As before, and when the first mail of a map arrived.
create or replace function private.follow_map_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.maps m set
    state = case new.state when 'sent' then 'delivered' else 'refused' end, previous = null, updated_at = now(),
    delivered_at = case new.state when 'sent' then coalesce(m.delivered_at, now()) else m.delivered_at end
  where m.session_id = new.session_id and m.mail_id = new.id and m.state = 'signed';
  return null;
end
$$;

alter function private.elements(jsonb) owner to wiring_owner;
alter function private.map_flags(jsonb) owner to wiring_owner;
alter function private.map_summary(jsonb) owner to wiring_owner;
alter function private.fill_map_row() owner to wiring_owner;
revoke create on schema public from wiring_owner;
