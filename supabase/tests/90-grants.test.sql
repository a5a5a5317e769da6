-- What the API roles may do, and what the privileged functions are.
begin;
set local search_path = tap, public;
select no_plan();

select is_empty(
  $$select table_schema || '.' || table_name || ' ' || privilege_type from information_schema.table_privileges
    where grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC') and table_schema in ('public', 'private')$$,
  'no API role has a privilege on any table of ours'
);
select is_empty(
  $$select object_schema || '.' || object_name from information_schema.usage_privileges
    where grantee in ('anon', 'authenticated', 'PUBLIC') and object_schema in ('public', 'private')$$,
  'no anonymous role may use a sequence of ours'
);
select set_eq(
  $$select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege('anon', p.oid, 'execute')$$,
  array['get_map(text)', 'get_session_by_id(text)', 'map_status(text)', 'onboarding_pace()', 'trust_numbers()', 'private.may_upload(text,text)', 'private.is_upload()'],
  'anon may call the RPCs that read by a secret, the numbers of two pages, and what the storage policies need'
);
select is_empty(
  $$select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege('authenticated', p.oid, 'execute')$$,
  'authenticated may call nothing'
);
select set_eq(
  $$select p.proname::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('service_role', p.oid, 'execute')$$,
  array['claim_mails', 'claim_map_job', 'delete_map', 'delete_wiring_session', 'describe_deletion', 'describe_map', 'describe_map_deletion', 'finish_sweep',
    'get_map', 'get_session_by_id', 'hand_in_map_draft', 'hand_over_answers', 'map_picture', 'join_waitlist', 'mail_metrics', 'note_sweep', 'note_unknown_id', 'objects_to_sweep', 'orphaned_objects', 'report_mail', 'run_retention', 'send_session_link', 'settle_mail', 'settle_map_job', 'sign_map',
    'signup_wiring_session', 'undo_map_signature', 'update_wiring_session'
  ] || array[
    'desk_who',
    'desk_queue', 'desk_open_review', 'desk_heartbeat', 'desk_release', 'desk_take_over', 'desk_inputs', 'desk_review_source', 'desk_save_edit',
    'desk_hold', 'desk_resume', 'desk_redraft', 'desk_sign', 'desk_undo_sign', 'desk_rule_numbers', 'desk_delivery', 'desk_resend',
    'desk_close_links', 'desk_send_to_me', 'desk_new_revision', 'desk_picture', 'desk_show_address', 'desk_correct_address', 'desk_next_map'
  ] || array[
    'desk_change_operator', 'desk_check_confirmation', 'desk_confirm_with_code', 'desk_confirm_with_passkey', 'desk_delete_passkey',
    'desk_end_session', 'desk_enrol_passkey', 'desk_invite', 'desk_invite_operator', 'desk_log', 'desk_operators', 'desk_remove_operator',
    'desk_rename_passkey', 'desk_save_signature', 'desk_request_code', 'desk_request_confirm_code', 'desk_sign_in_with_code', 'desk_sign_in_with_passkey',
    'desk_sign_out', 'desk_start_passkey', 'desk_take_challenge',
    'desk_numbers', 'desk_waitlist', 'desk_delete_waitlist', 'desk_export_begin', 'desk_export_page', 'desk_delete_session', 'desk_health',
    'service_health', 'run_desk_alerts', 'map_status', 'ask_for_map_again', 'onboarding_pace', 'change_session_address'
  ],
  'service_role may call the functions of the API and nothing else of ours'
);
create table public.made_later (id integer);
create function public.made_later() returns integer language sql as 'select 1';
select is_empty(
  $$select grantee from information_schema.table_privileges
    where table_name = 'made_later' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')$$,
  'a new table of public gets no grants'
);
select ok(not has_function_privilege('anon', 'public.made_later()', 'execute'), 'a new function of public gets no grants');
select is_empty(
  $$select c.oid::regclass::text from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'private'::regnamespace and not c.relrowsecurity$$,
  'every table has row level security'
);
select set_eq(
  $$select p.oid::regprocedure::text from pg_proc p
    where p.prosecdef and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)$$,
  array[
    'claim_mails(integer,integer)', 'delete_wiring_session(text,text,text,boolean)', 'describe_deletion(text,text,boolean)',
    'finish_sweep()', 'get_session_by_id(text)', 'join_waitlist(text,text,text,boolean)', 'mail_metrics()',
    'note_sweep()', 'private.note_job(text)', 'note_unknown_id(text,boolean)', 'objects_to_sweep(integer)', 'orphaned_objects(integer)', 'private.check_upload()',
    'private.count_up(text)', 'private.delete_session(uuid,text)', 'private.delete_waitlist_entry(uuid)', 'private.remove_operator(uuid)',
    'private.enqueue_session_mail(uuid,text)', 'private.may_upload(text,text)', 'private.objects_exist(uuid,jsonb)',
    'private.saved_answer(uuid)', 'private.session_of_secret(text)', 'private.take_hit(text,text,boolean)',
    'run_retention(integer)', 'send_session_link(text)', 'settle_mail(uuid,text,text)',
    'signup_wiring_session(text,text,text,text,boolean)', 'update_wiring_session(text,jsonb)', 'hand_over_answers(text,jsonb)',
    'claim_map_job(integer)', 'delete_map(text,text,boolean)', 'describe_map(text)', 'describe_map_deletion(text,text,boolean)',
    'get_map(text)', 'map_picture(text,integer)', 'hand_in_map_draft(uuid,jsonb)', 'settle_map_job(uuid,text,text)', 'sign_map(text,text,text,integer,integer,text)',
    'undo_map_signature(text,integer)', 'private.claim_mails(integer,integer)', 'private.describe_session(uuid)',
    'private.enqueue_map(uuid)', 'private.enqueue_map_mail(uuid,text,integer,timestamp with time zone)',
    'private.fail_map_job(uuid,text)', 'private.follow_map_mail()', 'private.mail_problem(uuid,text)', 'report_mail(uuid,text)', 'private.log_mail_problem()', 'private.lock_map(text)', 'private.lock_map_job(uuid)',
    'private.open_map_link(text)', 'private.send_map_again(text,text,integer,boolean)',
    'private.sign_map(text,text,text,integer,integer,text)', 'private.undo_map_signature(text,integer)'
  ] || array[
    'desk_who(text,jsonb)', 'private.desk_access(text,text,boolean)', 'private.log_desk(private.desk_access,text,uuid,integer,jsonb)',
    'desk_queue(text,jsonb)', 'desk_open_review(text,jsonb)', 'desk_heartbeat(text,jsonb)', 'desk_release(text,jsonb)',
    'desk_take_over(text,jsonb)', 'desk_inputs(text,jsonb)', 'desk_review_source(text,jsonb)', 'desk_save_edit(text,jsonb)',
    'desk_hold(text,jsonb)', 'desk_resume(text,jsonb)', 'desk_redraft(text,jsonb)', 'desk_sign(text,jsonb)', 'desk_undo_sign(text,jsonb)',
    'desk_rule_numbers(text,jsonb)', 'desk_delivery(text,jsonb)', 'desk_resend(text,jsonb)', 'desk_close_links(text,jsonb)',
    'desk_send_to_me(text,jsonb)', 'desk_new_revision(text,jsonb)', 'desk_show_address(text,jsonb)', 'desk_correct_address(text,jsonb)', 'private.fill_map_row()', 'private.queue_rows(jsonb,text)',
    'private.queue_counts(text)', 'private.operator_name(text)', 'private.foreign_claim(private.maps,uuid)', 'private.done_answer(uuid)',
    'private.claim_map(uuid,uuid)', 'private.count_rule_fates(jsonb,jsonb,jsonb,integer)', 'private.count_verdicts(jsonb)',
    'private.publish_map(private.maps,jsonb,jsonb,jsonb,integer)', 'private.is_applicants_link(text)',
    'desk_picture(text,jsonb)', 'private.session_of_map(text)', 'desk_next_map(text,jsonb)',
    'private.log_look(private.desk_access,text,uuid,integer)'
  ] || array[
    'private.access_for(text,text)', 'private.add_operator(text,text,text,uuid)', 'private.is_last_lead(uuid)',
    'private.mail_operators(text,jsonb)', 'private.make_desk_code(uuid,text,text,text)', 'private.may_enrol(text)',
    'private.open_desk_session(uuid,text,text,text)', 'private.run_desk_retention()', 'private.use_desk_code(uuid,text,text)',
    'private.use_passkey(text,bigint,bigint)', 'desk_change_operator(text,jsonb)', 'desk_check_confirmation(text,jsonb)',
    'desk_confirm_with_code(text,text,text,boolean)', 'desk_confirm_with_passkey(text,text,bigint,bigint)',
    'desk_delete_passkey(text,jsonb)', 'desk_end_session(text,jsonb)', 'desk_enrol_passkey(text,text,text,bigint,text[],text)',
    'desk_invite(text,text,boolean,boolean)', 'desk_invite_operator(text,jsonb)', 'desk_log(text,jsonb)', 'desk_operators(text,jsonb)',
    'desk_remove_operator(text,jsonb)', 'desk_rename_passkey(text,jsonb)', 'desk_save_signature(text,jsonb)', 'desk_request_code(text,text,text,text,text,boolean,text)',
    'desk_request_confirm_code(text,text,text,text,boolean)', 'desk_sign_in_with_code(text,text,text,text,boolean,boolean,text)',
    'desk_sign_in_with_passkey(text,bigint,bigint,text,text)', 'desk_sign_out(text)', 'desk_start_passkey(text,text,text,text,boolean)',
    'desk_take_challenge(text,text,text,text)',
    'ask_for_map_again(text)', 'desk_delete_session(text,jsonb)', 'desk_delete_waitlist(text,jsonb)', 'desk_export_begin(text,jsonb)',
    'desk_export_page(text,jsonb)', 'desk_health(text,jsonb)', 'desk_numbers(text,jsonb)', 'desk_waitlist(text,jsonb)', 'map_status(text)',
    'onboarding_pace()', 'trust_numbers()', 'run_desk_alerts()', 'service_health()', 'private.alert_failed_mail()',
    'private.alert_operators(text,timestamp with time zone)', 'private.applicants_times(timestamp with time zone)',
    'private.circuit_shares(timestamp with time zone)', 'private.deletions_since(timestamp with time zone)',
    'private.export_ids(jsonb,uuid)', 'private.export_operators(uuid)', 'private.export_sessions(jsonb,uuid)', 'private.export_waitlist(uuid)',
    'private.funnel_by_week(timestamp with time zone)',
    'private.health()', 'private.maps_times(timestamp with time zone)', 'private.rule_counts()', 'private.run_retention(integer)',
    'private.stops()', 'change_session_address(text,text,text,text,boolean)', 'private.release_held_map()',
    'private.map_is_mailed(private.maps)'
  ],
  'every SECURITY DEFINER function is listed here'
);
select is_empty(
  $$select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.proname <> 'made_later'
    and not coalesce('search_path=""' = any (p.proconfig), false)$$,
  'every function of ours has an empty search_path'
);
select is_empty(
  $$select p.oid::regprocedure::text from pg_proc p join pg_roles r on r.oid = p.proowner
    where p.prosecdef and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (r.rolsuper or r.rolbypassrls or r.rolcanlogin or r.rolname <> 'wiring_owner')$$,
  'every SECURITY DEFINER function belongs to a role that is no superuser and cannot log in'
);
select is_empty(
  $$select nspname from pg_namespace where nspname = 'private' and has_schema_privilege('anon', oid, 'create')
    union all select nspname from pg_namespace where nspname = 'public' and has_schema_privilege('wiring_owner', oid, 'create')$$,
  'neither anon nor the owner role may create objects'
);
set local role anon;
select throws_ok('select * from private.wiring_sessions', '42501', null, 'anon cannot read the table of sessions');
select throws_ok('select private.random_secret()', '42501', null, 'anon cannot call private functions');

reset role;
select * from finish();
rollback;
