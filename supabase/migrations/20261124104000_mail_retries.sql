-- The waiting times of mails and of map jobs were written down twice; they stand in private.retry_wait alone
-- now.
grant create on schema public to wiring_owner;

-- The outcome of one attempt: "sent", "retry" (with back-off, after eight attempts failed for good) or
-- "failed". An attempt that reports anything but "sent" has sent nothing and gives its place under the
-- ceiling back.
create or replace function public.settle_mail(p_id uuid, p_outcome text, p_reason text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.mail_outbox;
  wait interval;
  settled text;
begin
  select * into mail from private.mail_outbox m where m.id = p_id for update;
  if not found or mail.state in ('sent', 'failed') then
    return mail.state;
  end if;
  wait := private.retry_wait(mail.attempts);
  settled := case when p_outcome = 'retry' and wait is not null then 'queued'
                  when p_outcome = 'retry' then 'failed' else p_outcome end;
  update private.mail_outbox m set
    state = settled,
    sent_at = case when settled = 'sent' then now() end,
    last_error = case when settled = 'sent' then null else pg_catalog.left(coalesce(p_reason, 'unknown'), 300) end,
    next_attempt_at = case when settled = 'queued' then now() + wait else m.next_attempt_at end,
    data = case when settled = 'queued' then m.data else '{}' end
  where m.id = p_id;
  if settled <> 'sent' then
    delete from private.mail_sends s where s.mail_id = p_id and s.attempt = mail.attempts;
  end if;
  perform private.count_up('mail_' || case when settled = 'queued' then 'retried' else settled end);
  return settled;
end
$$;

revoke create on schema public from wiring_owner;
