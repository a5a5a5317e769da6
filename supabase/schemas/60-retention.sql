-- What goes by itself when its time is over.

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

-- One round of the next one, without the note of its time.
create function private.run_retention(p_max integer) returns integer
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

-- Deletes up to `p_max` expired sessions and what is too old to be of use, and notes the time. Returns how
-- many sessions went; call until 0.
create function public.run_retention(p_max integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  went integer := private.run_retention(p_max);
begin
  delete from private.desk_alerts a where a.at < now() - interval '30 days';
  delete from private.desk_exports e where e.created_at < now() - interval '1 day';
  insert into private.job_runs as j (name) values ('retention') on conflict (name) do update set ran_at = now();
  return went;
end
$$;
