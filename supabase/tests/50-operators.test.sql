begin;
set local search_path = tap, public;
select no_plan();

insert into private.operators (operator_id, email, name, role) values
  ('11111111-1111-1111-1111-111111111111', 'mara@x.example', 'Mara', 'lead'),
  ('22222222-2222-2222-2222-222222222222', 'tom@x.example', 'Tom', 'operator');
-- Every other operator of this database would count as a lead, too.
update private.operators set removed_at = now() where email not like '%@x.example';
create temporary table tokens as select
  private.open_desk_session('11111111-1111-1111-1111-111111111111', 'passkey', 'Firefox') as lead,
  private.open_desk_session('22222222-2222-2222-2222-222222222222', 'passkey', 'Safari') as operator;
create function pg_temp.stale() returns void language sql as $$ update private.operator_sessions set confirmed_at = now() - interval '6 minutes' $$;
create function pg_temp.fresh() returns void language sql as $$ update private.operator_sessions set confirmed_at = now() $$;

-- Inviting
select is(public.desk_invite_operator((select operator from tokens), '{"email": "a@x.example", "name": "A", "role": "lead"}') ->> 'status', 'forbidden', 'only a lead invites');
select pg_temp.stale();
select is(public.desk_invite_operator((select lead from tokens), '{"email": "a@x.example", "name": "A", "role": "lead"}') ->> 'status', 'confirm', 'with a fresh second factor');
select is(public.desk_change_operator((select lead from tokens), '{"operator_id": "22222222-2222-2222-2222-222222222222", "name": "T", "role": "lead"}') ->> 'status', 'confirm', 'as changing');
select is(public.desk_remove_operator((select lead from tokens), '{"operator_id": "22222222-2222-2222-2222-222222222222"}') ->> 'status', 'confirm', 'and removing');
select pg_temp.fresh();
select is(public.desk_invite_operator((select lead from tokens), '{"email": "a@x.example", "name": "A", "role": "operator"}') ->> 'status', 'ok', 'an invitation');
select is(public.desk_invite_operator((select lead from tokens), '{"email": "a@x.example", "name": "B", "role": "lead"}') ->> 'status', 'known', 'is made once');
select is((select data ->> 'who' from private.mail_outbox where kind = 'desk_notice' and recipient = 'a@x.example'), 'Mara', 'and mailed');
select is(public.desk_invite('b@x.example', 'B', false, false), '{"status": "invited", "role": "operator"}', 'the command invites an operator');
select is(public.desk_invite(' B@X.example', 'B', false, false), '{"status": "known"}', 'once, however the address is written');
select is(public.desk_invite('not an address', 'B', false, false), '{"status": "bad_input"}', 'and refuses what is no address');
select is(public.desk_invite('c@x.example', '', false, false), '{"status": "bad_input"}', 'or no name');

-- Changing and removing
select is(public.desk_change_operator((select lead from tokens), '{"operator_id": "11111111-1111-1111-1111-111111111111", "name": "Mara", "role": "operator"}') ->> 'status', 'last_lead', 'the last lead stays one');
select is(public.desk_remove_operator((select lead from tokens), '{"operator_id": "11111111-1111-1111-1111-111111111111"}') ->> 'status', 'last_lead', 'and stays');
select is(public.desk_change_operator((select lead from tokens), '{"operator_id": "11111111-1111-1111-1111-111111111111", "name": "Mara B.", "role": "lead"}') ->> 'status', 'ok', 'but may have another name');
select is(public.desk_remove_operator((select lead from tokens), '{"operator_id": "99999999-9999-9999-9999-999999999999"}') ->> 'status', 'not_found', 'nobody');
insert into private.operator_passkeys (credential_id, operator_id, public_key) values ('tom', '22222222-2222-2222-2222-222222222222', '\x0a');
insert into private.operator_codes (operator_id, code_hash, expires_at) values ('22222222-2222-2222-2222-222222222222', 'h', now() + interval '1 hour');
-- The signature.
create function pg_temp.path() returns text language sql as $$select signature_path from private.operators where email = 'tom@x.example'$$;
select is(public.desk_save_signature((select operator from tokens), '{"path": "M6 6Q20 20 30 10L50 6M60 60L60 60"}') ->> 'status', 'ok', 'an operator keeps a signature');
select is(public.desk_who((select operator from tokens), '{}') -> 'operator' ->> 'signature_path', 'M6 6Q20 20 30 10L50 6M60 60L60 60', 'and gets it back');
select is(public.desk_who((select lead from tokens), '{}') -> 'operator' -> 'signature_path', 'null', 'nobody else has it');
select throws_ok(format('select public.desk_save_signature((select operator from tokens), %L)', jsonb_build_object('path', path)), '23514', null, 'nothing else is a signature: ' || left(path, 30))
from (values (''), ('<script>alert(1)</script>'), ('M0 0L1 1" onload="alert(1)'), ('M0 0L1 1'' style='''), ('M0 0A1 1 0 0 0 5 5'), ('M0 0L1e9 1'), ('M0 0L1000 1'), ('m0 0l1 1'),
  ('M0 0'), (E'M0 0L1 1\n'), ('M0 0L1 1Z'), ('url(#a)'), (repeat('M0 0L1 1', 513))) as paths (path);
select is(pg_temp.path(), 'M6 6Q20 20 30 10L50 6M60 60L60 60', 'and the one that is kept stays');
select is(public.desk_remove_operator((select lead from tokens), '{"operator_id": "22222222-2222-2222-2222-222222222222"}') ->> 'status', 'ok', 'a removed operator');
select is(pg_temp.path(), null, 'leaves no signature');
select is(public.desk_save_signature((select operator from tokens), '{"path": null}') ->> 'status', 'signed_out', 'and changes none');
select is(public.desk_who((select operator from tokens), '{}') ->> 'status', 'signed_out', 'is signed out');
select is(public.desk_sign_in_with_code('tom@x.example', 'h', 'n', '', true, true) ->> 'status', 'wrong', 'gets in by no code');
select is(public.desk_sign_in_with_passkey('tom', 0, 1, '') ->> 'status', 'unknown', 'and by no passkey');
select is((select name from private.operators where email = 'tom@x.example'), 'Tom', 'the name stays');
select is(public.desk_invite('tom@x.example', 'Tom again', false, false) ->> 'status', 'invited', 'whoever was removed can be invited again');
select is((select count(*)::integer from private.operator_passkeys where operator_id = '22222222-2222-2222-2222-222222222222'), 0, 'without the old passkeys');

-- Own passkeys and sessions
insert into private.operator_passkeys (credential_id, operator_id, public_key, label) values
  ('one', '11111111-1111-1111-1111-111111111111', '\x0a', 'One'), ('other', '22222222-2222-2222-2222-222222222222', '\x0a', '');
select is(public.desk_delete_passkey((select lead from tokens), '{"id": "one"}') ->> 'status', 'last_passkey', 'the last passkey stays');
insert into private.operator_passkeys (credential_id, operator_id, public_key) values ('two', '11111111-1111-1111-1111-111111111111', '\x0a');
select is(public.desk_delete_passkey((select lead from tokens), '{"id": "other"}') ->> 'status', 'not_found', 'one of somebody else is none');
select is(public.desk_rename_passkey((select lead from tokens), '{"id": "other", "label": "Mine"}') ->> 'status', 'not_found', 'nor can it be named');
select is(public.desk_rename_passkey((select lead from tokens), '{"id": "two", "label": "Phone"}') ->> 'status', 'ok', 'one''s own can');
select is(public.desk_delete_passkey((select lead from tokens), '{"id": "one"}') ->> 'status', 'ok', 'and be deleted');
create temporary table second as select private.open_desk_session('11111111-1111-1111-1111-111111111111', 'passkey', 'Phone') as token,
  private.open_desk_session('22222222-2222-2222-2222-222222222222', 'passkey', 'Phone') as theirs;
select is(jsonb_array_length(public.desk_operators((select lead from tokens), '{}') -> 'sessions'), 2, 'one''s own sessions are listed');
select is(jsonb_path_query_array(public.desk_operators((select lead from tokens), '{}'), '$.passkeys[*].label'), '["Phone"]', 'and one''s own passkeys');
select is(public.desk_end_session((select lead from tokens), jsonb_build_object('id', encode(private.secret_hash((select theirs from second)), 'hex'))) ->> 'status', 'ok', 'ending a session of somebody else');
select is(public.desk_who((select theirs from second), '{}') ->> 'status', 'ok', 'does nothing');
select is(public.desk_end_session((select lead from tokens), jsonb_build_object('id', encode(private.secret_hash((select token from second)), 'hex'))) ->> 'status', 'ok', 'ending one''s own');
select is(public.desk_who((select token from second), '{}') ->> 'status', 'signed_out', 'ends it');

-- The log
select results_eq($$select e ->> 'action' from jsonb_array_elements(public.desk_log((select lead from tokens), '{}') -> 'events') with ordinality as t (e, n)
  where e ->> 'operator' like 'Mara%' and n < 20 order by n limit 2$$, array['session_ended', 'sign_in'], 'newest first');
select is(public.desk_log((select lead from tokens), '{"action": "operator_removed"}') #>> '{events,0,detail,name}', 'Tom', 'filtered by what was done');
insert into private.desk_events (operator, action, at) select 'Many', 'looked', now() - interval '1 minute' from generate_series(1, 60);
create temporary table page as select public.desk_log((select lead from tokens), '{"action": "looked"}') as first;
select is((select jsonb_array_length(first -> 'events') from page), 50, 'fifty to a page');
select is((select first ->> 'more' from page), 'true', 'and there are more');
select is(jsonb_array_length(public.desk_log((select lead from tokens), jsonb_build_object('action', 'looked', 'before',
  (select jsonb_build_object('at', first #>> '{events,49,at}', 'event_id', (first #> '{events,49,event_id}')) from page))) -> 'events'), 10, 'of the same moment, too');
select is(public.desk_log((select theirs from second), '{}') ->> 'status', 'ok', 'every operator reads it');
select throws_ok('update private.desk_events set operator = ''Nobody''', '42501', null, 'nobody changes a line of the log');
select throws_ok('delete from private.desk_events', '42501', null, 'nobody deletes one');
select throws_ok('truncate private.desk_events', '42501', null, 'nor all');
grant usage on schema tap to wiring_owner;
grant execute on all functions in schema tap to wiring_owner;
set local role wiring_owner;
select throws_ok('update private.desk_events set operator = ''Nobody''', '42501', null, 'not even the owner of the functions');
select throws_ok('delete from private.desk_events', '42501', null, 'deletes');
set local role service_role;
select throws_ok('select * from private.' || name, '42501', null, 'the service key does not read ' || name)
from unnest(array['operators', 'operator_codes', 'operator_passkeys', 'operator_sessions', 'operator_challenges', 'desk_events']) name;
reset role;
select * from finish();
rollback;
