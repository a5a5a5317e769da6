begin;
set local search_path = tap, public;
select no_plan();

-- Two finished sessions; the first through the function that the wizard's last step calls.
insert into private.wiring_sessions (session_id, email, address_key, survey_completed, survey_data, json_submitted, json_profile,
  images_uploaded, image_urls)
values ('11111111-1111-1111-1111-111111111111', 'maya@studio.example', 'k', true, '{"0": 1}', true, '{"strengths": []}', true,
  '{http://x/storage/v1/object/public/wiring-images/11111111-1111-1111-1111-111111111111/image-1700000000000-0.jpg,http://x/storage/v1/object/public/wiring-images/11111111-1111-1111-1111-111111111111/image-1700000000000-1.png}');
create function pg_temp.complete() returns text language sql as $$
  select public.update_wiring_session('11111111-1111-1111-1111-111111111111',
    '{"kind": "complete", "name_for_certificate": "Maya", "policy_version": "1"}') ->> 'status' $$;
create function pg_temp.job() returns private.map_jobs language sql as
  $$select * from private.map_jobs where session_id = '11111111-1111-1111-1111-111111111111'$$;
create function pg_temp.map() returns private.maps language sql as
  $$select * from private.maps where session_id = '11111111-1111-1111-1111-111111111111'$$;
create function pg_temp.draft(unread jsonb) returns jsonb language sql as
  $$select jsonb_build_object('schema', 1, 'rev', 0, 'signed_by', null, 'published_at', null, 'unread', unread)$$;

select is(public.claim_map_job(60), '{"job": null}', 'nothing is due before a session is finished');
select is(pg_temp.complete(), 'saved', 'a completion');
select is((pg_temp.map()).state, 'waiting', 'leaves a map that waits');
select is((pg_temp.job()).state, 'queued', 'and a queued draft');
select is(pg_temp.complete(), 'saved', 'a repeated completion');
select is((select count(*)::integer from private.map_jobs), 1, 'queues no second draft');

create temporary table first as select public.claim_map_job(60) -> 'job' as job;
select is(
  (select job - 'lease' - 'completed_at' from first),
  '{"session_id": "11111111-1111-1111-1111-111111111111", "survey_version": "2027-01", "survey_data": {"0": 1},
    "json_profile": {"strengths": []}, "name": "Maya", "checked_readings": null, "last_attempt": false, "image_paths": [
    "11111111-1111-1111-1111-111111111111/image-1700000000000-0.jpg", "11111111-1111-1111-1111-111111111111/image-1700000000000-1.png"]}',
  'a claim hands out the inputs and picture paths of one session, no address of a person'
);
select is(public.claim_map_job(60), '{"job": null}', 'a claimed job is nobody else''s until the lease ends');
update private.map_jobs set next_attempt_at = now() - interval '1 second';
create temporary table second as select public.claim_map_job(60) -> 'job' as job;
select isnt((select job ->> 'lease' from second), (select job ->> 'lease' from first), 'the job of a dead worker is taken again, under a new lease');
select is(public.hand_in_map_draft((select job ->> 'lease' from first)::uuid, pg_temp.draft('[]')), '{"status": "gone"}', 'the dead worker''s lease hands in nothing');
select is((pg_temp.map()).state, 'waiting', 'and changes nothing');
select is(public.hand_in_map_draft(null, pg_temp.draft('[]')), '{"status": "gone"}', 'no lease, no draft');
select is(
  public.hand_in_map_draft((select job ->> 'lease' from second)::uuid, pg_temp.draft('[]') || '{"signed_by": "Mara"}'),
  '{"status": "refused"}', 'a draft that says it is signed is refused'
);
select is(public.hand_in_map_draft((select job ->> 'lease' from second)::uuid, '[]'), '{"status": "refused"}', 'so is one that is no snapshot');
select is(public.hand_in_map_draft((select job ->> 'lease' from second)::uuid, pg_temp.draft('[]')), '{"status": "drafted"}', 'the lease of the job hands in a draft');
select is((pg_temp.map()).draft, pg_temp.draft('[]'), 'which is kept as it is');
select is((pg_temp.job()).state, 'done', 'the job is done');
select is(public.hand_in_map_draft((select job ->> 'lease' from second)::uuid, pg_temp.draft('[]')), '{"status": "gone"}', 'and its lease is used up');
select is(public.claim_map_job(60), '{"job": null}', 'a finished job is not claimed again');

-- Anew for each of the following.
create function pg_temp.again() returns uuid language sql as $$
  update private.maps set state = 'waiting', draft = null, failure = null;
  update private.map_jobs set state = 'queued', attempts = 0, next_attempt_at = now(), lease = null, last_error = null;
  select (public.claim_map_job(60) -> 'job' ->> 'lease')::uuid $$;
select is(public.hand_in_map_draft(pg_temp.again(), pg_temp.draft('[{"source": "A4", "reason": "language"}]')) ->> 'status', 'drafted', 'unread words alone need no care');
select is(public.hand_in_map_draft(pg_temp.again(), pg_temp.draft('[{"source": "A4", "reason": "care"}]')) ->> 'status', 'needs_care', 'the care list does');
select is((pg_temp.map()).state, 'needs_care', 'and it shows in the state');
select is(public.settle_map_job(pg_temp.again(), 'retry', 'HTTP 503'), '{"status": "queued"}', 'what failed for now is tried again');
select is((pg_temp.job()).next_attempt_at, now() + interval '1 minute', 'after a back-off');
select is((pg_temp.job()).last_error, 'HTTP 503', 'with the reason');
select is((pg_temp.map()).state, 'waiting', 'meanwhile the map waits');
update private.map_jobs set attempts = 7, next_attempt_at = now();
create temporary table last as select public.claim_map_job(60) -> 'job' as job;
select is((select job -> 'last_attempt' from last), 'true', 'the worker is told which attempt is the last');
select is(public.settle_map_job((select job ->> 'lease' from last)::uuid, 'retry', 'HTTP 503'), '{"status": "failed"}', 'the eighth failure is final');
select is((pg_temp.map()).state, 'draft_failed', 'the map says so');
select is((pg_temp.map()).failure, 'HTTP 503', 'with the reason');
select is(public.settle_map_job(pg_temp.again(), 'failed', 'broken'), '{"status": "failed"}', 'a final failure is not tried again');
select is(public.settle_map_job(null, 'failed', 'x'), '{"status": "gone"}', 'no lease, no failure');
select isnt(pg_temp.again(), null, 'a job');
update private.map_jobs set attempts = 8, next_attempt_at = now() - interval '1 second';
select is(public.claim_map_job(60), '{"job": null}', 'a job that ended eight workers is not handed to a ninth');
select is((pg_temp.map()).state, 'draft_failed', 'its map failed');
select is((public.mail_metrics() -> 'counters' ->> 'map_draft_failed')::integer, 3, 'failures are counted for alerts');

create temporary table held as select pg_temp.again() as lease;
update private.maps set state = 'on_hold', note = 'wait';
select is(public.hand_in_map_draft((select lease from held), pg_temp.draft('[]')) ->> 'status', 'drafted', 'a draft for a map on hold is kept');
select is((pg_temp.map()).state, 'on_hold', 'and the map stays on hold');

create temporary table orphaned as select pg_temp.again() as lease;
select private.delete_session('11111111-1111-1111-1111-111111111111', 'applicant');
select is((select count(*)::integer from private.map_jobs) + (select count(*)::integer from private.maps), 0, 'deleting the session cancels job and map');
select is(public.hand_in_map_draft((select lease from orphaned), pg_temp.draft('[]')), '{"status": "gone"}', 'a draft that comes later is dropped');
select * from finish();
rollback;
