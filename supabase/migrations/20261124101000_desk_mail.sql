-- Mails to the studio's people by the same outbox: codes, notices, alerts. What such a mail says stands in
-- `data`, which settle_mail empties.

grant create on schema public to wiring_owner;

alter table private.mail_outbox drop constraint mail_outbox_kind_check;
alter table private.mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('signup', 'waitlist', 'completion', 'map', 'map_again', 'desk_code', 'desk_notice', 'desk_alert'));
create index mail_outbox_desk_code on private.mail_outbox (recipient) where kind = 'desk_code';

-- The mail worker also gets what a mail to an operator says. What private.claim_mails does stays as it is.
drop function public.claim_mails(integer, integer);
create function public.claim_mails(p_max integer, p_lease_seconds integer)
returns table (
  id uuid, kind text, recipient text, session_id uuid, delete_secret text, expires_at text, attempt integer,
  map_secret text, desk jsonb
)
language sql volatile security definer set search_path = ''
as $$
  select c.id, c.kind, c.recipient, c.session_id, c.delete_secret, c.expires_at, c.attempt, m.data ->> 'map_secret',
    case when c.kind like 'desk\_%' then m.data end
  from private.claim_mails(p_max, p_lease_seconds) c join private.mail_outbox m on m.id = c.id
$$;

-- The same mail to every operator.
create function private.mail_operators(p_kind text, p_data jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.mail_outbox (kind, recipient, data)
  select p_kind, o.email, p_data from private.operators o where o.removed_at is null order by o.operator_id
$$;

-- What the desk no longer needs: codes and challenges that are over, sessions a week after their end, code
-- mails that could not be sent while the code was good. The log stays.
create function private.run_desk_retention() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.operator_codes c where c.expires_at < now();
  delete from private.operator_challenges c where c.expires_at < now();
  delete from private.operator_sessions s
  where coalesce(s.ended_at, least(s.created_at + interval '12 hours', s.last_seen_at + interval '1 hour')) < now() - interval '7 days';
  delete from private.mail_outbox m
  where m.kind = 'desk_code' and m.state = 'queued' and m.created_at < now() - interval '10 minutes';
$$;

-- As before, and the desk's own.
create or replace function public.run_retention(p_max integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due uuid[];
begin
  due := array(
    select s.session_id from private.wiring_sessions s where s.expires_at <= now()
    order by s.expires_at limit p_max for update skip locked
  );
  perform private.delete_session(id, 'expired') from pg_catalog.unnest(due) as ids (id);
  delete from private.rate_hits h where h.window_ends_at < now() - interval '1 day';
  delete from private.idempotency_keys k where k.created_at < now() - interval '2 days';
  delete from private.mail_outbox m where m.state in ('sent', 'failed') and m.created_at < now() - interval '30 days';
  delete from private.mail_sends s where s.started_at < now() - interval '1 day';
  perform private.run_desk_retention();
  return cardinality(due);
end
$$;

alter function public.claim_mails(integer, integer) owner to wiring_owner;
alter function private.mail_operators(text, jsonb) owner to wiring_owner;
alter function private.run_desk_retention() owner to wiring_owner;
revoke all on function public.claim_mails(integer, integer) from public, anon, authenticated;
grant execute on function public.claim_mails(integer, integer) to service_role;
revoke create on schema public from wiring_owner;
