-- A map that was signed without a review (`npm run map:sign`) and opened afterwards has no time of review,
-- and no negative one.
do $$
declare
  change record;
  before text;
begin
  for change in values
    ('private.queue_counts(text)', 't.review_started_at is not null', 't.review_started_at <= t.first_signed_at'),
    ('private.maps_times(timestamptz)', 'm.first_signed_at - m.review_started_at', 'm.first_signed_at - case when m.review_started_at <= m.first_signed_at then m.review_started_at end')
  loop
    before := pg_get_functiondef(change.column1::regprocedure);
    if position(change.column2 in before) = 0 then
      raise exception '% has no %', change.column1, change.column2;
    end if;
    execute replace(before, change.column2, change.column3);
  end loop;
end
$$;
