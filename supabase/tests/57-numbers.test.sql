begin;
set local search_path = tap, public;
select no_plan();

insert into private.operators (operator_id, email, name, role) values
  ('aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa', 'mara@tracework.example', 'Mara', 'lead'),
  ('bbbbbbbb-bbbb-bbbb-bbbb-bbbbbbbbbbbb', 'tom@tracework.example', 'Tom', 'operator');
create function pg_temp.mara() returns text language sql as $$select repeat('a', 64)$$;
create function pg_temp.tom() returns text language sql as $$select repeat('b', 64)$$;
insert into private.operator_sessions (token_hash, operator_id, factor, confirmed_at) values
  (private.secret_hash(pg_temp.mara()), 'aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa', 'passkey', now()),
  (private.secret_hash(pg_temp.tom()), 'bbbbbbbb-bbbb-bbbb-bbbb-bbbbbbbbbbbb', 'passkey', null);
insert into private.wiring_sessions (session_id, email, address_key) values ('11111111-1111-1111-1111-111111111111', 'ines@studio.example', 'k');
insert into private.wiring_sessions (session_id, email, address_key, expires_at, created_at, survey_completed, survey_data, json_submitted,
  json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
select private.random_id(), 'x@studio.example', 'k', now() + interval '365 days', now() - interval '20 minutes', true, '{}', true, '{}', true,
  '{u}', true, '=HYPERLINK("x")', now(), '1', now() - n * interval '1 minute' from generate_series(0, 8) n;
create function pg_temp.session_of(place integer) returns uuid language sql as $$
  select session_id from private.wiring_sessions where wiring_complete order by session_id limit 1 offset place - 1$$;
insert into private.maps (session_id, state, draft) select session_id, 'drafted',
  '{"schema": 1, "rev": 0, "signed_by": null, "published_at": null, "unread": [], "circuit": {"id": "Projector"},
    "sentences": [{"id": "S1", "rule": "r.1", "base": null}, {"id": "S2", "rule": "r.1", "base": null}, {"id": "S3", "rule": "r.2", "base": null}]}'
  from private.wiring_sessions where wiring_complete;

-- Times of the steps.
select is((select survey_completed_at from private.wiring_sessions where session_id::text like '1111%'), null, 'no step, no time');
create function pg_temp.save(given jsonb) returns jsonb language sql as
  $$select public.update_wiring_session('11111111-1111-1111-1111-111111111111', given)$$;
select is(pg_temp.save('{"kind": "survey", "survey_data": {"0": 1}}') ->> 'status', 'saved', 'a survey');
select is((select survey_completed_at from private.wiring_sessions where session_id::text like '1111%'), now(), 'has the time of its transaction');
update private.wiring_sessions set survey_completed_at = now() - interval '1 hour' where session_id::text like '1111%';
select is(pg_temp.save('{"kind": "survey", "survey_data": {"0": 2}}') ->> 'status', 'saved', 'the same step again');
select is((select survey_completed_at from private.wiring_sessions where session_id::text like '1111%'), now() - interval '1 hour', 'keeps the first time');
select is(pg_temp.save('{"kind": "profile", "json_profile": {}}') ->> 'status', 'saved', 'a profile');
select isnt((select json_submitted_at from private.wiring_sessions where session_id::text like '1111%'), null, 'has its time, too');

-- Numbers.
create temporary table numbers as select public.desk_numbers(pg_temp.tom(), '{"weeks": 4}') as n;
select is((select n ->> 'status' from numbers), 'ok', 'any operator sees the numbers');
select is((select sum((w ->> 'signups')::integer)::integer from numbers, jsonb_array_elements(n -> 'weeks') w), 10, 'signups of all weeks');
select is((select sum((w ->> 'completed')::integer)::integer from numbers, jsonb_array_elements(n -> 'weeks') w), 9, 'and completions');
select is((select (n -> 'stops') - 'before_name' from numbers), '{"signups": 10, "completed": 9, "going_on": 1, "before_survey": 0, "before_profile": 0, "before_visuals": 0}', 'who saved something today has not stopped');
update private.wiring_sessions set updated_at = now() - interval '2 days' where session_id::text like '1111%';
select is((select public.desk_numbers(pg_temp.tom(), '{"weeks": 4}') -> 'stops' -> 'before_visuals'), '1', 'after a day it counts as stopped before the pictures');
select is((select n -> 'times' -> 'onboarding' from numbers), '{"of": 9, "seconds": 960}', 'the median of the onboarding');
select is((select n -> 'times' -> 'waiting' from numbers), '{"of": 0, "seconds": null}', 'no median of nothing');
select is((select n -> 'circuits' from numbers), '[{"maps": 9, "circuit": "Projector"}]', 'circuits');
update private.maps set state = 'delivered', revision = 1, signed_by = 'Mara', signed_at = now(), first_signed_at = now(), delivered_at = completed_at + interval '1 hour',
  review_started_at = now() - interval '6 minutes', published = draft || '{"sentences": [{"id": "S1", "rule": "r.1", "base": "x"}, {"id": "S3", "rule": "r.2", "base": null}]}'
  where session_id = pg_temp.session_of(1);
select is((select public.desk_numbers(pg_temp.tom(), '{"weeks": 4}') -> 'times' -> 'waiting'), '{"of": 1, "seconds": 3600}', 'waiting time');
select is((select public.desk_numbers(pg_temp.tom(), '{"weeks": 4}') -> 'times' -> 'review'), '{"of": 1, "seconds": 360}', 'review time');
create temporary table reviewed as select session_id, review_started_at from private.maps;
update private.maps set review_started_at = first_signed_at + interval '1 minute' where review_started_at is not null;
select is((select public.desk_numbers(pg_temp.tom(), '{"weeks": 4}') -> 'times' -> 'review'), '{"of": 0, "seconds": null}', 'none for a map that was opened after it was signed');
select is((select private.queue_counts('x') -> 'median_review_seconds'), 'null', 'nor above the queue');
update private.maps m set review_started_at = r.review_started_at from reviewed r where r.session_id = m.session_id;
select is(public.desk_numbers('x', '{"weeks": 4}'), '{"status": "signed_out"}', 'nobody without a session');

-- The landing page's number.
select is_empty('select * from public.onboarding_pace()', 'no pace while fewer than 30 finished in the last month');
insert into private.wiring_sessions (session_id, email, address_key, expires_at, created_at, survey_completed, survey_data, json_submitted,
  json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
select private.random_id(), 'y@studio.example', 'k', now() + interval '300 days', at - n * interval '1 minute', true, '{}', true, '{}', true, '{u}', true, '', now(), '1', at
from generate_series(1, 29) n, lateral (select date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - interval '3 days' as at) a;
select is_empty('select * from public.onboarding_pace()', 'nor with 29');
insert into private.wiring_sessions (session_id, email, address_key, expires_at, created_at, survey_completed, survey_data, json_submitted,
  json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
select private.random_id(), 'z@studio.example', 'k', now() + interval '300 days', created_at, true, '{}', true, '{}', true, '{u}', true, '', now(), '1', completed_at
from private.wiring_sessions where email = 'y@studio.example' and completed_at - created_at = interval '15 minutes';
select is((select array_agg(minutes) from public.onboarding_pace()), array[15], 'with 30 the median in whole minutes');
delete from private.wiring_sessions where email in ('y@studio.example', 'z@studio.example');

-- The numbers of /trust.
create function pg_temp.trust() returns text language sql as $$select (stored, oldest_months, deleted, held)::text from public.trust_numbers()$$;
update private.wiring_sessions set created_at = now() - interval '7 months 3 days' where session_id::text like '1111%';
select is((select count(*)::integer from private.wiring_sessions), 10, 'ten sessions are stored');
select is(pg_temp.trust(), '(10,7,0,10)', 'with ten the oldest is said, in whole months');
insert into private.wiring_sessions (session_id, email, address_key) select private.random_id(), 'q@studio.example', 'k' from generate_series(1, 9);
select is(pg_temp.trust(), '(10,7,0,10)', 'nineteen are said to be ten');
delete from private.wiring_sessions where email = 'q@studio.example';
savepoint nine;
delete from private.wiring_sessions where session_id::text like '1111%';
select is(pg_temp.trust(), '(0,,0,0)', 'nine are said to be none, and how old they are is not said');
rollback to savepoint nine;
insert into private.deletions (session_hash, reason, deleted_at) select 'x', 'link', now() - n * interval '3 days' from generate_series(1, 12) n;
select is(pg_temp.trust(), '(10,7,10,10)', 'deletions of the last 30 days are counted in tens');
update private.deletions set deleted_at = deleted_at - interval '4 days' where session_hash = 'x';
select is(pg_temp.trust(), '(10,7,0,10)', 'and those before are not');
delete from private.deletions where session_hash = 'x';
update private.wiring_sessions set created_at = now() where session_id::text like '1111%';

-- Waitlist.
insert into private.waitlist (email, created_at) select 'w' || n || '@studio.example', now() - n * interval '1 hour' from generate_series(1, 53) n;
create temporary table page as select public.desk_waitlist(pg_temp.tom(), '{"search": null, "after": null}') as p;
select is((select jsonb_array_length(p -> 'rows') from page), 50, 'fifty a page');
select is((select p -> 'rows' -> 0 ->> 'email' from page), 'w1@studio.example', 'the newest first');
select is((select jsonb_array_length(public.desk_waitlist(pg_temp.tom(), jsonb_build_object('search', null, 'after', p -> 'next')) -> 'rows') from page), 3, 'then the rest');
select is((select public.desk_waitlist(pg_temp.tom(), '{"search": "W53@", "after": null}') -> 'rows' -> 0 ->> 'email'), 'w53@studio.example', 'found whatever the case');
select is(jsonb_array_length(public.desk_waitlist(pg_temp.tom(), '{"search": "%", "after": null}') -> 'rows'), 0, 'a wildcard is a character');
select is((select public.desk_delete_waitlist(pg_temp.tom(), jsonb_build_object('entry_id', p -> 'next')) from page), '{"status": "confirm"}', 'deleting wants a confirmation');
insert into private.mail_outbox (kind, recipient) values ('waitlist', 'w50@studio.example');
select is((select public.desk_delete_waitlist(pg_temp.mara(), jsonb_build_object('entry_id', p -> 'next')) from page), '{"status": "deleted"}', 'confirmed, it goes');
select is((select count(*)::integer from private.waitlist) + (select count(*)::integer from private.mail_outbox), 52, 'with its mail, and nobody else');
select is((select public.desk_delete_waitlist(pg_temp.mara(), jsonb_build_object('entry_id', p -> 'next')) from page), '{"status": "deleted"}', 'twice is once');
select is((select count(*)::integer from private.desk_events where action = 'delete_waitlist'), 1, 'logged once');

-- Export.
create function pg_temp.asked(more jsonb) returns jsonb language sql as
  $$select '{"set": "sessions", "format": "csv", "view": "all", "from": null, "to": null, "search": null}' || more$$;
select is(public.desk_export_begin(pg_temp.tom(), pg_temp.asked('{}')), '{"status": "forbidden"}', 'operators export nothing');
update private.operator_sessions set confirmed_at = now() - interval '6 minutes' where token_hash = private.secret_hash(pg_temp.mara());
select is(public.desk_export_begin(pg_temp.mara(), pg_temp.asked('{}')), '{"status": "confirm"}', 'leads must have confirmed within five minutes');
update private.operator_sessions set confirmed_at = now() where token_hash = private.secret_hash(pg_temp.mara());
create function pg_temp.exported(more jsonb) returns jsonb language sql as $$
  select public.desk_export_page(pg_temp.mara(), jsonb_build_object('after', null, 'export_id',
    public.desk_export_begin(pg_temp.mara(), pg_temp.asked(more)) -> 'export_id'))$$;
select is(jsonb_array_length(pg_temp.exported('{}') -> 'rows'), 10, 'all sessions');
select is(jsonb_array_length(pg_temp.exported('{"view": "unfinished"}') -> 'rows'), 1, 'the unfinished one');
select is(jsonb_array_length(pg_temp.exported('{"view": "delivered"}') -> 'rows'), 1, 'the delivered one');
select is(jsonb_array_length(pg_temp.exported('{"view": "waiting"}') -> 'rows'), 8, 'those that wait');
select is(jsonb_array_length(pg_temp.exported('{"search": "hyperlink("}') -> 'rows'), 9, 'by a part of the name');
select is(jsonb_array_length(pg_temp.exported(jsonb_build_object('to', (now() at time zone 'UTC')::date - 3)) -> 'rows'), 0, 'by day');
select is(jsonb_array_length(pg_temp.exported('{"set": "waitlist"}') -> 'rows'), 52, 'the waitlist');
select is((select detail - 'from' - 'to' from private.desk_events where action = 'export' and detail -> 'searched' = 'true'),
  '{"set": "sessions", "format": "csv", "view": "all", "searched": true}', 'the log says what was exported, not what was searched');
create temporary table export as select public.desk_export_begin(pg_temp.mara(), pg_temp.asked('{}')) ->> 'export_id' as id;
update private.operator_sessions set confirmed_at = now() - interval '6 minutes' where token_hash = private.secret_hash(pg_temp.mara());
select is((select public.desk_export_page(pg_temp.mara(), jsonb_build_object('export_id', id, 'after', null)) ->> 'status' from export), 'ok', 'a running export outlives the confirmation');
insert into private.operator_sessions (token_hash, operator_id, factor, confirmed_at) values
  (private.secret_hash(repeat('c', 64)), 'aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa', 'passkey', now());
select is((select public.desk_export_page(repeat('c', 64), jsonb_build_object('export_id', id, 'after', null)) from export), '{"status": "gone"}', 'and belongs to its own session');
update private.desk_exports set created_at = now() - interval '1 hour';
select is((select public.desk_export_page(pg_temp.mara(), jsonb_build_object('export_id', id, 'after', null)) from export), '{"status": "gone"}', 'for an hour');
update private.operator_sessions set confirmed_at = now();

-- Deletion on request.
create temporary table doomed as select session_id as id, map_id from private.maps where session_id = pg_temp.session_of(2);
select is((select private.describe_session(id) -> 'map' from doomed), 'true', 'the description of a deletion names the map');
select is(private.describe_session('11111111-1111-1111-1111-111111111111') -> 'map', 'false', 'where there is one');
select is((select public.desk_delete_session(pg_temp.tom(), jsonb_build_object('map_id', map_id)) from doomed), '{"status": "deleted"}', 'an operator deletes');
select is((select public.desk_delete_session(pg_temp.tom(), jsonb_build_object('map_id', map_id)) from doomed), '{"status": "gone"}', 'once');
select is((select count(*)::integer from private.deletions where reason = 'operator'), 1, 'noted with its reason');
select is((select count(*)::integer from private.maps m, doomed where m.session_id = id), 0, 'the map is gone');
select is((select detail || jsonb_build_object('hash', session_hash = private.secret_hash(id::text)) from private.desk_events, doomed where action = 'delete_session'),
  '{"hash": true}', 'the log holds a hash and no more');
select is(public.desk_delete_session(pg_temp.mara(), '{"map_id": "%"}'), '{"status": "gone"}', 'a malformed id');

-- Health and alerts.
select is(public.desk_health(pg_temp.tom(), '{}') -> 'red', '[]', 'all is well');
update private.maps set completed_at = now() - interval '49 hours' where session_id = pg_temp.session_of(3);
select is(private.health() -> 'red', '["oldest_map"]', 'a map that waits for two days is red');
update private.maps set state = 'draft_failed', failure = 'x', completed_at = now() where session_id = pg_temp.session_of(3);
update private.job_runs set ran_at = now() - interval '3 hours' where name = 'retention';
select is(private.health() -> 'red', '["drafts_failed", "retention"]', 'so are a failed draft and a retention that stands still');
delete from private.mail_outbox;
insert into private.mail_outbox (kind, recipient) values ('map', 'a@b.example'), ('desk_notice', 'c@d.example');
create function pg_temp.fail(address text) returns text language sql as
  $$select public.settle_mail(id, 'failed', 'SMTP 550') from private.mail_outbox where recipient = address$$;
create function pg_temp.alerts() returns integer language sql as $$select count(*)::integer from private.mail_outbox where kind = 'desk_alert'$$;
select is(pg_temp.fail('a@b.example'), 'failed', 'a mail fails for good');
select is(pg_temp.alerts(), 2, 'every operator hears it at once');
select is((select array_agg(distinct data ->> 'why') from private.mail_outbox where kind = 'desk_alert'), array['mail_failed'], 'and why');
select is(pg_temp.fail('c@d.example'), 'failed', 'a second one in the same hour');
select is(pg_temp.alerts(), 2, 'is told with the next mail');
select is(pg_temp.fail('tom@tracework.example'), 'failed', 'an alert that fails');
select is(pg_temp.alerts(), 2, 'alerts nobody');
select is(private.health() -> 'mails' -> 'failed_today', '2', 'and turns nothing red');
insert into private.mail_outbox (kind, recipient) select 'signup', 'nobody' || n || '@e.example' from generate_series(1, 9) n;
select is(public.settle_mail(id, 'failed', 'SMTP 550'), 'failed', 'a stranger''s address bounces') from private.mail_outbox where recipient like 'nobody%';
select is(pg_temp.alerts(), 2, 'which alerts nobody');
select is(private.health() -> 'mails' -> 'bounced_today', '9', 'and is counted');
update private.mail_outbox set failed_at = now() - interval '2 days' where kind in ('map', 'desk_notice');
select is(private.health() -> 'red' ? 'mails_failed', false, 'without turning anything red');
insert into private.mail_outbox (kind, recipient) values ('signup', 'nobody@f.example');
select is(public.settle_mail(id, 'failed', 'SMTP 550'), 'failed', 'a tenth one') from private.mail_outbox where recipient = 'nobody@f.example';
select is(private.health() -> 'red' ? 'mails_failed', true, 'more bounces than mails that arrive are red');
delete from private.mail_outbox where recipient like 'nobody%';
insert into private.mail_outbox (kind, recipient) values ('signup', 'who@g.example');
select is(public.settle_mail(id, 'failed', 'SMTP 535'), 'failed', 'a signup''s mail that the provider refuses to us') from private.mail_outbox where recipient = 'who@g.example';
select is(private.health() -> 'red' ? 'mails_failed', true, 'is red');
delete from private.mail_outbox where recipient = 'who@g.example';
update private.mail_outbox set failed_at = now() where kind in ('map', 'desk_notice');

-- Workers that stand still.
create function pg_temp.red(name text) returns boolean language sql as $$select private.health() -> 'red' ? name$$;
create function pg_temp.job(due interval, tries integer default 0) returns void language sql as
  $$update private.map_jobs set state = 'queued', lease = null, next_attempt_at = now() - due, attempts = tries where session_id = (select min(session_id::text)::uuid from private.map_jobs)$$;
insert into private.map_jobs (session_id) values (pg_temp.session_of(1)) on conflict do nothing;
update private.map_jobs set state = 'done', lease = null;
select is(pg_temp.red('drafts_waiting'), false, 'no draft waits');
select pg_temp.job('4 minutes');
select is(pg_temp.red('drafts_waiting'), false, 'one is due for four minutes');
select pg_temp.job('6 minutes');
select is(pg_temp.red('drafts_waiting'), true, 'for six: red');
select is(private.health() -> 'drafts' -> 'due_seconds', '360', 'and says how long');
select pg_temp.job('-1 hour', 1);
select is(pg_temp.red('drafts_waiting'), false, 'one that is tried again later is not due');
select pg_temp.job('-1 hour', 4);
select is(pg_temp.red('drafts_waiting'), true, 'after four attempts it is red, too');
update private.map_jobs set state = 'done', lease = null;
select is(private.health() #>> '{workers,drafting}', null, 'a worker that never came is named by its work only');
select is(public.claim_map_job(60), '{"job": null}', 'the drafting worker asks');
select is(private.health() #>> '{workers,drafting,seconds}', '0', 'which is noted');
insert into private.job_runs (name) values ('alerts') on conflict do nothing;
update private.job_runs set ran_at = now() - interval '16 minutes' where name in ('drafting', 'alerts');
select is(pg_temp.red('drafting') and pg_temp.red('mail_worker'), true, 'a quarter of an hour without a run is red');
select public.claim_map_job(60);
update private.job_runs set ran_at = now() where name = 'alerts';
select is(pg_temp.red('drafting') or pg_temp.red('mail_worker'), false, 'until they come again');
delete from private.job_runs where name = 'alerts';
select public.note_sweep();
select is(pg_temp.red('sweep'), false, 'files were swept');
update private.job_runs set ran_at = now() - interval '3 hours' where name = 'sweep';
select is(pg_temp.red('sweep'), true, 'a sweep that fails for hours is red');
select public.note_sweep();
insert into private.folders_to_sweep (session_id, requested_at) values ('99999999-9999-9999-9999-999999999999', now() - interval '3 hours');
select is(pg_temp.red('sweep'), true, 'and so are files that stay');
delete from private.folders_to_sweep where session_id = '99999999-9999-9999-9999-999999999999';
update private.desk_alerts set period = period - interval '1 hour', at = at - interval '1 hour';
select cmp_ok(public.run_desk_alerts(), '>=', 1, 'the next hour tells what failed since');
select is(public.run_desk_alerts(), 0, 'a second look within five minutes does nothing');
update private.job_runs set ran_at = now() - interval '5 minutes' where name = 'alerts';
select is(public.run_desk_alerts(), 0, 'and a later one tells nothing twice');
select is((select count(*)::integer from private.desk_alerts where kind = 'daily') <= 1, true, 'red things are mailed once a day');
delete from private.desk_alerts where kind = 'daily';
select is(private.alert_operators('daily', date_trunc('day', now())), true, 'the daily alert');
select is(private.alert_operators('daily', date_trunc('day', now())), false, 'is made once, whoever asks again');
select is(public.run_retention(10), 0, 'retention');
select is((select ran_at from private.job_runs where name = 'retention'), now(), 'notes its time');

-- The applicant.
create function pg_temp.status(place integer) returns jsonb language sql as
  $$select to_jsonb(s) from public.map_status(pg_temp.session_of(place)::text) s$$;
select is(pg_temp.status(3) ->> 'state', 'delayed', 'a draft that failed is late, not more');
update private.maps set state = 'needs_care' where session_id = pg_temp.session_of(4);
select is(pg_temp.status(4) ->> 'state', 'drafted', 'care is the studio''s');
update private.maps set state = 'in_review', claimed_by = 'x', claimed_until = now() where session_id = pg_temp.session_of(4);
select is(pg_temp.status(4) ->> 'state', 'in_review', 'in review');
select is(pg_temp.status(1), (select jsonb_build_object('state', 'sent', 'sent_at', private.utc_text(delivered_at), 'revising', false)
  from private.maps where session_id = pg_temp.session_of(1)), 'sent, and when');
select is_empty($$select * from public.map_status('11111111-1111-1111-1111-111111111111')$$, 'nothing of an unfinished session');
select is_empty($$select * from public.map_status('%')$$, 'nor of a malformed id');
create function pg_temp.again(place integer) returns jsonb language sql as $$select public.ask_for_map_again(pg_temp.session_of(place)::text)$$;
create function pg_temp.sent_again() returns integer language sql as $$select count(*)::integer from private.mail_outbox where kind = 'map_again'$$;
select is(pg_temp.again(4), '{"status": "not_delivered"}', 'a map that was not delivered is not mailed');
select is(public.ask_for_map_again('11111111-1111-1111-1111-111111111111'), '{"status": "not_found"}', 'nor one that does not exist');
select is(pg_temp.again(1), '{"status": "sent"}', 'a delivered one is');
select is(pg_temp.again(1), '{"status": "sent"}', 'asking again while it is on its way');
select is(pg_temp.sent_again(), 1, 'sends nothing twice');
select is((select state from private.maps where session_id = pg_temp.session_of(1)), 'delivered', 'the map stays as it was');
select is((select recipient from private.mail_outbox where kind = 'map_again'), 'x@studio.example', 'to the address on file');
update private.mail_outbox set state = 'sent', sent_at = now() where kind = 'map_again';
update private.maps set state = 'in_review', claimed_by = 'x', claimed_until = now() where session_id = pg_temp.session_of(1);
select is(pg_temp.status(1) - 'sent_at', '{"state": "sent", "revising": true}', 'while a newer sheet is made the old one is sent nevertheless');
select is(pg_temp.again(1), '{"status": "sent"}', 'and can be mailed');
update private.mail_outbox set state = 'sent', sent_at = now() where kind = 'map_again';
select is(pg_temp.again(1), '{"status": "sent"}', 'three times a day');
update private.mail_outbox set state = 'sent', sent_at = now() where kind = 'map_again';
select is(pg_temp.again(1) ->> 'status', 'limited', 'not a fourth');
select is(pg_temp.sent_again(), 3, 'indeed');

-- Who may.
set local role anon;
select lives_ok($$select * from public.map_status('x')$$, 'anon may ask where a map is');
select lives_ok($$select * from public.onboarding_pace()$$, 'and for the pace');
select lives_ok($$select * from public.trust_numbers()$$, 'and for the numbers of everybody');
select throws_ok($$select public.ask_for_map_again('x')$$, '42501', null, 'mails nothing by itself');
select throws_ok($$select public.desk_numbers('x', '{}')$$, '42501', null, 'sees no numbers');
select throws_ok($$select public.service_health()$$, '42501', null, 'nor health');
set local role authenticated;
select throws_ok($$select * from public.map_status('x')$$, '42501', null, 'authenticated may not');
set local role service_role;
select is(public.desk_export_begin('x', '{}'), '{"status": "signed_out"}', 'service_role exports nothing without an operator');
select throws_ok($$select * from private.desk_exports$$, '42501', null, 'and reads no table');
select throws_ok($$select private.export_sessions('{}', null)$$, '42501', null, 'nor behind the check');
reset role;
select * from finish();
rollback;
