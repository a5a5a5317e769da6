-- Who may do what: everything of ours belongs to `wiring_owner`, the API roles get what stands below and
-- nothing else. Here a new function of `public` needs its grant, and a new table nothing; the migration of
-- either says owner and grants by name.

-- wiring_owner must be able to create in `public` while functions are handed over, and not afterwards.
grant usage, create on schema public to wiring_owner;
do $$
declare
  made record;
begin
  for made in
    select c.oid::pg_catalog.regclass as name from pg_catalog.pg_class c
    where c.relnamespace = 'private'::pg_catalog.regnamespace and c.relkind = 'r'
  loop
    execute pg_catalog.format('alter table %s owner to wiring_owner', made.name);
    execute pg_catalog.format('revoke all on %s from public, anon, authenticated, service_role', made.name);
  end loop;
  for made in
    select t.oid::pg_catalog.regtype as name from pg_catalog.pg_type t join pg_catalog.pg_class c on c.oid = t.typrelid
    where t.typnamespace = 'private'::pg_catalog.regnamespace and c.relkind = 'c'
  loop
    execute pg_catalog.format('alter type %s owner to wiring_owner', made.name);
  end loop;
  for made in
    select p.oid::pg_catalog.regprocedure as name from pg_catalog.pg_proc p
    where p.pronamespace in ('private'::pg_catalog.regnamespace, 'public'::pg_catalog.regnamespace)
      and p.proowner = current_user::pg_catalog.regrole
      -- What an extension put there is its own.
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute pg_catalog.format('alter function %s owner to wiring_owner', made.name);
    execute pg_catalog.format('revoke all on function %s from public, anon, authenticated, service_role', made.name);
  end loop;
end
$$;
revoke create on schema public from wiring_owner;

grant usage on schema storage to wiring_owner;
grant select on storage.objects to wiring_owner;

-- What a visitor's browser may call.
grant execute on function
  public.get_session_by_id(text),
  public.get_map(text),
  public.map_status(text),
  public.onboarding_pace(),
  public.trust_numbers()
to anon;

-- What the policies of the storage ask on a visitor's behalf.
grant usage on schema private to anon;
grant execute on function
  private.may_upload(text, text),
  private.is_upload()
to anon;

-- What the edge functions may call, with the secret key.
grant execute on function
  -- 10-sessions
  public.get_session_by_id(text),
  public.note_unknown_id(text, boolean),
  -- 11-signup
  public.signup_wiring_session(text, text, text, text, boolean),
  public.send_session_link(text),
  public.join_waitlist(text, text, text, boolean),
  -- 12-updating
  public.update_wiring_session(text, jsonb),
  public.hand_over_answers(text, jsonb),
  -- 14-deletion
  public.describe_deletion(text, text, boolean),
  public.delete_wiring_session(text, text, text, boolean),
  public.objects_to_sweep(integer),
  public.orphaned_objects(integer),
  public.finish_sweep(),
  -- 30-mail
  public.settle_mail(uuid, text, text),
  public.mail_metrics(),
  -- 40-map-jobs
  public.claim_map_job(integer),
  public.hand_in_map_draft(uuid, jsonb),
  public.settle_map_job(uuid, text, text),
  -- 41-map-delivery
  public.claim_mails(integer, integer),
  public.map_status(text),
  public.ask_for_map_again(text),
  -- 42-map-signing
  public.describe_map(text),
  public.sign_map(text, text, text, integer, integer, text),
  public.undo_map_signature(text, integer),
  -- 43-map-reading
  public.get_map(text),
  public.map_picture(text, integer),
  public.describe_map_deletion(text, text, boolean),
  public.delete_map(text, text, boolean),
  -- 44-address
  public.change_session_address(text, text, text, text, boolean),
  -- 45-bounces
  public.report_mail(uuid, text),
  -- 50-operators
  public.desk_invite(text, text, boolean, boolean),
  public.desk_invite_operator(text, jsonb),
  public.desk_change_operator(text, jsonb),
  public.desk_remove_operator(text, jsonb),
  public.desk_operators(text, jsonb),
  public.desk_log(text, jsonb),
  -- 50-own-keys
  public.desk_save_signature(text, jsonb),
  public.desk_rename_passkey(text, jsonb),
  public.desk_delete_passkey(text, jsonb),
  public.desk_end_session(text, jsonb),
  -- 51-sign-in
  public.desk_request_code(text, text, text, text, text, boolean, text),
  public.desk_sign_in_with_code(text, text, text, text, boolean, boolean, text),
  public.desk_request_confirm_code(text, text, text, text, boolean),
  public.desk_confirm_with_code(text, text, text, boolean),
  public.desk_check_confirmation(text, jsonb),
  public.desk_who(text, jsonb),
  public.desk_sign_out(text),
  -- 52-passkeys
  public.desk_start_passkey(text, text, text, text, boolean),
  public.desk_take_challenge(text, text, text, text),
  public.desk_enrol_passkey(text, text, text, bigint, text[], text),
  public.desk_sign_in_with_passkey(text, bigint, bigint, text, text),
  public.desk_confirm_with_passkey(text, text, bigint, bigint),
  -- 53-queue
  public.desk_queue(text, jsonb),
  public.desk_next_map(text, jsonb),
  -- 54-edits
  public.desk_save_edit(text, jsonb),
  public.desk_hold(text, jsonb),
  public.desk_resume(text, jsonb),
  public.desk_redraft(text, jsonb),
  -- 54-review
  public.desk_open_review(text, jsonb),
  public.desk_heartbeat(text, jsonb),
  public.desk_release(text, jsonb),
  public.desk_take_over(text, jsonb),
  public.desk_inputs(text, jsonb),
  public.desk_picture(text, jsonb),
  public.desk_review_source(text, jsonb),
  -- 55-signing
  public.desk_sign(text, jsonb),
  public.desk_undo_sign(text, jsonb),
  public.desk_rule_numbers(text, jsonb),
  -- 56-delivery
  public.desk_delivery(text, jsonb),
  public.desk_resend(text, jsonb),
  public.desk_close_links(text, jsonb),
  public.desk_send_to_me(text, jsonb),
  public.desk_new_revision(text, jsonb),
  public.desk_show_address(text, jsonb),
  public.desk_correct_address(text, jsonb),
  public.desk_delete_session(text, jsonb),
  -- 57-numbers
  public.desk_numbers(text, jsonb),
  public.onboarding_pace(),
  -- 58-export
  public.desk_waitlist(text, jsonb),
  public.desk_delete_waitlist(text, jsonb),
  public.desk_export_begin(text, jsonb),
  public.desk_export_page(text, jsonb),
  -- 59-health
  public.note_sweep(),
  public.desk_health(text, jsonb),
  public.service_health(),
  public.run_desk_alerts(),
  -- 60-retention
  public.run_retention(integer)
to service_role;
