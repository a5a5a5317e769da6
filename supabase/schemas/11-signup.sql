-- Signing up for a session or for the waiting list: limits, row and mail in one transaction.

create table private.waitlist (
  email text primary key check (char_length(email) between 3 and 254),
  created_at timestamptz not null default now(),
  -- An address must stand in no URL and no log: the desk names an entry by this.
  entry_id uuid not null default private.random_id() unique
);
alter table private.waitlist enable row level security;
create index waitlist_newest on private.waitlist (created_at desc, entry_id desc);

create table private.idempotency_keys (
  key text primary key,
  answer jsonb,
  created_at timestamptz not null default now()
);
alter table private.idempotency_keys enable row level security;
create index idempotency_keys_age on private.idempotency_keys (created_at);

-- One signup: limits, row and mail in one transaction. Keys are keyed hashes made by the caller. Answers
-- {"status": "created", "session_id"} | {"status": "mail_capped"} | {"status": "limited", "retry_after"}.
-- The same idempotency key gives the same answer; of parallel calls one works and the others wait for its
-- answer.
create function public.signup_wiring_session(
  p_email text, p_address_key text, p_ip_key text, p_idempotency_key text, p_relaxed boolean
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given jsonb;
  made jsonb;
  wait integer;
  new_id uuid;
begin
  if p_idempotency_key is not null then
    insert into private.idempotency_keys (key) values (p_idempotency_key) on conflict do nothing;
    if not found then
      select k.answer into given from private.idempotency_keys k where k.key = p_idempotency_key;
      return given;
    end if;
  end if;

  wait := greatest(
    private.take_hit('signup_ip_hour', p_ip_key, p_relaxed),
    private.take_hit('signup_ip_day', p_ip_key, p_relaxed)
  );
  if wait > 0 then
    delete from private.idempotency_keys k where k.key = p_idempotency_key;
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;

  if private.take_hit('signup_address_day', p_address_key) > 0 then
    made := pg_catalog.jsonb_build_object('status', 'mail_capped');
  else
    insert into private.wiring_sessions (email, address_key) values (p_email, p_address_key) returning session_id into new_id;
    perform private.enqueue_session_mail(new_id, 'signup');
    made := pg_catalog.jsonb_build_object('status', 'created', 'session_id', new_id);
  end if;
  update private.idempotency_keys k set answer = made where k.key = p_idempotency_key;
  return made;
end
$$;

-- "Send me the link again": the same mail for a session that is still open, within the address's cap.
-- Answers {"status": "sent" | "mail_capped" | "not_found"}.
create function public.send_session_link(p_session_id text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  session private.wiring_sessions;
begin
  select * into session from private.wiring_sessions s
  where s.session_id = private.parse_id(p_session_id) and s.expires_at > now() and not s.wiring_complete;
  if not found then
    return pg_catalog.jsonb_build_object('status', 'not_found');
  end if;
  if private.take_hit('signup_address_day', session.address_key) > 0 then
    return pg_catalog.jsonb_build_object('status', 'mail_capped');
  end if;
  perform private.enqueue_session_mail(session.session_id, 'signup');
  return pg_catalog.jsonb_build_object('status', 'sent');
end
$$;

-- Known and unknown addresses get the same answer; only a new one gets a row and a mail.
create function public.join_waitlist(p_email text, p_address_key text, p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('waitlist_ip_hour', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  insert into private.waitlist (email) values (p_email) on conflict do nothing;
  if found then
    insert into private.mail_outbox (kind, recipient, next_attempt_at)
    values ('waitlist', p_email,
      now() + pg_catalog.make_interval(secs => private.take_hit('signup_address_day', p_address_key)));
  end if;
  return pg_catalog.jsonb_build_object('status', 'joined');
end
$$;
