-- The mail worker also gets the secret of a map's link. What claim_mails does otherwise stays as it is.

grant create on schema public to wiring_owner;

alter function public.claim_mails(integer, integer) set schema private;
revoke all on function private.claim_mails(integer, integer) from service_role;

create function public.claim_mails(p_max integer, p_lease_seconds integer)
returns table (
  id uuid, kind text, recipient text, session_id uuid, delete_secret text, expires_at text, attempt integer, map_secret text
)
language sql volatile security definer set search_path = ''
as $$
  select c.id, c.kind, c.recipient, c.session_id, c.delete_secret, c.expires_at, c.attempt, m.data ->> 'map_secret'
  from private.claim_mails(p_max, p_lease_seconds) c join private.mail_outbox m on m.id = c.id
$$;

alter function public.claim_mails(integer, integer) owner to wiring_owner;
revoke all on function public.claim_mails(integer, integer) from public, anon, authenticated;
grant execute on function public.claim_mails(integer, integer) to service_role;
revoke create on schema public from wiring_owner;
