begin;
set local search_path = tap, public;
select no_plan();

insert into private.mail_outbox (id, kind, recipient, data) values
  ('11111111-1111-1111-1111-111111111111', 'waitlist', 'a@x.example', '{"delete_secret": "s"}'),
  ('22222222-2222-2222-2222-222222222222', 'waitlist', 'b@x.example', '{}');
create temporary table taken as select * from public.claim_mails(1, 60);
select is((select count(*)::integer from taken), 1, 'a worker takes as many as it asks for');
select is((select count(*)::integer from public.claim_mails(10, 60)), 1, 'a second worker gets only what is left');
select is((select count(*)::integer from public.claim_mails(10, 60)), 0, 'a claimed mail is nobody else''s until the lease ends');
update private.mail_outbox set next_attempt_at = now() - interval '1 second';
select is((select count(*)::integer from public.claim_mails(10, 60) where attempt = 2), 2, 'a dead worker''s mails are taken again, under the same id');
select is(public.settle_mail('11111111-1111-1111-1111-111111111111', 'sent', null), 'sent', 'sent');
select is((select data from private.mail_outbox where id = '11111111-1111-1111-1111-111111111111'), '{}', 'a settled mail forgets its secret');
select is(public.settle_mail('11111111-1111-1111-1111-111111111111', 'failed', 'late'), 'sent', 'a late report changes nothing');
select is(public.settle_mail('22222222-2222-2222-2222-222222222222', 'retry', 'SMTP 421'), 'queued', '421 is retried');
select is((select next_attempt_at from private.mail_outbox where id = '22222222-2222-2222-2222-222222222222'), now() + interval '5 minutes', 'after a back-off');
update private.mail_outbox set attempts = 7, state = 'sending' where id = '22222222-2222-2222-2222-222222222222';
select is(public.settle_mail('22222222-2222-2222-2222-222222222222', 'retry', 'SMTP 421'), 'queued', 'the seventh attempt is retried, too');
select is((select next_attempt_at from private.mail_outbox where id = '22222222-2222-2222-2222-222222222222'), now() + interval '24 hours', 'a day later');
update private.mail_outbox set attempts = 8, state = 'sending' where id = '22222222-2222-2222-2222-222222222222';
select is(public.settle_mail('22222222-2222-2222-2222-222222222222', 'retry', 'SMTP 421'), 'failed', 'no endless retry');
select is((select last_error from private.mail_outbox where state = 'failed'), 'SMTP 421', 'the reason stays');
select is((public.mail_metrics() -> 'counters' ->> 'mail_failed')::integer, 1, 'the alert counter is up by one');

-- The ceiling: 499 sends were counted in this hour, and one that a worker may still be at.
delete from private.mail_sends;
delete from private.mail_outbox;
insert into private.mail_sends (mail_id, attempt) select private.random_id(), 1 from generate_series(1, 498);
insert into private.mail_outbox (kind, recipient) select 'waitlist', 'y' || n || '@x.example' from generate_series(1, 5) n;
select is((select count(*)::integer from public.claim_mails(10, 60)), 2, 'up to 500 mails an hour are sent');
select is((select count(*)::integer from public.claim_mails(10, 60)), 0, 'above that they wait, also while the last are being sent');
update private.mail_outbox set next_attempt_at = now() - interval '1 second' where state = 'sending';
select is((select count(*)::integer from public.claim_mails(10, 60)), 0, 'mails of a killed worker wait, too: sending them again is one more send');
update private.rate_limits set max_hits = 501 where name = 'mails_hour';
select is((select max(attempt) from public.claim_mails(10, 60)), 2, 'the next place goes to a mail of the killed worker');
select is((select count(*)::integer from private.mail_sends), 501, 'which counts twice now');
select is(public.settle_mail((select id from private.mail_outbox where attempts = 2), 'retry', 'SMTP 421'), 'queued', 'an attempt that was refused');
select is((select count(*)::integer from private.mail_sends), 500, 'gives its own place back, and not that of the attempt nobody reported on');
select is(public.settle_mail((select id from public.claim_mails(1, 60)), 'sent', null), 'sent', 'one that was sent');
delete from private.mail_outbox where state = 'sent';
select is((select count(*)::integer from private.mail_sends), 501, 'keeps it, also when the mail is deleted with its session');
update private.mail_sends set started_at = now() - interval '2 hours';
select is((select count(*)::integer from public.claim_mails(10, 60)), 3, 'and the others go later');
select * from finish();
rollback;
