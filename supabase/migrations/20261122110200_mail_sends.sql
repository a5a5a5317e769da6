-- The hourly ceiling counts sends, not mails: a mail that a killed worker may have sent and another sends
-- again counts twice, and a mail that is being sent or whose session was deleted since counts, too.

grant create on schema public to wiring_owner;

create table private.mail_sends (
  -- No reference: the count outlives the mail.
  mail_id uuid not null,
  attempt integer not null,
  started_at timestamptz not null default now(),
  primary key (mail_id, attempt)
);
create index mail_sends_start on private.mail_sends (started_at);
alter table private.mail_sends enable row level security;
alter table private.mail_sends owner to wiring_owner;
revoke all on private.mail_sends from public, anon, authenticated, service_role;

insert into private.mail_sends (mail_id, attempt, started_at)
select m.id, m.attempts, coalesce(m.sent_at, now()) from private.mail_outbox m
where m.state = 'sending' or (m.state = 'sent' and m.sent_at > now() - interval '1 hour');

-- Takes up to `p_max` due mails for `p_lease_seconds`, as far as the hourly ceiling leaves room. A worker
-- that dies leaves them claimed until the lease ends; then another takes them (at most one mail more, with
-- the same Message-ID; never none).
create or replace function public.claim_mails(p_max integer, p_lease_seconds integer)
returns table (id uuid, kind text, recipient text, session_id uuid, delete_secret text, expires_at text, attempt integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rule private.rate_limits;
  room integer;
begin
  -- Workers count one after another, each what the one before has taken.
  select * into strict rule from private.rate_limits l where l.name = 'mails_hour' for no key update;
  select least(p_max, rule.max_hits - count(*)) into room
  from private.mail_sends s where s.started_at > now() - rule.window_length;
  return query
  with due as (
    select m.id from private.mail_outbox m
    where m.state in ('queued', 'sending') and m.next_attempt_at <= now()
    order by m.next_attempt_at limit greatest(room, 0) for update skip locked
  ), claimed as (
    update private.mail_outbox m set
      state = 'sending', attempts = m.attempts + 1,
      next_attempt_at = now() + pg_catalog.make_interval(secs => p_lease_seconds)
    from due where m.id = due.id returning m.*
  ), noted as (
    insert into private.mail_sends (mail_id, attempt) select c.id, c.attempts from claimed c
  )
  select c.id, c.kind, c.recipient, c.session_id, c.data ->> 'delete_secret', private.utc_text(s.expires_at), c.attempts
  from claimed c left join private.wiring_sessions s on s.session_id = c.session_id;
end
$$;

-- The outcome of one attempt: "sent", "retry" (with back-off, after eight attempts failed for good) or
-- "failed". An attempt that reports anything but "sent" has sent nothing and gives its place under the
-- ceiling back.
create or replace function public.settle_mail(p_id uuid, p_outcome text, p_reason text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  waits constant interval[] := array['1 minute', '5 minutes', '15 minutes', '1 hour', '4 hours', '12 hours', '24 hours'];
  mail private.mail_outbox;
  settled text;
begin
  select * into mail from private.mail_outbox m where m.id = p_id for update;
  if not found or mail.state in ('sent', 'failed') then
    return mail.state;
  end if;
  settled := case when p_outcome = 'retry' and mail.attempts <= cardinality(waits) then 'queued'
                  when p_outcome = 'retry' then 'failed' else p_outcome end;
  update private.mail_outbox m set
    state = settled,
    sent_at = case when settled = 'sent' then now() end,
    last_error = case when settled = 'sent' then null else pg_catalog.left(coalesce(p_reason, 'unknown'), 300) end,
    next_attempt_at = case when settled = 'queued' then now() + waits[mail.attempts] else m.next_attempt_at end,
    data = case when settled = 'queued' then m.data else '{}' end
  where m.id = p_id;
  if settled <> 'sent' then
    delete from private.mail_sends s where s.mail_id = p_id and s.attempt = mail.attempts;
  end if;
  perform private.count_up('mail_' || case when settled = 'queued' then 'retried' else settled end);
  return settled;
end
$$;

-- Deletes up to `p_max` expired sessions and what is too old to be of use. Returns how many sessions went;
-- call until 0.
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
  return cardinality(due);
end
$$;

revoke create on schema public from wiring_owner;
