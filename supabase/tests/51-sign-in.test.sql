begin;
set local search_path = tap, public;
select no_plan();

insert into private.operators (operator_id, email, name, role) values
  ('11111111-1111-1111-1111-111111111111', 'mara@x.example', 'Mara', 'lead'),
  ('22222222-2222-2222-2222-222222222222', 'tom@x.example', 'Tom', 'operator');
create function pg_temp.request(address text, code text) returns text language sql as
  $$ select public.desk_request_code(address, 'a' || address, 'net', code, 'hash ' || code, true) ->> 'status' $$;
create function pg_temp.enter(address text, code text, loopback boolean default false) returns jsonb language sql as
  $$ select public.desk_sign_in_with_code(address, 'hash ' || code, 'net', 'Firefox', loopback, true) $$;
create function pg_temp.age(token text, hours text) returns void language sql as
  $$ update private.operator_sessions set created_at = now() - hours::interval, confirmed_at = now() - hours::interval
     where token_hash = private.secret_hash(token) $$;

-- Codes
select is(pg_temp.request('mara@x.example', '12345678'), 'sent', 'a known address gets a code');
select is(pg_temp.request('nobody@x.example', '11111111'), 'sent', 'an unknown address gets the same answer');
select is((select count(*)::integer from private.mail_outbox where kind = 'desk_code'), 1, 'and no mail');
select is((select desk ->> 'code' from public.claim_mails(10, 60)), '12345678', 'the worker gets the code of the mail');
select is((select count(*)::integer from private.operator_codes where code_hash = 'hash 12345678'), 1, 'the table holds the hash only');
select is(pg_temp.enter('nobody@x.example', '12345678'), '{"status": "wrong"}', 'an unknown address is told what a wrong code is told');
select is(pg_temp.enter('tom@x.example', '12345678'), '{"status": "wrong"}', 'the code of one operator is not that of another');
select is(pg_temp.enter('mara@x.example', '0000000' || n), '{"status": "wrong"}', 'try ' || n) from generate_series(1, 5) n;
select is(pg_temp.enter('mara@x.example', '12345678'), '{"status": "wrong"}', 'after five wrong tries the right code is wrong, too');
select is((select count(*)::integer from private.desk_events where action = 'code_blocked'), 1, 'which the log says once');
select is(pg_temp.request('mara@x.example', '22222222'), 'sent', 'a new code');
select is(pg_temp.enter('mara@x.example', '12345678'), '{"status": "wrong"}', 'takes the place of the one before');
update private.operator_codes set expires_at = now();
select is(pg_temp.enter('mara@x.example', '22222222'), '{"status": "wrong"}', 'after ten minutes it is over');
select is(pg_temp.request('mara@x.example', '33333333'), 'sent', 'and another one');
create temporary table half as select pg_temp.enter('mara@x.example', '33333333') as answer;
select is((select answer - 'token' from half), '{"status": "signed_in", "factor": "code", "passkeys": 0}', 'signs in by half');
select is(pg_temp.enter('mara@x.example', '33333333'), '{"status": "wrong"}', 'a used code is gone');
select is((select count(*)::integer from private.operator_sessions where token_hash = private.secret_hash((select answer ->> 'token' from half))), 1,
  'a session is kept as the hash of its token');

-- Half a session
select is(public.desk_who((select answer ->> 'token' from half), '{}') ->> 'status', 'second_factor', 'half a session may do nothing');
select is(public.desk_operators((select answer ->> 'token' from half), '{}') ->> 'status', 'second_factor', 'and read nothing');
select is(public.desk_start_passkey('confirm', (select answer ->> 'token' from half), 'c0', 'net', true) ->> 'status', 'second_factor', 'nor confirm');
select is(public.desk_start_passkey('enrol', (select answer ->> 'token' from half), 'c1', 'net', true) #>> '{operator,email}', 'mara@x.example', 'but enrol');
select is(public.desk_take_challenge('sign_in', 'c1', null, 'key'), '{"status": "unknown"}', 'a challenge is good for its purpose');
select is(public.desk_take_challenge('enrol', 'c1', (select answer ->> 'token' from half), 'key'), '{"status": "ok"}', 'once');
select is(public.desk_take_challenge('enrol', 'c1', (select answer ->> 'token' from half), 'key'), '{"status": "unknown"}', 'and not twice');
create temporary table whole as
  select public.desk_enrol_passkey((select answer ->> 'token' from half), 'key', '0a0b', 0, array['internal'], 'Laptop') as answer;
select is((select answer ->> 'status' from whole), 'enrolled', 'a passkey is enrolled');
select is(public.desk_who((select answer ->> 'token' from half), '{}') ->> 'status', 'signed_out', 'the half token is no longer any');
select is(public.desk_who((select answer ->> 'token' from whole), '{}') #>> '{operator,factor}', 'passkey', 'the new one is a whole session');
select is(public.desk_enrol_passkey((select answer ->> 'token' from whole), 'key', '0a0b', 0, '{}', 'Again') ->> 'status', 'refused', 'a passkey is known once');

-- Signing in and confirming with it
select is(public.desk_start_passkey('sign_in', null, 'c2', 'net', true), '{"status": "ok", "passkeys": []}', 'signing in tells nobody who has passkeys');
select is(public.desk_take_challenge('sign_in', 'c2', null, 'key') #>> '{passkey,public_key}', '0a0b', 'the key to verify with');
select is(public.desk_start_passkey('sign_in', null, 'c3', 'net', true) ->> 'status', 'ok', 'a challenge');
update private.operator_challenges set expires_at = now();
select is(public.desk_take_challenge('sign_in', 'c3', null, 'key'), '{"status": "unknown"}', 'is over after five minutes');
select is(public.desk_sign_in_with_passkey('key', 0, 7, 'Firefox') ->> 'status', 'signed_in', 'a passkey signs in');
select is(public.desk_sign_in_with_passkey('key', 0, 7, 'Firefox') ->> 'status', 'unknown', 'a signature that somebody used meanwhile does not');
select pg_temp.age((select answer ->> 'token' from whole), '6 minutes');
select is(public.desk_check_confirmation((select answer ->> 'token' from whole), '{}') ->> 'status', 'confirm', 'after five minutes a deletion asks again');
select is(public.desk_start_passkey('enrol', (select answer ->> 'token' from whole), 'c4', 'net', true) ->> 'status', 'confirm', 'and so does a new passkey');
select is(public.desk_confirm_with_code((select answer ->> 'token' from whole), 'hash 1', 'net', true) ->> 'status', 'wrong', 'a code does not confirm a session of a passkey');
select is(public.desk_start_passkey('confirm', (select answer ->> 'token' from whole), 'c5', 'net', true) #>> '{passkeys,0,id}', 'key', 'the passkeys to confirm with');
select is(public.desk_confirm_with_passkey((select answer ->> 'token' from whole), 'key', 7, 8) ->> 'status', 'confirmed', 'a passkey confirms');
select is(public.desk_check_confirmation((select answer ->> 'token' from whole), '{}') ->> 'status', 'ok', 'which holds for five minutes');

-- Recovery and loopback
delete from private.mail_outbox;
select is(pg_temp.request('mara@x.example', '44444444'), 'sent', 'a lost passkey');
select is(pg_temp.enter('mara@x.example', '44444444') - 'token', '{"status": "signed_in", "factor": "code", "passkeys": 1}', 'is recovered by half');
select is((select count(*)::integer from private.mail_outbox where kind = 'desk_notice'), 2, 'and every operator hears of it');
select is(pg_temp.request('tom@x.example', '55555555'), 'sent', 'on loopback');
create temporary table local as select pg_temp.enter('tom@x.example', '55555555', true) as answer;
select is((select answer ->> 'factor' from local), 'code_on_loopback', 'a code alone');
select is(public.desk_who((select answer ->> 'token' from local), '{}') ->> 'status', 'ok', 'is a whole session');
select pg_temp.age((select answer ->> 'token' from local), '6 minutes');
select is(public.desk_request_confirm_code((select answer ->> 'token' from local), '66666666', 'hash 66666666', 'net', true) ->> 'status', 'sent', 'it confirms by a code');
select is(public.desk_confirm_with_code((select answer ->> 'token' from local), 'hash 66666666', 'net', true) ->> 'status', 'confirmed', 'that is right');
select is(public.desk_confirm_with_code((select answer ->> 'token' from local), 'hash 66666666', 'net', true) ->> 'status', 'wrong', 'and not used');

-- Ends
select is(public.desk_sign_out((select answer ->> 'token' from local)), '{"status": "signed_out"}', 'signing out');
select is(public.desk_who((select answer ->> 'token' from local), '{}') ->> 'status', 'signed_out', 'ends the session');
select is(public.desk_sign_out('no token'), '{"status": "signed_out"}', 'an unknown token is told the same');
update private.operator_sessions set last_seen_at = now() - interval '61 minutes' where token_hash = private.secret_hash((select answer ->> 'token' from whole));
select is(public.desk_who((select answer ->> 'token' from whole), '{}') ->> 'status', 'signed_out', 'an hour without an action ends it');
update private.operator_sessions set last_seen_at = now(), created_at = now() - interval '12 hours 1 minute' where token_hash = private.secret_hash((select answer ->> 'token' from whole));
select is(public.desk_who((select answer ->> 'token' from whole), '{}') ->> 'status', 'signed_out', 'twelve hours end it in any case');

-- Strangers: another browser and another network neither replace nor burn a code, nor use up its hour.
delete from private.operator_codes;
delete from private.rate_hits;
delete from private.mail_outbox;
create function pg_temp.ask(browser text, code text, network text default 'home') returns text language sql as
  $$ select public.desk_request_code('mara@x.example', 'mara', network, code, 'hash ' || code, false, browser) ->> 'status' $$;
create function pg_temp.try(browser text, code text, network text default 'home') returns text language sql as
  $$ select public.desk_sign_in_with_code('mara@x.example', 'hash ' || code, network, '', true, false, browser) ->> 'status' $$;
select is(pg_temp.ask('hers', '77777777'), 'sent', 'a browser asks for a code');
select is(pg_temp.ask('theirs', '88888888', 'abroad'), 'sent', 'a stranger asks for one, too');
select is((select count(*)::integer from private.mail_outbox where kind = 'desk_code'), 2, 'both are mailed');
select is(pg_temp.try('theirs', '77777777', 'abroad'), 'wrong', 'the code of one browser is wrong in another');
select is(pg_temp.try(null, '77777777'), 'wrong', 'and without a browser');
select is(pg_temp.try('theirs', '0000000' || n, 'abroad'), 'wrong', 'a stranger guesses, ' || n) from generate_series(1, 5) n;
select is(pg_temp.try('hers', '77777777'), 'signed_in', 'the code of the first browser is good nevertheless');
select is(pg_temp.ask('theirs', '88888888', 'abroad ' || n), 'sent', 'strangers ask from everywhere, ' || n) from generate_series(1, 28) n;
select is(pg_temp.ask('theirs', '88888888', 'elsewhere'), 'limited', 'and are stopped at thirty mails');
select is(pg_temp.ask('hers', '99999999'), 'sent', 'which does not stop who signed in from this network before');
select is(pg_temp.ask('hers', '99999999'), 'sent', 'ten times an hour, ' || n) from generate_series(3, 10) n;
select is(pg_temp.ask('hers', '99999999'), 'limited', 'and not more');
select is((select count(*)::integer from private.operator_codes where holder = 'browser hers'), 1, 'each browser has one code');

-- Who has exported can enrol a passkey: the token changes.
create temporary table exporter as select public.desk_sign_in_with_code('mara@x.example', 'hash 99999999', 'home', '', true, true, 'hers') ->> 'token' as token;
select is(public.desk_export_begin((select token from exporter), '{"set": "waitlist"}') ->> 'status', 'ok', 'an export begins');
create temporary table renewed as select public.desk_enrol_passkey((select token from exporter), 'late key', '0a0b', 0, '{}', 'Phone') as answer;
select is((select answer ->> 'status' from renewed), 'enrolled', 'and a passkey is enrolled afterwards');
select is(public.desk_export_page((select answer ->> 'token' from renewed), (select jsonb_build_object('export_id', export_id) from private.desk_exports)) ->> 'status',
  'ok', 'the export goes on');
select is_empty($$select conrelid::regclass from pg_constraint where confrelid = 'private.operator_sessions'::regclass and confupdtype <> 'c'$$,
  'every table that names a session follows its token');

-- Limits
delete from private.rate_hits;
select is(public.desk_request_code('x@x.example', 'one address', 'one network', '1', 'h', true) ->> 'status', case when n > 10 then 'limited' else 'sent' end,
  'request ' || n || ' for an unknown address') from generate_series(1, 11) n;
select is(public.desk_sign_in_with_code('x@x.example', 'h', 'one network', '', false, false) ->> 'status', case when n > 60 then 'limited' else 'wrong' end,
  'try ' || n || ' of one network') from generate_series(1, 61) n;
select is(public.desk_start_passkey('sign_in', null, 'late', 'one network', false) ->> 'status', 'limited', 'which also counts for passkeys');

-- Retention
update private.operator_sessions set ended_at = now() - interval '8 days', created_at = now() - interval '9 days', last_seen_at = now() - interval '8 days';
update private.operator_codes set expires_at = now() - interval '1 second';
update private.operator_challenges set expires_at = now() - interval '1 second';
update private.mail_outbox set created_at = now() - interval '11 minutes', state = 'queued';
select ok(public.run_retention(10) >= 0, 'retention runs');
select is((select count(*)::integer from private.operator_sessions) + (select count(*)::integer from private.operator_codes)
  + (select count(*)::integer from private.operator_challenges) + (select count(*)::integer from private.mail_outbox where kind = 'desk_code'), 0,
  'and takes codes, challenges, old sessions and codes that were not sent');
select isnt((select count(*)::integer from private.desk_events), 0, 'the log stays');
select * from finish();
rollback;
