-- What the mail provider says of a mail that it took: it did not arrive, or its reader called it unwanted.

-- `p_class`: 'permanent', 'transient', 'undetermined' or 'suppressed' for a mail that did not arrive,
-- 'not_sent' for one that the provider did not send, 'complaint'. The same report again changes nothing, and
-- one that comes before the worker's own is the truth. Answers 'noted', 'known' or 'unknown'.
create function public.report_mail(p_id uuid, p_class text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.mail_outbox;
begin
  -- Session and map before the mail, as a deletion and a new address take them.
  perform private.lock_map(m.session_id::text) from private.mail_outbox m where m.id = p_id and m.session_id is not null;
  select * into mail from private.mail_outbox m where m.id = p_id for update;
  if not found then
    return 'unknown';
  end if;
  if mail.state = 'failed' or (p_class = 'complaint' and mail.complained_at is not null) then
    return 'known';
  end if;
  if p_class = 'complaint' then
    update private.mail_outbox m set complained_at = now() where m.id = p_id;
  else
    update private.mail_outbox m set
      state = 'failed', sent_at = null, data = '{}',
      last_error = case p_class when 'not_sent' then 'not sent by the provider' else 'bounced: ' || p_class end
    where m.id = p_id;
  end if;
  perform private.count_up(case p_class when 'complaint' then 'mail_complained' else 'mail_bounced' end);
  return 'noted';
end
$$;

-- One line of the desk's log for each mail of a session that did not arrive or was unwanted. No address.
create function private.log_mail_problem() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.desk_events (operator, action, session_hash, detail)
  values ('mail provider', case new.state when 'failed' then 'mail_failed' else 'mail_complained' end,
    private.secret_hash(new.session_id::text),
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object('mail', new.kind, 'reason', new.last_error)));
  return null;
end
$$;

create trigger log_mail_problem after update of state, complained_at on private.mail_outbox
  for each row when (
    new.session_id is not null
    and ((new.state = 'failed' and old.state <> 'failed') or (new.complained_at is not null and old.complained_at is null))
  )
  execute function private.log_mail_problem();
