begin;
set local search_path = tap, public;
select no_plan();

insert into private.wiring_sessions (session_id, email, address_key, expires_at, survey_completed, survey_data, json_submitted,
  json_profile, images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
values ('11111111-1111-1111-1111-111111111111', 'maya@studio.example', 'k', now() + interval '365 days', true, '{}', true, '{}', true, '{u}', true, '', now(), '1', now());
insert into private.maps (session_id, state, draft)
select session_id, 'drafted', '{"schema": 1, "rev": 0, "signed_by": null, "published_at": null, "unread": []}' from private.wiring_sessions;
create function pg_temp.map() returns private.maps language sql as $$select * from private.maps$$;
create function pg_temp.sign(state text, revision integer) returns jsonb language sql as
  $$select public.sign_map('11111111-1111-1111-1111-111111111111', 'Mara', state, revision, 0, 'I read A4 twice.')$$;
create function pg_temp.status() returns text language sql as
  $$select state from public.map_status('11111111-1111-1111-1111-111111111111')$$;
create function pg_temp.problem() returns text language sql as
  $$select mail_problem from public.get_session_by_id('11111111-1111-1111-1111-111111111111')$$;
create function pg_temp.note(class text) returns text language sql as $$select public.report_mail((pg_temp.map()).mail_id, class)$$;

select is(public.report_mail(private.random_id(), 'permanent'), 'unknown', 'a mail that is gone');
select is(pg_temp.sign('drafted', 0) ->> 'status', 'signed', 'a map is signed');
select is((select count(*)::integer from public.claim_mails(1, 60)), 1, 'a worker hands its mail over');
select is(pg_temp.note('permanent'), 'noted', 'the bounce overtakes the worker''s own report');
select is(public.settle_mail((pg_temp.map()).mail_id, 'sent', null), 'failed', 'which comes too late');
select is((pg_temp.map()).state, 'refused', 'the map is refused');
select is(pg_temp.status(), 'refused', 'and the applicant is told');
select is(pg_temp.problem(), 'not_arrived', 'on every screen');

select is(private.send_map_again('11111111-1111-1111-1111-111111111111', 'refused', 1, false) ->> 'status', 'queued', 'it is sent again');
select is((select count(*)::integer from public.claim_mails(1, 60)), 1, 'handed over');
select is(public.settle_mail((pg_temp.map()).mail_id, 'sent', null), 'sent', 'taken');
select is(pg_temp.status(), 'sent', 'and delivered');
update private.mail_outbox set created_at = created_at - interval '1 hour' where state = 'failed';
select is(pg_temp.problem(), null, 'the problem is over');
select is(pg_temp.note('complaint'), 'noted', 'its reader calls it spam');
select is(pg_temp.problem(), 'unwanted', 'which she is told');
select is((pg_temp.map()).state, 'delivered', 'it stays delivered');
select is(pg_temp.note('transient'), 'noted', 'and then it bounces');
select is((pg_temp.map()).state, 'refused', 'a delivered map becomes a refused one');
select is((pg_temp.map()).delivered_at, null, 'that never arrived');
select is((select last_error from private.mail_outbox where id = (pg_temp.map()).mail_id), 'bounced: transient', 'with its class');
select is((select count(*)::integer from private.desk_events where operator = 'mail provider'), 3, 'each in the log');
select is_empty($$select 1 from private.desk_events where detail::text like '%@%'$$, 'without an address');

-- Between the bounce and the next signature.
select is(private.send_map_again('11111111-1111-1111-1111-111111111111', 'refused', 1, false) ->> 'status', 'queued', 'once more');
select is((select count(*)::integer from public.claim_mails(1, 60)), 1, 'handed over');
select is(public.settle_mail((pg_temp.map()).mail_id, 'sent', null), 'sent', 'taken');
update private.maps set state = 'in_review';
select is(pg_temp.note('permanent'), 'noted', 'a bounce while the next revision is in the making');
select is((pg_temp.map()).state, 'in_review', 'leaves the review alone');
select is(pg_temp.status(), 'in_review', 'and nobody says that a map arrived');

-- A notice to the old address.
create function pg_temp.hold(class text) returns timestamptz language plpgsql as $$
declare
  notice uuid;
begin
  update private.wiring_sessions set map_held_until = now() + interval '1 day';
  insert into private.mail_outbox (kind, recipient, session_id, state, sent_at)
  values ('address_old', 'old@studio.example', '11111111-1111-1111-1111-111111111111', 'sent', now()) returning id into notice;
  perform public.report_mail(notice, class);
  return (select map_held_until from private.wiring_sessions);
end
$$;
select is(pg_temp.hold('transient'), now() + interval '1 day', 'a full mailbox can still object');
select is(pg_temp.hold('permanent'), null, 'one that does not exist cannot');
select is(private.is_strangers_bounce('signup', 'bounced: permanent'), true, 'a mistyped address is nobody''s fault here');
select is(private.is_strangers_bounce('signup', 'not sent by the provider'), false, 'a mail that was not sent is');
select is(private.is_strangers_bounce('map', 'bounced: permanent'), false, 'and so is the mail of a map');
select is((private.health() -> 'mails' ->> 'complained_today')::integer, 1, 'complaints are counted');
select * from finish();
rollback;
