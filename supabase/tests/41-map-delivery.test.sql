begin;
set local search_path = tap, public;
select no_plan();

insert into private.wiring_sessions (session_id, email, address_key, expires_at, survey_completed, survey_data, json_submitted,
  json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
select id::uuid, left(id, 1) || '@studio.example', 'k', now() + interval '365 days', true, '{}', true, '{}', true, '{u}', true, '', now(), '1', now()
from (values ('11111111-1111-1111-1111-111111111111'), ('22222222-2222-2222-2222-222222222222')) as ids (id);
insert into private.maps (session_id, state, draft)
select session_id, 'drafted', '{"schema": 1, "rev": 0, "signed_by": null, "published_at": null, "unread": []}' from private.wiring_sessions;
create function pg_temp.map() returns private.maps language sql as
  $$select * from private.maps where session_id = '11111111-1111-1111-1111-111111111111'$$;
create function pg_temp.mail() returns private.mail_outbox language sql as
  $$select o.* from private.mail_outbox o join private.maps m on m.mail_id = o.id order by o.session_id limit 1$$;
create function pg_temp.secret() returns text language sql as $$select (pg_temp.mail()).data ->> 'map_secret'$$;
create function pg_temp.sign(state text, revision integer) returns jsonb language sql as
  $$select public.sign_map('11111111-1111-1111-1111-111111111111', 'Mara', state, revision, 60, 'I read A4 twice.')$$;
create function pg_temp.undo(revision integer) returns jsonb language sql as
  $$select public.undo_map_signature('11111111-1111-1111-1111-111111111111', revision)$$;
create function pg_temp.read(secret text) returns jsonb language sql as $$select to_jsonb(m) from public.get_map(secret) m$$;

select is(pg_temp.sign('in_review', 0), '{"status": "conflict", "state": "drafted", "revision": 0}', 'a caller who saw another state signs nothing');
select is(pg_temp.sign('drafted', 1) ->> 'status', 'conflict', 'nor one who saw another revision');
select is(public.sign_map('33333333-3333-3333-3333-333333333333', 'Mara', 'drafted', 0, 60, 'I read A4 twice.'), '{"status": "not_found"}', 'an unknown session');
select is(public.sign_map('%', 'Mara', 'drafted', 0, 60, 'I read A4 twice.'), '{"status": "not_found"}', 'a malformed one, the same');
select is((select count(*)::integer from private.mail_outbox), 0, 'no mail is queued');

select is(pg_temp.sign('drafted', 0) - 'undo_until', '{"status": "signed", "revision": 1}', 'signing');
select is((pg_temp.map()).published -> 'rev', '1', 'publishes the draft as revision 1');
select is((pg_temp.map()).published ->> 'signed_by', 'Mara', 'under the name of who signed');
select is((pg_temp.map()).draft -> 'signed_by', 'null', 'the draft stays as it was');
select is((pg_temp.mail()).next_attempt_at, now() + interval '60 seconds', 'the mail waits a minute');
select is((select count(*)::integer from public.claim_mails(10, 60)), 0, 'no worker gets it before');
select is(pg_temp.sign('drafted', 0), '{"status": "conflict", "state": "signed", "revision": 1}', 'the second of two who sign at once is told');
select is((select count(*)::integer from private.mail_outbox), 1, 'and queues no second mail');
select is((select count(*)::integer from private.map_secrets where secret_hash = private.secret_hash(pg_temp.secret())), 1, 'the secret is kept as a hash');

create temporary table undone as select pg_temp.secret() as secret;
select is(pg_temp.undo(0) ->> 'status', 'conflict', 'undo needs the revision that was signed');
select is(pg_temp.undo(1), '{"status": "undone", "state": "drafted", "revision": 0}', 'undo within the minute');
select is((select count(*)::integer from private.mail_outbox) + (select count(*)::integer from private.map_secrets), 0, 'takes mail and link away');
select is((pg_temp.map()).published, null, 'and the publication');
select is(pg_temp.read((select secret from undone)), null, 'the link that nobody got shows nothing');
select is(pg_temp.undo(1) ->> 'status', 'conflict', 'a second undo changes nothing');

select is(pg_temp.sign('drafted', 0) ->> 'status', 'signed', 'signed again');
update private.maps set undo_until = now() where session_id = (pg_temp.map()).session_id;
select is(pg_temp.undo(1), '{"status": "refused", "code": "too_late"}', 'after the minute undo is too late');
update private.maps set undo_until = now() + interval '60 seconds' where session_id = (pg_temp.map()).session_id;
update private.mail_outbox set next_attempt_at = now();
create temporary table sent as select * from public.claim_mails(10, 60);
select is((select map_secret from sent), pg_temp.secret(), 'the mail worker gets the secret');
select is((select kind from sent), 'map', 'for a mail of its own kind');
select is((select signed_by from sent), 'Mara', 'and the name that the subject says');
select is(pg_temp.undo(1), '{"status": "refused", "code": "too_late"}', 'a mail on its way cannot be undone');
select is(public.settle_mail((select id from sent), 'retry', 'SMTP 421'), 'queued', 'a passing refusal');
select is((pg_temp.map()).state, 'signed', 'leaves the map waiting for its mail');
select is(pg_temp.undo(1), '{"status": "refused", "code": "too_late"}', 'a mail that was tried once cannot be undone either');
select is(public.settle_mail((select id from sent), 'sent', null), 'sent', 'the mail is taken');
select is((pg_temp.map()).state, 'delivered', 'and the map delivered');
select is((pg_temp.mail()).data, '{}', 'the outbox forgets the secret');
select is(pg_temp.sign('delivered', 1) ->> 'code', 'not_in_review', 'a delivered map is not signed again');

-- Reading. `sent` holds the secret that the mail carried.
create function pg_temp.link() returns text language sql as $$select map_secret from sent$$;
select is(
  pg_temp.read(pg_temp.link()),
  jsonb_build_object('snapshot', (pg_temp.map()).published, 'revision', 1, 'expires_at',
    (select private.utc_text(expires_at) from private.wiring_sessions where session_id = (pg_temp.map()).session_id)),
  'a link gives the published snapshot, its own revision and the day it ends, and nothing else'
);
select is_empty($$select * from public.get_map(upper(pg_temp.link()))$$, 'only exactly the secret opens it');
select is_empty($$select * from public.get_map(left(pg_temp.link(), 63))$$, 'not a part of it');
select is_empty($$select * from public.get_map(pg_temp.link() || '0')$$, 'nor more');
select is_empty($$select * from public.get_map(null)$$, 'nor nothing');
select is_empty($$select * from public.get_map(encode(private.secret_hash(pg_temp.link()), 'hex'))$$, 'the stored hash is no secret');

-- Pictures.
create function pg_temp.picture(secret text, number integer) returns text language sql as $$select public.map_picture(secret, number)$$;
create temporary table before_pictures as select image_urls from private.wiring_sessions where session_id = (pg_temp.map()).session_id;
update private.wiring_sessions set image_urls = array[
  'http://x.example/storage/v1/object/public/wiring-images/11111111-1111-1111-1111-111111111111/image-1-0.png',
  'http://x.example/storage/v1/object/public/wiring-images/22222222-2222-2222-2222-222222222222/image-1-1.png']
where session_id = (pg_temp.map()).session_id;
select is(pg_temp.picture(pg_temp.link(), 1), '11111111-1111-1111-1111-111111111111/image-1-0.png', 'an open link names a picture''s path');
select is(pg_temp.picture(pg_temp.link(), 2), null, 'not one of another session');
select is(pg_temp.picture(pg_temp.link(), n), null, 'not a picture that is not there') from (values (0), (-1), (3), (null)) as numbers (n);
select is(pg_temp.picture(left(pg_temp.link(), 63), 1), null, 'a part of the secret names none');
update private.wiring_sessions set image_urls = (select image_urls from before_pictures) where session_id = (pg_temp.map()).session_id;

-- REV 02: drafted again, signed; an older link keeps showing REV 01 until the signature cannot be undone.
update private.maps set state = 'in_review', claimed_by = 'Mara', claimed_until = now() + interval '1 hour',
  draft = draft || '{"model": "1.1"}' where session_id = (pg_temp.map()).session_id;
select is(pg_temp.sign('in_review', 1) -> 'revision', '2', 'a second revision');
select is(pg_temp.read(pg_temp.link()) -> 'snapshot' -> 'rev', '1', 'the old link shows the old one while undo is possible');
select is(pg_temp.undo(2), '{"status": "undone", "state": "in_review", "revision": 1}', 'undo goes back to the review');
select is((pg_temp.map()).published -> 'rev', '1', 'and to the revision before');
select is((pg_temp.map()).signed_at, ((pg_temp.map()).published ->> 'published_at')::timestamptz, 'with its signature');
select is(pg_temp.sign('in_review', 1) -> 'revision', '2', 'signed for good');
update private.maps set undo_until = now() where session_id = (pg_temp.map()).session_id;
select is(pg_temp.read(pg_temp.link()) -> 'snapshot' -> 'rev', '2', 'then the old link shows the new one');
select is(pg_temp.read(pg_temp.link()) -> 'revision', '1', 'and says with which revision it was sent');
update private.mail_outbox set next_attempt_at = now();
create temporary table failed as select * from public.claim_mails(10, 60);
select is(public.settle_mail((select id from failed), 'failed', 'SMTP 550'), 'failed', 'a mail that is refused for good');
select is((pg_temp.map()).state, 'refused', 'refuses the map');
select is(pg_temp.read((select map_secret from failed)) -> 'revision', '2', 'whose link is open nevertheless');

-- Sending again.
select is(private.send_map_again('11111111-1111-1111-1111-111111111111', 'refused', 1, false) ->> 'status', 'conflict', 'sending again needs the revision');
select is(private.send_map_again('11111111-1111-1111-1111-111111111111', 'refused', 2, false), '{"status": "queued"}', 'the mail again');
select is((pg_temp.mail()).kind, 'map_again', 'as a mail of its own');
select isnt(pg_temp.secret(), pg_temp.link(), 'with a new secret');
select isnt(pg_temp.read(pg_temp.link()), null, 'the earlier link stays good');
select is(pg_temp.undo(2) ->> 'code', 'too_late', 'nothing of it can be undone');
create temporary table again as select * from public.claim_mails(10, 60);
select is(public.settle_mail((select id from again), 'sent', null), 'sent', 'taken this time');
select is((pg_temp.map()).state, 'delivered', 'and delivered');
select is(private.send_map_again('11111111-1111-1111-1111-111111111111', 'delivered', 2, true) ->> 'status', 'queued', 'once more, closing the earlier links');
select is(pg_temp.read(pg_temp.link()), null, 'which show nothing now');
select is(pg_temp.read(pg_temp.secret()) -> 'snapshot' -> 'rev', '2', 'the new one does');

-- Deleting by the reader.
select is(public.describe_map_deletion(pg_temp.secret(), 'ip', false) ->> 'email', '1•••@s•••.example', 'the link shows what would go');
select is(public.describe_map_deletion(pg_temp.link(), 'ip', false), '{"status": "gone"}', 'a closed link shows nothing');
select is(pg_temp.picture(pg_temp.link(), 1), null, 'nor a picture');
select is(public.delete_map(pg_temp.link(), 'ip', false), '{"status": "deleted"}', 'and deletes nothing, with the usual answer');
select isnt(pg_temp.map(), null, 'indeed');
create temporary table open_link as select pg_temp.secret() as secret;
select is(public.delete_map((select secret from open_link), 'ip', false), '{"status": "deleted"}', 'an open one deletes');
select is((select count(*)::integer from private.wiring_sessions where session_id::text like '1%')
  + (select count(*)::integer from private.maps where session_id::text like '1%')
  + (select count(*)::integer from private.map_secrets) + (select count(*)::integer from private.mail_outbox), 0,
  'session, map, links and queued mail');
select is(public.get_map((select secret from open_link)), null, 'the link shows nothing');
select is(public.delete_map((select secret from open_link), 'ip', false), '{"status": "deleted"}', 'the second call gives the same answer');
select is((select count(*)::integer from private.deletions where reason = 'applicant'), 1, 'noted once');

-- Expiry.
select is(public.sign_map('22222222-2222-2222-2222-222222222222', 'Mara', 'drafted', 0, 0, 'I read A4 twice.') ->> 'status', 'signed', 'another map');
create temporary table expiring as select pg_temp.secret() as secret;
select isnt(pg_temp.read((select secret from expiring)), null, 'is there');
update private.wiring_sessions set expires_at = now();
select is(pg_temp.read((select secret from expiring)), null, 'from the second it expires its link shows nothing');
select is(public.undo_map_signature('22222222-2222-2222-2222-222222222222', 1), '{"status": "not_found"}', 'and nobody changes it');
select is(public.run_retention(10), 1, 'retention');
select is((select count(*)::integer from private.maps) + (select count(*)::integer from private.map_secrets), 0, 'takes map and links');

-- What the table itself refuses.
insert into private.wiring_sessions (session_id, email, address_key) values ('44444444-4444-4444-4444-444444444444', 'x@x.example', 'k');
select throws_ok($$insert into private.maps (session_id, state) values ('44444444-4444-4444-4444-444444444444', 'lost')$$, '23514', null, 'an unknown state');
select throws_ok($$insert into private.maps (session_id, state) values ('44444444-4444-4444-4444-444444444444', 'drafted')$$, '23514', null, 'a drafted map without a draft');
select throws_ok($$insert into private.maps (session_id, state, draft) values ('44444444-4444-4444-4444-444444444444', 'delivered', '{}')$$, '23514', null, 'a delivered map without a publication');
select throws_ok($$insert into private.maps (session_id, state) values ('44444444-4444-4444-4444-444444444444', 'on_hold')$$, '23514', null, 'a hold without a note');
select throws_ok($$insert into private.maps (session_id, state) values ('44444444-4444-4444-4444-444444444444', 'draft_failed')$$, '23514', null, 'a failure without a reason');

-- Who may.
set local role anon;
select lives_ok($$select * from public.get_map('x')$$, 'anon may read by a secret');
select throws_ok($$select public.sign_map('x', 'x', 'x', 0, 0, 'x')$$, '42501', null, 'anon signs nothing');
select throws_ok($$select public.claim_map_job(1)$$, '42501', null, 'anon claims nothing');
select throws_ok($$select public.map_picture('x', 1)$$, '42501', null, 'anon is told no path');
select throws_ok($$select * from private.maps$$, '42501', null, 'anon reads no map');
set local role authenticated;
select throws_ok($$select * from public.get_map('x')$$, '42501', null, 'authenticated may not even read');
set local role service_role;
select throws_ok($$select * from private.map_secrets$$, '42501', null, 'service_role reads no table');
select throws_ok($$select private.sign_map('x', 'x', 'x', 0, 0, 'x')$$, '42501', null, 'service_role calls no private function');
reset role;
select * from finish();
rollback;
