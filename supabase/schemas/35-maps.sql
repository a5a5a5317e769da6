-- Maps: the one row of each finished session. All of it goes with its session.

-- The one row of a finished session. `published` is the latest signed snapshot, `revision` its number (0:
-- none yet). `previous` is the snapshot before it, kept until the mail of the new one is settled: undo puts
-- it back.
create table private.maps (
  session_id uuid primary key references private.wiring_sessions on delete cascade,
  state text not null default 'waiting' check (state in (
    'waiting', 'drafted', 'in_review', 'signed', 'delivered', 'refused', 'on_hold', 'needs_care', 'draft_failed'
  )),
  draft jsonb check (pg_column_size(draft) <= 1048576),
  edits jsonb not null default '[]',
  published jsonb,
  previous jsonb,
  revision integer not null default 0 check (revision >= 0),
  -- The id of an operator.
  claimed_by text,
  claimed_until timestamptz,
  signed_by text check (char_length(signed_by) between 1 and 100),
  signed_at timestamptz,
  undo_until timestamptz,
  -- The mail that the state waits for.
  mail_id uuid,
  note text check (char_length(note) <= 2000),
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What the queue shows and sorts by, kept beside the draft: a draft is up to 64 KB, and a page shows fifty.
  completed_at timestamptz not null,
  sort_name text not null default '',
  -- Name and masked address in lower case: what the search looks at. The address itself is nowhere but in the
  -- session.
  search_text text not null default '',
  summary jsonb,
  care boolean not null default false,
  review_started_at timestamptz,
  first_signed_at timestamptz,
  delivered_at timestamptz,
  -- Which circuit the draft reads, for counting: the draft, which is 30 KB, must not be unpacked for that.
  circuit_id text generated always as (draft -> 'circuit' ->> 'id') stored,
  -- A session's id opens the wizard: it is the applicant's secret and must not stand in the history or the
  -- pages of an operator's browser. The desk names a map by this, which means nothing without an operator's
  -- session.
  map_id uuid not null unique default private.random_id(),
  -- The ids of the sentences that were open when the map was signed: an undo takes back what was counted.
  left_open jsonb not null default '[]' check (pg_catalog.jsonb_typeof(left_open) = 'array'),
  constraint claim_is_whole check ((claimed_by is null) = (claimed_until is null)),
  constraint draft_before_review check (state in ('waiting', 'on_hold', 'draft_failed') or draft is not null),
  constraint edits_are_a_list check (
    pg_catalog.jsonb_typeof(edits) = 'array' and pg_catalog.jsonb_array_length(edits) <= 500 and pg_column_size(edits) <= 2097152
  ),
  constraint published_with_revision check ((published is null) = (revision = 0)),
  constraint published_with_signature check (
    (published is null) = (signed_by is null) and (published is null) = (signed_at is null)
  ),
  constraint sent_is_published check (state not in ('signed', 'delivered', 'refused') or published is not null),
  constraint signed_has_mail check (state <> 'signed' or (mail_id is not null and undo_until is not null)),
  constraint hold_has_note check (state <> 'on_hold' or note is not null),
  constraint failure_has_reason check (state <> 'draft_failed' or failure is not null)
);
alter table private.maps enable row level security;
-- Everything that is not delivered is little; the delivered ones are many. The search text lies in the
-- indexes, so that a search reads them alone.
create index maps_open on private.maps (completed_at, session_id) include (search_text) where state <> 'delivered';
create index maps_open_names on private.maps (sort_name, session_id) include (search_text) where state <> 'delivered';
create index maps_delivered on private.maps (coalesce(delivered_at, completed_at), session_id) include (search_text) where state = 'delivered';
create index maps_delivered_names on private.maps (sort_name, session_id) include (search_text) where state = 'delivered';
create index maps_claimed on private.maps (claimed_by) where claimed_by is not null;
create index maps_signed on private.maps (first_signed_at desc) where first_signed_at is not null;
create index maps_numbers on private.maps (completed_at) include (circuit_id, review_started_at, first_signed_at, delivered_at);
-- The eight digits of the inputs that a printed sheet shows find its map.
create index maps_draft_inputs on private.maps (pg_catalog.left(draft ->> 'inputs', 8)) where draft is not null;
create index maps_published_inputs on private.maps (pg_catalog.left(published ->> 'inputs', 8)) where published is not null;

-- Where a new draft stands: with a passage of the care list in the inputs, a person looks at it with care.
create function private.state_of_draft(p_draft jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when p_draft -> 'unread' @> '[{"reason": "care"}]' then 'needs_care' else 'drafted' end
$$;

-- What an operator must know before reading: words that ask for care, an attempt to steer the program, a
-- language or a picture that it could not read.
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

-- Keeps what the queue shows and sorts by with the draft that it is made of.
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

-- The locked map, or null. Session before map, as everywhere: a deletion takes the session first.
create function private.lock_map(p_session_id text) returns private.maps
language plpgsql volatile security definer set search_path = ''
as $$
declare
  map private.maps;
begin
  perform from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now() for key share;
  if found then
    select * into map from private.maps m where m.session_id = private.parse_id(p_session_id) for update;
  end if;
  return map;
end
$$;

-- Why the caller may not go on; null when the map is as the caller saw it.
create function private.map_objection(map private.maps, p_state text, p_revision integer) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when map.session_id is null then pg_catalog.jsonb_build_object('status', 'not_found')
    when (map.state, map.revision) is distinct from (p_state, p_revision) then
      pg_catalog.jsonb_build_object('status', 'conflict', 'state', map.state, 'revision', map.revision)
  end
$$;

-- The session of a map that the desk names; null for an unknown map.
create function private.session_of_map(p_map_id text) returns text
language sql stable security definer set search_path = ''
as $$
  select m.session_id::text from private.maps m where m.map_id = private.parse_id(p_map_id)
$$;
