begin;
set local search_path = tap, public;
select no_plan();

insert into private.wiring_sessions (session_id, email, address_key) values
  ('11111111-1111-1111-1111-111111111111', 'maya@studio.example', 'k'),
  ('22222222-2222-2222-2222-222222222222', 'ana@studio.example', 'k');
create function pg_temp.step(step jsonb) returns jsonb language sql as
  $$select public.update_wiring_session('11111111-1111-1111-1111-111111111111', step)$$;
insert into storage.objects (bucket_id, name) values
  ('wiring-images', '11111111-1111-1111-1111-111111111111/image-1700000000000-0.jpg'),
  ('wiring-images', '22222222-2222-2222-2222-222222222222/image-1700000000000-0.jpg');
update private.wiring_sessions set expires_at = now() where email = 'ana@studio.example';

select is(public.update_wiring_session('22222222-2222-2222-2222-222222222222', '{"kind": "survey"}'), '{"status": "not_found"}', 'expired');
select is(public.update_wiring_session('44444444-4444-4444-4444-444444444444', '{"kind": "survey"}'), '{"status": "not_found"}', 'unknown, the same');
select is(public.update_wiring_session('%', '{"kind": "survey"}'), '{"status": "not_found"}', 'malformed, the same');
select is(pg_temp.step('{"kind": "profile", "json_profile": {}}') ->> 'code', 'out_of_order', 'no profile before the survey');
select is(pg_temp.step('{"kind": "images", "image_urls": ["u"], "object_names": []}') ->> 'code', 'out_of_order', 'no images before the profile');
select is(pg_temp.step('{"kind": "complete", "name_for_certificate": "", "policy_version": "1"}') ->> 'code', 'out_of_order', 'no completion before images');

create function pg_temp.hand_over(answers jsonb) returns jsonb language sql as
  $$select public.hand_over_answers('11111111-1111-1111-1111-111111111111', answers)$$;
update private.wiring_sessions set expires_at = now() + interval '1 day' where email = 'maya@studio.example';
select is(public.hand_over_answers('22222222-2222-2222-2222-222222222222', '{"0": 1}'), '{"status": "not_found"}', 'nothing is handed over to an expired session');
select is(public.hand_over_answers('%', '{"0": 1}'), '{"status": "not_found"}', 'nor to a malformed id');
select is(pg_temp.hand_over('{"0": 1, "1": "half"}') -> 'session' -> 'survey_draft', '{"0": 1, "1": "half"}', 'half a survey is handed over');
select is(pg_temp.hand_over('{"0": 1, "1": "more"}') -> 'session' -> 'survey_draft', '{"0": 1, "1": "more"}', 'and again, in place of the first');
select is((select survey_completed from private.wiring_sessions where email = 'maya@studio.example'), false, 'it finishes no step');
select is((select expires_at from private.wiring_sessions where email = 'maya@studio.example'), now() + interval '30 days', 'and counts as activity');
select throws_ok($$select pg_temp.hand_over('[1]')$$, '23514', null, 'only an object is stored');
select is(pg_temp.step('{"kind": "survey", "survey_data": {"0": 1}}') ->> 'status', 'saved', 'survey');
select is((select survey_draft from private.wiring_sessions where email = 'maya@studio.example'), null, 'the whole survey takes the place of the half');
select is(pg_temp.hand_over('{"0": 3}') -> 'session' -> 'survey_data', '{"0": 1}', 'a late half changes no finished survey');
select is((select survey_draft from private.wiring_sessions where email = 'maya@studio.example'), null, 'and is not kept');
select throws_ok($$update private.wiring_sessions set survey_draft = '{}' where email = 'maya@studio.example'$$, '23514', null, 'nor could it be');

update private.wiring_sessions set updated_at = now() - interval '1 hour', expires_at = now() + interval '1 day' where email = 'maya@studio.example';
select is(pg_temp.step('{"kind": "survey", "survey_data": {"0": 1}}') ->> 'status', 'saved', 'the same again succeeds');
select is((select updated_at from private.wiring_sessions where email = 'maya@studio.example'), now() - interval '1 hour', 'and touches nothing');
select is(pg_temp.step('{"kind": "survey", "survey_data": {"0": 2}}') -> 'session' -> 'survey_data', '{"0": 2}', 'an earlier step may be sent again');
select is((select expires_at from private.wiring_sessions where email = 'maya@studio.example'), now() + interval '30 days', 'activity moves the end to 30 days from now');
select is(pg_temp.step('{"kind": "profile", "json_profile": {"a": 1}}') ->> 'status', 'saved', 'profile');
select is(
  pg_temp.step('{"kind": "images", "image_urls": ["u"], "object_names": ["22222222-2222-2222-2222-222222222222/image-1700000000000-0.jpg"]}') ->> 'code',
  'invalid', 'another session''s object is refused'
);
select is(
  pg_temp.step('{"kind": "images", "image_urls": ["u"], "object_names": ["11111111-1111-1111-1111-111111111111/image-1-0.jpg"]}') ->> 'code',
  'invalid', 'an object that does not exist is refused'
);
select is(
  pg_temp.step('{"kind": "images", "image_urls": ["u"], "object_names": ["11111111-1111-1111-1111-111111111111/image-1700000000000-0.jpg"]}') ->> 'status',
  'saved', 'images'
);
select is(pg_temp.step('{"kind": "complete", "name_for_certificate": "N", "policy_version": "1", "checked_readings": {"model": "1.1", "verdicts": [{"reading": "GATE.HOLD", "verdict": "me", "word": "most weeks"}, {"reading": "EXIT.POLISH", "verdict": "not_me"}]}}') -> 'session' -> 'wiring_complete', 'true', 'completion');
select is((select count(*)::integer from private.mail_outbox where kind = 'completion'), 1, 'with its mail');
select is(pg_temp.step('{"kind": "complete", "name_for_certificate": "N", "policy_version": "1", "checked_readings": {"model": "1.1", "verdicts": [{"reading": "GATE.HOLD", "verdict": "me", "word": "most weeks"}, {"reading": "EXIT.POLISH", "verdict": "not_me"}]}}') ->> 'status', 'saved', 'the same completion succeeds');
select is((select checked_readings -> 'verdicts' -> 0 ->> 'word' from private.wiring_sessions where email = 'maya@studio.example'), 'most weeks', 'and her verdicts are stored');
select is((select jsonb_agg(rule || ' ' || confirmed || refused order by rule) from private.rule_fates), '["switch.EXIT 01", "switch.GATE 10"]', 'and counted by rule, once');
select is(pg_temp.step('{"kind": "complete", "name_for_certificate": "N", "policy_version": "1"}') ->> 'code', 'finished', 'without her verdicts it is another completion');
select ok(not pg_temp.step('{"kind": "complete", "name_for_certificate": "N", "policy_version": "1", "checked_readings": {"model": "1.1", "verdicts": [{"reading": "GATE.HOLD", "verdict": "me", "word": "most weeks"}, {"reading": "EXIT.POLISH", "verdict": "not_me"}]}}') -> 'session' ? 'checked_readings', 'the anonymous key reads none of it');
select is((select count(*)::integer from private.mail_outbox where kind = 'completion'), 1, 'without a second mail');
select is(pg_temp.step('{"kind": "complete", "name_for_certificate": "M", "policy_version": "1"}') ->> 'code', 'finished', 'another name is too late');
select is(pg_temp.step('{"kind": "survey", "survey_data": {"0": 3}}') ->> 'code', 'finished', 'so is everything else');
select is((select survey_data from private.wiring_sessions where email = 'maya@studio.example'), '{"0": 2}', 'and nothing was changed');
update private.rate_hits set hits = 60 where limit_name = 'update_session_hour';
select is(pg_temp.step('{"kind": "survey"}') ->> 'status', 'limited', 'the 61st update of an hour is limited');

select throws_ok($$update private.wiring_sessions set image_urls = '{a,b,c,d}' where email = 'maya@studio.example'$$, '23514', null, 'at most three images');
select throws_ok($$update private.wiring_sessions set completed_at = null where email = 'maya@studio.example'$$, '23514', null, 'completed_at is set with completion');
select throws_ok($$update private.wiring_sessions set images_uploaded = false, image_urls = '{}' where email = 'maya@studio.example'$$, '23514', null, 'complete means all flags');
select throws_ok($$update private.wiring_sessions set privacy_accepted_at = null where email = 'maya@studio.example'$$, '23514', null, 'complete means consent');
select * from finish();
rollback;
