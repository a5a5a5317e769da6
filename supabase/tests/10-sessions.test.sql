begin;
set local search_path = tap, public;
select no_plan();

insert into private.wiring_sessions (session_id, email, address_key) values
  ('11111111-1111-1111-1111-111111111111', 'maya@studio.example', 'k');
insert into private.wiring_sessions (session_id, email, address_key, expires_at) values
  ('22222222-2222-2222-2222-222222222222', 'ana@studio.example', 'k', now());
insert into private.wiring_sessions (session_id, email, address_key, survey_completed, survey_data, survey_version, json_submitted,
  json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
values ('33333333-3333-3333-3333-333333333333', 'nadia@studio.example', 'k', true, '{"0": 1}', '1', true, '{}', true, '{u}', true, '', now(), '1', now());

set local role anon;
select is((select email from public.get_session_by_id('11111111-1111-1111-1111-111111111111')), 'maya@studio.example', 'an open session is returned whole');
select is(
  (select array_agg(key order by key) from public.get_session_by_id('11111111-1111-1111-1111-111111111111') s, jsonb_object_keys(to_jsonb(s)) key),
  array['email', 'expires_at', 'image_urls', 'images_uploaded', 'json_profile', 'json_submitted', 'mail_problem', 'name_for_certificate', 'session_id',
    'survey_completed', 'survey_data', 'survey_draft', 'survey_version', 'wiring_complete'], 'with the documented columns and no others'
);
select is_empty($$select * from public.get_session_by_id('22222222-2222-2222-2222-222222222222')$$, 'an expired session is as unknown');
select is_empty(
  $$select s.* from unnest(array['', '%', '*', 'null', '11111111-1111-1111-1111-11111111111', '11111111-1111-1111-1111-111111111111 ',
    '11111111111111111111111111111111', '{11111111-1111-1111-1111-111111111111}', repeat('a', 10000), '''; select 1 --']) given,
    lateral public.get_session_by_id(given) s$$, 'malformed ids give no row and no error'
);
select is_empty('select * from public.get_session_by_id(null)', 'nor does null');
select row_eq(
  $$select email, survey_data, json_profile, survey_completed, wiring_complete from public.get_session_by_id('33333333-3333-3333-3333-333333333333')$$,
  row('n•••@s•••.example'::text, null::jsonb, null::jsonb, true, true), 'a finished session masks the address and hides the answers'
);
select matches(
  (select expires_at from public.get_session_by_id('11111111-1111-1111-1111-111111111111')),
  '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$', 'times are RFC 3339 in UTC'
);
reset role;
-- Time zones: what a server's or a session's zone is must show nowhere, also across a change of clocks.
create temporary table moments as select moment::timestamptz from unnest(array['2026-03-29 00:59:59Z', '2026-03-29 01:00:01Z', '2026-10-25 01:30:00Z']) m (moment);
set local timezone = 'Europe/Berlin';
create temporary table in_berlin as select private.utc_text(moment) as said from moments;
set local timezone = 'America/St_Johns';
select set_eq('select private.utc_text(moment) from moments', 'select said from in_berlin', 'times are told in UTC whatever the zone');
select ok(exists(select from in_berlin where said = '2026-03-29T00:59:59.000Z'), 'and as they are');
select is_empty($$select * from information_schema.columns where table_schema = 'private' and data_type like 'timestamp without%'$$, 'no time is stored without its zone');
select ok(
  (select bool_and(expires_at - created_at between interval '29 days 23 hours' and interval '30 days 1 hour') from private.wiring_sessions where not wiring_complete and expires_at > now()),
  'thirty days are thirty days, give or take the hour of a change of clocks'
);
set local timezone = 'UTC';
select is(
  (select array_agg(public.note_unknown_id('guesser', false) ->> 'status') from generate_series(1, 21)),
  array_fill('counted'::text, array[20]) || 'limited'::text, 'after twenty unknown ids a caller is turned away'
);
select is(public.note_unknown_id('another', false) ->> 'status', 'counted', 'and no other caller');
update private.rate_hits set window_ends_at = now() where limit_name = 'unknown_id_ip';
select is(public.note_unknown_id('guesser', false) ->> 'status', 'counted', 'until the ten minutes are over');
select * from finish();
rollback;
