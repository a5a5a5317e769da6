begin;
set local search_path = tap, public;
select no_plan();

create temporary table made as
  select (public.signup_wiring_session('mya@studio.example', 'old-key', 'ip', null, false) ->> 'session_id') as id;
create function pg_temp.change(address text, key text, ip text default 'ip') returns jsonb language sql as
  $$select public.change_session_address((select id from made), address, key, ip, false)$$;
create function pg_temp.session() returns private.wiring_sessions language sql as
  $$select * from private.wiring_sessions where session_id::text = (select id from made)$$;
create function pg_temp.mails() returns text[] language sql as
  $$select array_agg(kind || ' ' || recipient order by kind, recipient) from private.mail_outbox where state = 'queued'$$;

select is(public.change_session_address('22222222-2222-2222-2222-222222222222', 'a@b.example', 'k', 'ip', false), '{"status": "not_found"}', 'an unknown id changes nothing');
select is(public.change_session_address('%', 'a@b.example', 'k', 'ip', false), '{"status": "not_found"}', 'nor does a malformed one');

select is(pg_temp.change('Mya@studio.example', 'old-key') ->> 'status', 'changed', 'the address that is there already');
select is(pg_temp.mails(), array['signup mya@studio.example'], 'changes nothing and mails nothing');
select is(pg_temp.change('maya@studio.example', 'new-key'), '{"status": "changed", "email": "maya@studio.example"}', 'a correction');
select is((pg_temp.session()).email || ' ' || (pg_temp.session()).address_key, 'maya@studio.example new-key', 'is stored, with the key that counts its mails');
select is((pg_temp.session()).address_changed_at, now(), 'and noted for operators');
select is(pg_temp.mails(), array['address_new maya@studio.example', 'address_old mya@studio.example'], 'both addresses are told, and the waiting link leaves for nobody else');
select is((select count(distinct data ->> 'delete_secret')::integer from private.mail_outbox), 2, 'each with a way to delete of its own');
select is(pg_temp.change('maya@studio.example', 'new-key') ->> 'status', 'changed', 'the same call again');
select is((select count(*)::integer from private.mail_outbox), 2, 'mails nothing more');

insert into private.rate_hits (limit_name, key, hits, window_ends_at) values ('signup_address_day', 'full', 3, now() + interval '1 day');
select is(pg_temp.change('full@studio.example', 'full') ->> 'status', 'limited', 'an address over its mail cap takes no further session');
select is_empty($$select 1 from private.mail_outbox where recipient = 'full@studio.example'$$, 'and gets no mail');
select is((pg_temp.session()).email, 'maya@studio.example', 'the session stays where it was');
update private.rate_hits set hits = 3 where limit_name = 'signup_address_day' and key = 'new-key';
select is(
  (select array_agg(pg_temp.change('v' || n || '@x.example', 'v' || n) ->> 'status') from generate_series(1, 4) n),
  array['changed', 'changed', 'changed', 'limited'], 'the sixth change of a day is refused'
);
select is((select count(*)::integer from private.mail_outbox where kind = 'address_old'), 4, 'every address that the session left is told, also one over its mail cap');
select is((pg_temp.session()).email, 'v3@x.example', 'and changes nothing');
update private.rate_hits set hits = 30 where limit_name = 'address_ip_hour';
select is(pg_temp.change('w@x.example', 'w') ->> 'status', 'limited', 'so is the 31st call of an hour from one network');
delete from private.rate_hits where limit_name in ('address_ip_hour', 'address_session_day');

delete from private.mail_outbox;
update private.wiring_sessions set survey_completed = true, survey_data = '{}', survey_version = '1', json_submitted = true, json_profile = '{}',
  images_uploaded = true, image_urls = '{u}', wiring_complete = true, name_for_certificate = 'Maya', privacy_accepted_at = now(),
  privacy_policy_version = '1', completed_at = now() where session_id::text = (select id from made);
insert into private.maps (session_id, state, draft)
select session_id, 'drafted', '{"schema": 1, "rev": 0, "signed_by": null, "published_at": null, "unread": []}' from private.wiring_sessions where session_id::text = (select id from made);
insert into private.mail_outbox (kind, recipient, session_id) select 'completion', email, session_id from private.wiring_sessions where session_id::text = (select id from made);
select is(public.sign_map((select id from made), 'Mara', 'drafted', 0, 60, 'I read A4 twice.') ->> 'status', 'signed', 'a map is signed');
select is(pg_temp.change('real@studio.example', 'real') ->> 'status', 'changed', 'its address is corrected while the mail waits');
select is(pg_temp.mails(), array['address_new real@studio.example', 'address_old v3@x.example', 'completion real@studio.example', 'map real@studio.example'], 'all that waits goes to the new one');
select is((select search_text from private.maps), 'maya r•••@s•••.example', 'the desk finds it under the new one');
select is((select next_attempt_at from private.mail_outbox where kind = 'map'), now() + interval '1 day', 'the map of a finished session waits for a day');
update private.mail_outbox set next_attempt_at = now() where kind = 'map';
update private.mail_outbox set next_attempt_at = now() + interval '1 hour' where kind = 'address_old';
select is_empty($$select 1 from public.claim_mails(10, 60) where kind = 'map'$$, 'and never overtakes the mail to the old address');
update private.mail_outbox set next_attempt_at = now() + interval '1 day' where kind = 'map';
update private.mail_outbox set state = 'failed', last_error = 'SMTP 550' where kind = 'address_old';
select is((select next_attempt_at from private.mail_outbox where kind = 'map'), now(), 'an old mailbox that does not exist holds nothing back');

update private.mail_outbox set state = 'sending' where kind = 'map';
select is(pg_temp.change('late@studio.example', 'late'), '{"status": "mailed"}', 'a map on its way is not called back');
update private.mail_outbox set state = 'failed', last_error = 'SMTP 550' where kind = 'map';
select is((select state from private.maps), 'refused', 'a mail server refuses the map');
select is(pg_temp.change('works@studio.example', 'works') ->> 'status', 'changed', 'a new address');
select is((select recipient from private.mail_outbox o join private.maps m on m.mail_id = o.id and m.state = 'signed'), 'works@studio.example', 'gets the map at once');
update private.mail_outbox set state = 'sent', sent_at = now() where kind = 'map_again';
select is(pg_temp.change('thief@studio.example', 'thief'), '{"status": "mailed"}', 'a delivered map goes to no other address');
select is((pg_temp.session()).email, 'works@studio.example', 'which stays');

select public.delete_wiring_session(null, (select id from made), 'ip', false);
select is_empty($$select 1 from private.mail_outbox$$, 'deleting takes the mails of every address along');
select is_empty($$select 1 from private.rate_hits where key = (select id from made)$$, 'and no count names the session');
select * from finish();
rollback;
