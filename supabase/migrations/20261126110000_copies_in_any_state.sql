-- A mail that went out since the operator's page was read makes a signed map a delivered one. A copy to the
-- operator and a closed link mean the same before and after, so only the revision that was seen still counts.
do $$
declare
  made text;
  before text;
  seen constant text := 'private.desk_objection(map, p_input)';
begin
  foreach made in array array['send_to_me', 'close_links'] loop
    before := pg_get_functiondef(format('public.desk_%s(text, jsonb)', made)::regprocedure);
    if position(seen in before) = 0 then
      raise exception 'desk_% asks for no state', made;
    end if;
    execute replace(before, seen,
      'private.desk_objection(map, p_input || pg_catalog.jsonb_build_object(''expected_state'', map.state))');
  end loop;
end
$$;
