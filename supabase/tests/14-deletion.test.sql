begin;
set local search_path = tap, public;
select no_plan();

create temporary table made as select (public.signup_wiring_session('maya@studio.example', 'k', 'ip', 'i', true) ->> 'session_id')::uuid as id;
create temporary table secret as select data ->> 'delete_secret' as value from private.mail_outbox;
insert into storage.objects (bucket_id, name) select 'json-profiles', id || '/profile.json' from made;

select is(public.describe_deletion((select value from secret), 'ip', false) ->> 'email', 'm•••@s•••.example', 'the link shows what would go');
select is(private.mask_email('post@xn--mller-kva.de'), 'p•••@•••.de', 'of an international domain no letter is made up');
select is(public.describe_deletion('nothing', 'ip', false), '{"status": "gone"}', 'an unknown secret shows nothing');
select is(public.delete_wiring_session('nothing', null, 'ip', false), '{"status": "deleted"}', 'and deletes nothing, with the same answer');
select is((select count(*)::integer from private.wiring_sessions), 1, 'indeed');
select is(public.delete_wiring_session((select value from secret), null, 'ip', false), '{"status": "deleted"}', 'the link deletes');
select is((select count(*)::integer from private.wiring_sessions), 0, 'the row');
select is((select count(*)::integer from private.mail_outbox), 0, 'the queued mail');
select is_empty($$select * from private.idempotency_keys where answer ? 'session_id'$$, 'and the id in kept answers');
select is(public.delete_wiring_session((select value from secret), null, 'ip', false), '{"status": "deleted"}', 'the second call gives the same answer');
savepoint deleted;
select is(public.signup_wiring_session('maya@studio.example', 'k', 'ip', 'i', true) ->> 'status', 'created', 'the same form begins anew');
rollback to deleted;
select is((select count(*)::integer from private.deletions), 1, 'the deletion is noted once');
select is((select name from public.objects_to_sweep(10)), (select id || '/profile.json' from made), 'the objects are due');
select is(public.finish_sweep(), 1, 'and stay due until they are gone');
delete from storage.objects;
select is(public.finish_sweep(), 0, 'then the folder is forgotten');

insert into private.wiring_sessions (email, address_key, expires_at) values
  ('due@x.example', 'k', now() - interval '1 second'), ('active@x.example', 'k', now() + interval '1 day');
insert into private.wiring_sessions (email, address_key, expires_at, survey_completed, survey_data, survey_version, json_submitted,
  json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
values
  ('old-finished@x.example', 'k', now() - interval '1 second', true, '{}', '1', true, '{}', true, '{u}', true, '', now(), '1', now() - interval '365 days'),
  ('finished@x.example', 'k', now() + interval '300 days', true, '{}', '1', true, '{}', true, '{u}', true, '', now(), '1', now() - interval '65 days');
select is(public.run_retention(1), 1, 'retention works in batches');
select is(public.run_retention(10), 1, 'and goes on where it stopped');
select is(public.run_retention(10), 0, 'until nothing is due');
select set_eq('select email from private.wiring_sessions', array['active@x.example', 'finished@x.example'], 'only what was due went');
select hasnt_column('private', 'deletions', 'email', 'the log names nobody');

-- Written as before the check of uploads, and as by a crash: with triggers off.
set local session_replication_role = replica;
insert into storage.objects (bucket_id, name, created_at)
select 'wiring-images', session_id || '/image-1700000000000-' || n || '.jpg', now() - interval '46 minutes'
from private.wiring_sessions, generate_series(0, 1) n where email = 'active@x.example';
insert into storage.objects (bucket_id, name, created_at)
select 'wiring-images', session_id || '/image-1700000000000-5.jpg', now() - interval '44 minutes'
from private.wiring_sessions where email = 'active@x.example';
insert into storage.objects (bucket_id, name, created_at) values
  ('wiring-images', '99999999-9999-9999-9999-999999999999/image-1700000000000-7.jpg', now() - interval '46 minutes'),
  ('wiring-images', '99999999-9999-9999-9999-999999999999/image-1700000000000-8.jpg', now());
set local session_replication_role = origin;
update private.wiring_sessions set survey_completed = true, survey_data = '{}', survey_version = '1', json_submitted = true, json_profile = '{}',
  images_uploaded = true, image_urls = array['http://x/storage/v1/object/public/wiring-images/' || session_id || '/image-1700000000000-0.jpg']
where email = 'active@x.example';
create function pg_temp.save_image(n integer) returns text language sql as $$
  select public.update_wiring_session(s.session_id::text, jsonb_build_object('kind', 'images',
    'image_urls', jsonb_build_array('http://x/storage/v1/object/public/wiring-images/' || s.session_id || '/image-1700000000000-' || n || '.jpg'),
    'object_names', jsonb_build_array(s.session_id || '/image-1700000000000-' || n || '.jpg'))) ->> 'status'
  from private.wiring_sessions s where s.email = 'active@x.example'
$$;
select set_eq('select right(name, 5) from public.orphaned_objects(10)', array['1.jpg', '7.jpg'],
  'after 45 minutes, an image that no row lists and one of no session are orphans');
select is(pg_temp.save_image(1), 'refused', 'an image that is about to be removed cannot be saved');
select is(pg_temp.save_image(5), 'saved', 'one that is younger can');
select set_eq('select right(name, 5) from public.orphaned_objects(10)', array['0.jpg', '1.jpg', '7.jpg'],
  'an image that the row no longer lists becomes one, and what was chosen stays chosen until it is gone');
delete from storage.objects where name like '%-1.jpg' or name like '%-7.jpg';
select is(public.finish_sweep(), 0, 'no deleted session waits for the removal of its objects');
select set_eq('select right(name, 5) from private.orphans_to_sweep', array['0.jpg'], 'what is gone is forgotten');
select * from finish();
rollback;
