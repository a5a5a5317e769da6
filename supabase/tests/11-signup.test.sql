begin;
set local search_path = tap, public;
select no_plan();

create temporary table made as
  select public.signup_wiring_session('maya@studio.example', 'address-1', 'ip-1', 'key-1', false) as answer;
select is((select answer ->> 'status' from made), 'created', 'a signup makes a session');
select is((select count(*)::integer from private.mail_outbox), 1, 'and its mail, in the same transaction');
select is(
  public.signup_wiring_session('maya@studio.example', 'address-1', 'ip-1', 'key-1', false), (select answer from made),
  'the same idempotency key gives the same answer'
);
select is((select count(*)::integer from private.mail_outbox), 1, 'and no second mail');
select is((select count(*)::integer from private.wiring_sessions), 1, 'and no second session');
select isnt(
  public.signup_wiring_session('maya@studio.example', 'address-1', 'ip-2', null, false) ->> 'session_id',
  (select answer ->> 'session_id' from made), 'a second signup of one address never gets the first session'
);
select is(public.signup_wiring_session('maya@studio.example', 'address-1', 'ip-3', null, false) ->> 'status', 'created', 'third mail to one address');
select is(
  public.signup_wiring_session('maya@studio.example', 'address-1', 'ip-4', 'key-9', false),
  '{"status": "mail_capped"}', 'the fourth mail of a day to one address is not sent'
);
select is(
  public.signup_wiring_session('maya@studio.example', 'address-1', 'ip-4', 'key-9', false),
  '{"status": "mail_capped"}', 'and its repetition says the same'
);
select is((select count(*)::integer from private.wiring_sessions), 3, 'a capped signup stores nothing');

select is(
  (select array_agg(public.signup_wiring_session('v' || n || '@x.example', 'a' || n, 'busy', 'k' || n, false) ->> 'status') from generate_series(1, 6) n),
  array['created', 'created', 'created', 'created', 'created', 'limited'], 'the sixth signup of an hour from one IP is limited'
);
select ok(
  (public.signup_wiring_session('v7@x.example', 'a7', 'busy', 'k7', false) ->> 'retry_after')::integer between 3590 and 3600,
  'and told to wait until the hour is over'
);
select is_empty($$select * from private.idempotency_keys where key in ('k6', 'k7')$$, 'a limited call keeps no answer, so it may be repeated');
update private.rate_hits set window_ends_at = now() where limit_name = 'signup_ip_hour' and key = 'busy';
select is(public.signup_wiring_session('v8@x.example', 'a8', 'busy', 'k8', false) ->> 'status', 'created', 'the next hour is free again');
select is(
  (select count(*)::integer from generate_series(1, 30) n
   where public.signup_wiring_session('w' || n || '@x.example', 'b' || n, 'lab', null, true) ->> 'status' = 'created'),
  30, 'relaxed limits let one IP sign up often'
);

select is(public.join_waitlist('ana@studio.example', 'ana', 'ip-1', false), '{"status": "joined"}', 'joining the waitlist');
select is(public.join_waitlist('ana@studio.example', 'ana', 'ip-1', false), '{"status": "joined"}', 'twice gives the same answer');
select is((select count(*)::integer from private.waitlist), 1, 'and one row');
select is((select count(*)::integer from private.mail_outbox where kind = 'waitlist'), 1, 'and one mail');
select is_empty($$select * from private.mail_outbox where kind = 'waitlist' and session_id is not null$$, 'which has no session');
select public.join_waitlist('ana+' || n || '@studio.example', 'ana', 'ip-2', false) from generate_series(1, 4) n;
select is((select count(*)::integer from private.mail_outbox where kind = 'waitlist' and next_attempt_at <= now()), 3,
  'spellings of one mailbox get three mails in a day');
select is((select count(*)::integer from private.mail_outbox where kind = 'waitlist' and next_attempt_at = now() + interval '1 day'), 2,
  'and the others later');

select is(public.send_session_link('00000000-0000-0000-0000-000000000000'), '{"status": "not_found"}', 'an unknown session has no link');
select is(public.send_session_link((select answer ->> 'session_id' from made)), '{"status": "mail_capped"}', 'the link counts against the address');
select is(
  public.send_session_link((select session_id::text from private.wiring_sessions where email = 'v1@x.example')),
  '{"status": "sent"}', 'the link is sent again'
);
select is_empty(
  $$select 1 from private.deletion_secrets d join private.mail_outbox m on m.session_id = d.session_id
    where encode(d.secret_hash, 'hex') = m.data ->> 'delete_secret'$$, 'secrets are stored as hashes'
);
select * from finish();
rollback;
