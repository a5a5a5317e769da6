-- The outbox of all mails.

-- Written with what it reports, in the same transaction, and sent by the mail worker.
create table private.mail_outbox (
  id uuid primary key default private.random_id(),
  -- `address_old`, `address_new`: to both addresses when one is corrected; the old one is told that it gets
  -- nothing more, the new one gets the link. `map_again`: the mail of a map, sent again on request.
  -- `map_copy`: a signed map for the operator who asks. What a mail of the desk says stands in `data`.
  kind text not null check (kind in (
    'signup', 'waitlist', 'completion', 'address_old', 'address_new', 'map', 'map_again', 'map_copy',
    'desk_code', 'desk_notice', 'desk_alert'
  )),
  recipient text not null,
  session_id uuid references private.wiring_sessions on delete cascade,
  -- What the template needs and the session does not hold (a link's secret); emptied once the mail is
  -- settled.
  data jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  -- When its reader told the mail provider that it was unwanted.
  complained_at timestamptz,
  -- With it the log of whoever caused the mail is found.
  request_id text default private.request_id(),
  constraint sent_has_time check ((state = 'sent') = (sent_at is not null)),
  constraint failure_has_reason check (state <> 'failed' or last_error is not null)
);
alter table private.mail_outbox enable row level security;
create index mail_outbox_due on private.mail_outbox (next_attempt_at) where state in ('queued', 'sending');
create index mail_outbox_sent on private.mail_outbox (sent_at) where state = 'sent';
create index mail_outbox_failed on private.mail_outbox (failed_at) where state = 'failed';
create index mail_outbox_complained on private.mail_outbox (complained_at) where complained_at is not null;
create index mail_outbox_session on private.mail_outbox (session_id);
create index mail_outbox_desk_code on private.mail_outbox (recipient) where kind = 'desk_code';

-- The hourly ceiling counts sends, not mails: a mail that a killed worker may have sent and another sends
-- again counts twice, and a mail that is being sent or whose session was deleted since counts, too.
create table private.mail_sends (
  -- No reference: the count outlives the mail.
  mail_id uuid not null,
  attempt integer not null,
  started_at timestamptz not null default now(),
  primary key (mail_id, attempt)
);
alter table private.mail_sends enable row level security;
create index mail_sends_start on private.mail_sends (started_at);

-- A mail with the session's link and a fresh deletion secret, in the caller's transaction. The caller has
-- counted it, except a completion: that one is counted here and waits where the address is over its cap.
create function private.enqueue_session_mail(p_session_id uuid, p_kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret text := private.random_secret();
  session private.wiring_sessions;
  wait integer := 0;
begin
  select * into strict session from private.wiring_sessions s where s.session_id = p_session_id;
  if p_kind = 'completion' then
    wait := private.take_hit('signup_address_day', session.address_key);
  end if;
  insert into private.deletion_secrets (secret_hash, session_id) values (private.secret_hash(secret), p_session_id);
  insert into private.mail_outbox (kind, recipient, session_id, data, next_attempt_at)
  values (p_kind, session.email, p_session_id, pg_catalog.jsonb_build_object('delete_secret', secret),
    now() + pg_catalog.make_interval(secs => wait));
end
$$;

-- The same mail to every operator.
create function private.mail_operators(p_kind text, p_data jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.mail_outbox (kind, recipient, data)
  select p_kind, o.email, p_data from private.operators o where o.removed_at is null order by o.operator_id
$$;

-- How long a failed attempt waits for the next one; null after the last.
create function private.retry_wait(p_attempts integer) returns interval
language sql immutable set search_path = ''
as $$
  select (array['1 minute', '5 minutes', '15 minutes', '1 hour', '4 hours', '12 hours', '24 hours']::interval[])[p_attempts]
$$;

-- Takes up to `p_max` due mails for `p_lease_seconds`, as far as the hourly ceiling leaves room. A worker
-- that dies leaves them claimed until the lease ends; then another takes them (at most one mail more, with
-- the same Message-ID; never none). A map never overtakes the notice that its address was changed.
create function private.claim_mails(p_max integer, p_lease_seconds integer) returns setof uuid
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
      and (m.kind not in ('map', 'map_again') or not exists (
        select from private.mail_outbox o
        where o.session_id = m.session_id and o.kind = 'address_old' and o.state in ('queued', 'sending')))
    order by m.next_attempt_at limit greatest(room, 0) for update skip locked
  ), claimed as (
    update private.mail_outbox m set
      state = 'sending', attempts = m.attempts + 1,
      next_attempt_at = now() + pg_catalog.make_interval(secs => p_lease_seconds)
    from due where m.id = due.id returning m.id, m.attempts
  ), noted as (
    insert into private.mail_sends (mail_id, attempt) select c.id, c.attempts from claimed c
  )
  select c.id from claimed c;
end
$$;

-- The outcome of one attempt: "sent", "retry" (with back-off, after eight attempts failed for good) or
-- "failed". An attempt that reports anything but "sent" has sent nothing and gives its place under the
-- ceiling back.
create function public.settle_mail(p_id uuid, p_outcome text, p_reason text) returns text
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

-- For health checks and alerts: how much waits, how old it is, how much failed for good.
create function public.mail_metrics() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select pg_catalog.jsonb_build_object(
    'queued', count(*) filter (where state = 'queued'),
    'sending', count(*) filter (where state = 'sending'),
    'oldest_seconds', coalesce(extract(epoch from now() - min(created_at) filter (where state in ('queued', 'sending')))::integer, 0),
    'counters', (
      select coalesce(pg_catalog.jsonb_object_agg(c.name, c.value), '{}')
      from (select name, sum(value)::bigint as value from private.counters group by name) c)
  )
  from private.mail_outbox where state in ('queued', 'sending')
$$;
