grant create on schema public to wiring_owner;

insert into private.rate_limits (name, max_hits, window_length, relaxed_max_hits, purpose) values
  ('unknown_id_ip', 20, '10 minutes', 100000, 'Addresses of the wizard with an unknown id, of one IPv4 address or IPv6 /64');

-- Counts one unknown id against its caller, for every instance of the onboarding app together.
-- Answers {"status": "counted"} | {"status": "limited", "retry_after"}.
create function public.note_unknown_id(p_ip_key text, p_relaxed boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wait integer := private.take_hit('unknown_id_ip', p_ip_key, p_relaxed);
begin
  if wait > 0 then
    return pg_catalog.jsonb_build_object('status', 'limited', 'retry_after', wait);
  end if;
  return '{"status": "counted"}';
end
$$;

alter function public.note_unknown_id(text, boolean) owner to wiring_owner;
revoke all on function public.note_unknown_id(text, boolean) from public, anon, authenticated;
grant execute on function public.note_unknown_id(text, boolean) to service_role;
revoke create on schema public from wiring_owner;
