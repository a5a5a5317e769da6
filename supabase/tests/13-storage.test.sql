begin;
set local search_path = tap, public;
select no_plan();

insert into private.wiring_sessions (session_id, email, address_key) values
  ('11111111-1111-1111-1111-111111111111', 'maya@studio.example', 'k'), ('22222222-2222-2222-2222-222222222222', 'b@studio.example', 'k');
insert into private.wiring_sessions (session_id, email, address_key, expires_at) values
  ('44444444-4444-4444-4444-444444444444', 'old@studio.example', 'k', now());
insert into private.wiring_sessions (session_id, email, address_key, survey_completed, survey_data, survey_version, json_submitted,
  json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
values ('33333333-3333-3333-3333-333333333333', 'done@studio.example', 'k', true, '{}', '1', true, '{}', true, '{u}', true, '', now(), '1', now());
create function pg_temp.put(bucket text, name text) returns text language sql as
  $$select format('insert into storage.objects (bucket_id, name) values (%L, %L)', bucket, name)$$;
grant execute on function pg_temp.put(text, text) to anon, authenticated;

select is((select public from storage.buckets where id = 'json-profiles'), false, 'profiles are private');
select is((select file_size_limit from storage.buckets where id = 'wiring-images'), 5242880::bigint, 'images have their limit');
select is((select allowed_mime_types from storage.buckets where id = 'json-profiles'), array['application/json'], 'profiles are JSON');

set local role anon;
select set_config('storage.operation', 'storage.object.upload', true);
select lives_ok(pg_temp.put('json-profiles', '11111111-1111-1111-1111-111111111111/profile.json'), 'a profile into an open session');
select lives_ok(pg_temp.put('wiring-images', '11111111-1111-1111-1111-111111111111/image-1700000000000-0.webp'), 'an image into an open session');
select throws_ok(pg_temp.put('wiring-images', n), '42501', null, 'refused: ' || n) from unnest(array[
  '99999999-9999-9999-9999-999999999999/image-1700000000000-0.jpg',
  '33333333-3333-3333-3333-333333333333/image-1700000000000-0.jpg',
  '44444444-4444-4444-4444-444444444444/image-1700000000000-0.jpg',
  '11111111-1111-1111-1111-111111111111/profile.json',
  '11111111-1111-1111-1111-111111111111/../22222222-2222-2222-2222-222222222222/image-1700000000000-0.jpg',
  '11111111-1111-1111-1111-111111111111//image-1700000000000-0.jpg',
  '11111111-1111-1111-1111-111111111111/.image-1700000000000-0.jpg',
  '11111111-1111-1111-1111-111111111111/image-1700000000000-0.svg',
  '11111111-1111-1111-1111-111111111111/image-1700000000000-0.jpg/x',
  '11111111-1111-1111-1111-111111111111/' || repeat('a', 300) || '.jpg',
  'image-1700000000000-0.jpg', '', '/', '%2e%2e/x'
]) n;
select throws_ok(pg_temp.put('json-profiles', n), '42501', null, 'refused: ' || n) from unnest(array[
  '11111111-1111-1111-1111-111111111111/profile.json/../x', '11111111-1111-1111-1111-111111111111/other.json',
  '33333333-3333-3333-3333-333333333333/profile.json'
]) n;
select throws_ok(pg_temp.put('other', '11111111-1111-1111-1111-111111111111/profile.json'), '42501', null, 'no other bucket');
select is((select count(*)::integer from storage.objects where bucket_id = 'wiring-images'), 0, 'images cannot be listed');

with changed as (update storage.objects set version = 'v2' where name = '11111111-1111-1111-1111-111111111111/profile.json' returning 1)
select is((select count(*)::integer from changed), 1, 'the own profile may be replaced by an upload');
with changed as (update storage.objects set version = 'v2' where name like '%/image-%' returning 1)
select is((select count(*)::integer from changed), 0, 'an image may not be replaced');
with gone as (delete from storage.objects returning 1)
select is((select count(*)::integer from gone), 0, 'nothing may be deleted');
select throws_ok(
  $$insert into storage.objects (bucket_id, name) values ('wiring-images', '11111111-1111-1111-1111-111111111111/image-1700000000000-0.webp')
    on conflict (bucket_id, name) do update set version = 'v2'$$, '42501', null, 'upsert over an image is refused'
);
select is(set_config('storage.operation', 'storage.object.move', true), 'storage.object.move', 'when the route is move');
with changed as (update storage.objects set name = '22222222-2222-2222-2222-222222222222/profile.json' where bucket_id = 'json-profiles' returning 1)
select is((select count(*)::integer from changed), 0, 'the profile cannot be moved');
select is(set_config('storage.operation', 'storage.object.get_authenticated', true), 'storage.object.get_authenticated', 'when the route is download');
select is((select count(*)::integer from storage.objects), 0, 'the profile cannot be read');

select throws_ok(
  pg_temp.put('wiring-images', '11111111-1111-1111-1111-111111111111/image-1700000000009-0.jpg'), '42501', null,
  'only a direct upload inserts, and this is none: ' || set_config('storage.operation', op, true)
) from unnest(array['storage.object.sign_upload_url', 'storage.object.copy', 'storage.object.move', 'storage.object.upload_signed',
  'storage.tus.upload.create', 'storage.tus.upload.part', 'storage.s3.upload', 'storage.s3.upload.create_multipart', '']) op;
select is(set_config('storage.operation', 'storage.object.upload', true), 'storage.object.upload', 'when the route is upload');

reset role;
insert into storage.objects (bucket_id, name)
select 'wiring-images', '22222222-2222-2222-2222-222222222222/image-17000000000' || n || '-0.jpg' from generate_series(10, 21) n;
select throws_ok(pg_temp.put('wiring-images', n), '42501', null, 'no role writes the row of a refused upload: ' || n) from unnest(array[
  '22222222-2222-2222-2222-222222222222/image-1800000000000-0.jpg', '33333333-3333-3333-3333-333333333333/image-1700000000000-0.jpg',
  '44444444-4444-4444-4444-444444444444/image-1700000000000-0.jpg', '99999999-9999-9999-9999-999999999999/image-1700000000000-0.jpg'
]) n;
select throws_ok(
  $$update storage.objects set name = '33333333-3333-3333-3333-333333333333/profile.json' where bucket_id = 'json-profiles'$$,
  '42501', null, 'no role moves an object into a finished session'
);
select lives_ok($$update storage.objects set last_accessed_at = now()$$, 'reading may note when it happened');
set local role anon;
select throws_ok(pg_temp.put('wiring-images', '22222222-2222-2222-2222-222222222222/image-1800000000000-0.jpg'), '42501', null, 'the 13th object of a session is refused');
select lives_ok(pg_temp.put('wiring-images', '11111111-1111-1111-1111-111111111111/image-1800000000000-0.jpg'), 'other sessions are not touched by that');
set local role authenticated;
select throws_ok(pg_temp.put('wiring-images', '11111111-1111-1111-1111-111111111111/image-1900000000000-0.jpg'), '42501', null, 'authenticated may upload nothing');
reset role;

-- What the uploader says about a file, in a session of its own.
insert into private.wiring_sessions (session_id, email, address_key) values ('88888888-8888-8888-8888-888888888888', 'c@studio.example', 'k');
create function pg_temp.described(bucket text, name text, metadata jsonb, own jsonb default null) returns text language sql as
  $$select format('insert into storage.objects (bucket_id, name, metadata, user_metadata) values (%L, %L, %L, %L)', bucket,
    '88888888-8888-8888-8888-888888888888/' || name, metadata, own)$$;
select throws_ok(pg_temp.described('wiring-images', 'image-1700000000000-0.png', m), '42501', null, 'a picture is refused with ' || m::text) from unnest(array[
  '{"size": 5242881}', '{"size": 52428800}', '{"cacheControl": "max-age=31536000"}', '{"cacheControl": "max-age=3600"}',
  '{"cacheControl": "public, max-age=60"}', '{"cacheControl": ""}', '{"xRobotsTag": "all"}', '{"xRobotsTag": "none, all"}', '{"xRobotsTag": ""}'
]::jsonb[]) m;
select throws_ok(pg_temp.described('json-profiles', 'profile.json', '{"size": 1048577}'), '42501', null, 'a profile over 1 MiB is refused');
select throws_ok(
  pg_temp.described('wiring-images', 'image-1700000000000-0.png', '{"size": 1}', '{"note": "x"}'), '42501', null, 'no user metadata'
);
select lives_ok(pg_temp.described('wiring-images', 'image-1700000000000-0.png',
  '{"size": 5242880, "cacheControl": "max-age=60", "xRobotsTag": "none", "mimetype": "image/png", "eTag": "x"}', '{}'), 'what the wizard sends is stored');
select lives_ok(pg_temp.described('json-profiles', 'profile.json', '{"size": 1048576, "cacheControl": "no-cache"}'), 'a profile of 1 MiB is stored');
select throws_ok(
  $$update storage.objects set metadata = '{"size": 2}' where name = '88888888-8888-8888-8888-888888888888/image-1700000000000-0.png'$$,
  '42501', null, 'no role replaces a picture'
);
select lives_ok(
  $$update storage.objects set metadata = '{"size": 2}' where name = '88888888-8888-8888-8888-888888888888/profile.json'$$, 'a profile is replaced'
);

-- While a restore runs: session 5 is deleted, the permit for 6 has expired, 7 never existed.
create function pg_temp.picture(session text) returns text language sql as
  $$select format('%s/image-1900000000000-0.jpg', repeat(session, 8) || '-' || repeat(session, 4) || '-' || repeat(session, 4)
    || '-' || repeat(session, 4) || '-' || repeat(session, 12))$$;
insert into private.restoring (restore_id, object_hash)
select gen_random_uuid(), private.secret_hash('wiring-images/' || pg_temp.picture(s)) from unnest(array['2', '3', '4', '5', '7']) s;
insert into private.restoring (restore_id, object_hash, expires_at)
values (gen_random_uuid(), private.secret_hash('wiring-images/' || pg_temp.picture('6')), now());
insert into private.deletions (session_hash, reason) values (private.secret_hash(split_part(pg_temp.picture('5'), '/', 1)), 'link');
select lives_ok(pg_temp.put('wiring-images', pg_temp.picture(s)), 'a restore stores into a session that is ' || state)
from (values ('2', 'full'), ('3', 'completed'), ('4', 'expired'), ('7', 'unknown')) as v (s, state);
select throws_ok(
  format('insert into storage.objects (bucket_id, name, metadata) values (%L, %L, %L)', 'wiring-images', pg_temp.picture('3'),
    '{"cacheControl": "max-age=31536000"}'), '42501', null, 'a restore keeps to the limits of what is said about a file'
);
select throws_ok(pg_temp.put('wiring-images', pg_temp.picture('5')), '42501', null, 'a restore stores nothing of a deleted session');
select throws_ok(pg_temp.put('wiring-images', pg_temp.picture('6')), '42501', null, 'a permit that expired lets nothing in');
select throws_ok(
  pg_temp.put('wiring-images', '33333333-3333-3333-3333-333333333333/image-1900000000001-0.jpg'), '42501', null,
  'a restore stores only what it named'
);
select throws_ok(
  pg_temp.put('json-profiles', pg_temp.picture('3')), '42501', null, 'a restore stores only into the bucket it named'
);
delete from storage.objects where name = pg_temp.picture('3');
grant execute on function pg_temp.picture(text) to anon, authenticated, service_role;
set local role anon;
select throws_ok(pg_temp.put('wiring-images', pg_temp.picture('3')), '42501', null, 'a permit is none for anon');
select throws_ok('select * from private.restoring', '42501', null, 'anon sees no permit');
select throws_ok($$insert into private.restoring values (gen_random_uuid(), 'x')$$, '42501', null, 'anon makes no permit');
set local role authenticated;
select throws_ok($$insert into private.restoring values (gen_random_uuid(), 'x')$$, '42501', null, 'authenticated makes no permit');
set local role service_role;
select throws_ok($$insert into private.restoring values (gen_random_uuid(), 'x')$$, '42501', null, 'the secret key makes no permit');
select throws_ok('update private.restoring set expires_at = default', '42501', null, 'the secret key prolongs no permit');
select throws_ok('select private.check_upload()', '42501', null, 'the secret key calls no private function');
reset role;
select * from finish();
rollback;
