grant create on schema public to wiring_owner;

-- Takes up to `p_max` due mails for `p_lease_seconds`. A worker that dies leaves them claimed until the lease
-- ends; then another takes them (at most one mail more, with the same Message-ID; never none). SKIP LOCKED:
-- workers never wait.
create function public.claim_mails(p_max integer, p_lease_seconds integer)
returns table (id uuid, kind text, recipient text, session_id uuid, delete_secret text, expires_at text, attempt integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  room integer;
begin
  select least(p_max, l.max_hits - count(m.id)) into room
  from private.rate_limits l
  left join private.mail_outbox m on m.state = 'sent' and m.sent_at > now() - l.window_length
  where l.name = 'mails_hour' group by l.max_hits;
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
  )
  select c.id, c.kind, c.recipient, c.session_id, c.data ->> 'delete_secret', private.utc_text(s.expires_at), c.attempts
  from claimed c left join private.wiring_sessions s on s.session_id = c.session_id;
end
$$;

-- The outcome of one attempt: "sent", "retry" (with back-off, after eight attempts failed for good) or
-- "failed".
create function public.settle_mail(p_id uuid, p_outcome text, p_reason text) returns text
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
    'counters', (select coalesce(pg_catalog.jsonb_object_agg(c.name, c.value), '{}') from private.counters c)
  )
  from private.mail_outbox where state in ('queued', 'sending')
$$;

alter function public.claim_mails(integer, integer) owner to wiring_owner;
alter function public.settle_mail(uuid, text, text) owner to wiring_owner;
alter function public.mail_metrics() owner to wiring_owner;
revoke all on function public.claim_mails(integer, integer) from public, anon, authenticated;
revoke all on function public.settle_mail(uuid, text, text) from public, anon, authenticated;
revoke all on function public.mail_metrics() from public, anon, authenticated;
grant execute on function public.claim_mails(integer, integer) to service_role;
grant execute on function public.settle_mail(uuid, text, text) to service_role;
grant execute on function public.mail_metrics() to service_role;
revoke create on schema public from wiring_owner;
