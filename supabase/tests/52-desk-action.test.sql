begin;
set local search_path = tap, public;
select no_plan();

-- Two operators, three drafted maps and one that waits.
insert into private.operators (operator_id, email, name) values
  ('00000000-0000-0000-0000-0000000000a1', 'mara@studio.example', 'Mara'), ('00000000-0000-0000-0000-0000000000a2', 'tom@studio.example', 'Tom');
insert into private.operator_sessions (token_hash, operator_id, factor) values
  (private.secret_hash(repeat('a', 64)), '00000000-0000-0000-0000-0000000000a1', 'passkey'),
  (private.secret_hash(repeat('b', 64)), '00000000-0000-0000-0000-0000000000a2', 'passkey'),
  (private.secret_hash(repeat('c', 64)), '00000000-0000-0000-0000-0000000000a2', 'code');
insert into private.wiring_sessions (session_id, email, address_key, expires_at, survey_completed, survey_data, survey_version, json_submitted, json_profile,
  images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
select id::uuid, mail, 'k', now() + interval '365 days', true, '{"0": 1, "1": "words", "3": " "}', '2027-01', true, '{"strengths": []}', true,
  array['http://x/storage/v1/object/public/wiring-images/' || id || '/image-1-0.jpg'], true, name, now(), '1', now() - age::interval
from (values
  ('11111111-1111-1111-1111-111111111111', 'ines@studio.example', 'Ines', '31 hours'),
  ('22222222-2222-2222-2222-222222222222', 'oke@deep.example', '=HYPERLINK("x")', '20 hours'),
  ('33333333-3333-3333-3333-333333333333', 'robin@studio.example', '', '5 hours'),
  ('44444444-4444-4444-4444-444444444444', 'aiko@studio.example', 'Aiko 愛子', '1 hour')
) as people (id, mail, name, age);
create function pg_temp.draft(unread jsonb) returns jsonb language sql as $$
  select jsonb_build_object('schema', 1, 'model', '1.0', 'lexicon', 'l', 'inputs', 'i', 'survey_version', '2027-01', 'name', 'Ines', 'rev', 1,
    'signed_by', null, 'published_at', null, 'unread', unread, 'circuit', '{"id": "projector", "second": "antenna", "between": true}'::jsonb,
    'switches', '[{"id": "SOURCE", "state": "set"}, {"id": "GATE", "state": "none"}]'::jsonb,
    'drawing', '{"gates": [{"switch": "SOURCE", "level": -2}, {"switch": "GATE", "level": 0}]}'::jsonb,
    'evidence', '[{"id": "A1.A"}, {"id": "A2:x"}]'::jsonb,
    'sentences', '[{"id": "S1", "section": "arrive", "rule": "switch.SOURCE", "kind": "claim", "evidence": ["A1.A"], "base": null, "text": "One"},
      {"id": "S2", "section": "waits", "rule": "fault.CC", "kind": "claim", "evidence": ["A2:x"], "base": null, "text": "Two"},
      {"id": "S3", "section": "note", "rule": "note.sources", "kind": "note", "evidence": [], "base": null, "text": "Three"}]'::jsonb)
$$;
insert into private.maps (session_id, state, draft) values
  ('11111111-1111-1111-1111-111111111111', 'drafted', pg_temp.draft('[]')),
  ('22222222-2222-2222-2222-222222222222', 'drafted', pg_temp.draft('[{"source": "P3", "reason": "injection"}, {"source": "V2", "reason": "animated"}]')),
  ('33333333-3333-3333-3333-333333333333', 'needs_care', pg_temp.draft('[{"source": "A10", "reason": "care"}, {"source": "survey", "reason": "language"}]'));
insert into private.maps (session_id) values ('44444444-4444-4444-4444-444444444444');
insert into private.map_jobs (session_id) values ('44444444-4444-4444-4444-444444444444');

create function pg_temp.mara(action text, input jsonb) returns jsonb language plpgsql as
  $$declare answer jsonb; begin execute format('select public.desk_%s($1, $2)', action) into answer using repeat('a', 64), input; return answer; end$$;
create function pg_temp.tom(action text, input jsonb) returns jsonb language plpgsql as
  $$declare answer jsonb; begin execute format('select public.desk_%s($1, $2)', action) into answer using repeat('b', 64), input; return answer; end$$;
create function pg_temp.id(digit integer) returns text language sql as
  $$select replace('11111111-1111-1111-1111-111111111111', '1', digit::text)$$;
create function pg_temp.map(digit integer) returns private.maps language sql as
  $$select * from private.maps where session_id = pg_temp.id(digit)::uuid$$;
create function pg_temp.map_id(digit integer) returns uuid language sql as
  $$select coalesce((pg_temp.map(digit)).map_id, pg_temp.id(digit)::uuid)$$;
create function pg_temp.seen(digit integer, rest jsonb default '{}') returns jsonb language sql as
  $$select jsonb_build_object('map_id', pg_temp.map_id(digit), 'expected_state', (pg_temp.map(digit)).state, 'expected_revision', (pg_temp.map(digit)).revision) || rest$$;
create function pg_temp.queue(filter text, search text default '', sort text default 'oldest', after jsonb default null) returns jsonb language sql as
  $$select pg_temp.mara('queue', jsonb_build_object('filter', filter, 'search', search, 'sort', sort, 'after', after))$$;
create function pg_temp.names(answer jsonb) returns text language sql as
  $$select coalesce(string_agg(r ->> 'name', ',' order by n), '') from jsonb_array_elements(answer -> 'rows') with ordinality as rows (r, n)$$;
create function pg_temp.logged() returns text language sql as
  $$select string_agg(action, ',' order by event_id) from private.desk_events where operator <> 'mail provider' and action not in ('open', 'delivery', 'pictures', 'waitlist')$$;
create function pg_temp.looks() returns text language sql as
  $$select string_agg(operator || ' ' || action || ' ' || coalesce(revision::text, '-'), ',' order by event_id) from private.desk_events
    where action in ('open', 'delivery', 'pictures', 'waitlist')$$;

-- Nobody without a session, and no half session.
select is(public.desk_queue(repeat('d', 64), '{}'), '{"status": "signed_out"}', 'without a session no queue');
select is((select string_agg(distinct answer ->> 'status', ',') from (
  select public.desk_queue(repeat('c', 64), '{}') as answer union all select public.desk_open_review(repeat('c', 64), pg_temp.seen(1))
  union all select public.desk_inputs(repeat('c', 64), pg_temp.seen(1)) union all select public.desk_save_edit(repeat('c', 64), pg_temp.seen(1))
  union all select public.desk_sign(repeat('c', 64), pg_temp.seen(1)) union all select public.desk_review_source(repeat('c', 64), pg_temp.seen(1))
  union all select public.desk_delivery(repeat('c', 64), pg_temp.seen(1)) union all select public.desk_send_to_me(repeat('c', 64), pg_temp.seen(1))
  union all select public.desk_take_over(repeat('c', 64), pg_temp.seen(1)) union all select public.desk_rule_numbers(repeat('c', 64), '{}')
) answers), 'second_factor', 'a session without its second factor does nothing at all');

-- A session's id, the applicant's secret, opens nothing here and is told to nobody.
select is(pg_temp.mara(action, jsonb_build_object('map_id', pg_temp.id(1), 'claim', false)), '{"status": "gone"}', 'the id of a session opens nothing: ' || action)
from (values ('open_review'), ('inputs'), ('delivery')) a (action);
select is(strpos(pg_temp.queue('all')::text || pg_temp.mara('open_review', pg_temp.seen(1) || '{"claim": false}')::text
  || pg_temp.mara('delivery', pg_temp.seen(1))::text, pg_temp.id(1)), 0, 'and stands in no answer');
select is(pg_temp.mara('picture', jsonb_build_object('map_id', pg_temp.map_id(1), 'file', 'none.png')), '{"status": "gone"}', 'a picture that is not one of the map');

-- The queue.
select is(pg_temp.names(pg_temp.queue('all')), 'Ines,=HYPERLINK("x"),,Aiko 愛子', 'oldest first');
select is(pg_temp.names(pg_temp.queue('all', '', 'newest')), 'Aiko 愛子,,=HYPERLINK("x"),Ines', 'newest first');
select is(pg_temp.names(pg_temp.queue('all', '', 'name')), ',=HYPERLINK("x"),Aiko 愛子,Ines', 'by name');
select is(pg_temp.names(pg_temp.queue('care')), '', 'an unnamed one');
select is(pg_temp.queue('care') -> 'rows' -> 0 -> 'flags', '[{"kind": "care", "source": "A10"}, {"kind": "language", "source": "survey"}, {"kind": "thin", "source": ""}]', 'with its flags');
select is(pg_temp.queue('all') -> 'counts', '{"all": 4, "mine": 0, "waiting": 4, "care": 1, "on_hold": 0, "refused": 0, "failed": 0, "delivered": 0}', 'counts of each filter');
select is(pg_temp.names(pg_temp.queue('all', ' INES ')), 'Ines', 'a search by name');
select is(pg_temp.names(pg_temp.queue('all', '愛')), 'Aiko 愛子', 'in any letters');
select is(pg_temp.names(pg_temp.queue('all', 'o•••@d')), '=HYPERLINK("x")', 'by masked address');
select is(pg_temp.names(pg_temp.queue('all', 'Oke@deep.example')), '=HYPERLINK("x")', 'by the whole address');
select is(pg_temp.names(pg_temp.queue('all', 'igor@studio.example')), '', 'not by an address that has the same mask as another');
select is(pg_temp.queue('all', 'igor@studio.example') -> 'found', '0', 'which the heading counts');
select is(pg_temp.queue('all', 'e') -> 'found', to_jsonb(jsonb_array_length(pg_temp.queue('all', 'e') -> 'rows')), 'a search counts its rows');
select is(pg_temp.queue('all') -> 'found', 'null', 'without a search nothing is found');
update private.wiring_sessions set address_key = 'mailbox of ines' where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.names(pg_temp.mara('queue', '{"filter": "all", "sort": "oldest", "after": null, "search": "Ines+maps@studio.example", "address_key": "mailbox of ines"}')),
  'Ines', 'a whole address goes by its key');
update private.maps set draft = draft || '{"inputs": "54d502d2aabbccdd"}' where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.names(pg_temp.queue('all', search)), 'Ines', 'the code of the inputs finds its map: ' || search)
from (values ('54d502d2'), ('inputs 54d502d2'), ('Sentence 3 is wrong (inputs 54d502d2, model 1.0)'), ('54D502D2AABBCCDD')) codes (search);
select is(pg_temp.names(pg_temp.queue('all', '54d502d3')), '', 'another one does not');
update private.maps set state = 'delivered', published = draft, revision = 1, signed_by = 'Mara', signed_at = now() where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.names(pg_temp.queue('all', search)), 'Ines', 'also when it was delivered: ' || search) from (values ('54d502d2'), ('ines@studio.example')) codes (search);
select is(pg_temp.names(pg_temp.queue('care', 'ines@studio.example')), '', 'but not in another filter');
select is(pg_temp.names(pg_temp.queue('all', 'ines')), '', 'nor by a name');
update private.maps set state = 'drafted', published = null, revision = 0, signed_by = null, signed_at = null where session_id = pg_temp.id(1)::uuid;
update private.maps set draft = pg_temp.draft('[]') where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.names(pg_temp.queue('all', $q$%' or 1=1 --$q$)), '', 'what is typed is no SQL and no pattern');
select is((pg_temp.queue('all') -> 'rows' -> 0) - array['completed_at', 'age_seconds'], jsonb_build_object('map_id', pg_temp.map_id(1), 'name', 'Ines', 'email', 'i•••@s•••.example',
  'state', 'drafted', 'revision', 0, 'circuit', 'projector', 'second', 'antenna', 'between', true, 'claims', 2, 'claims_with_evidence', 2,
  'gates', '[{"level": -2, "state": "set"}, {"level": 0, "state": "none"}]'::jsonb, 'flags', '[{"kind": "thin", "source": ""}]'::jsonb,
  'claimed_by', null, 'mine', false, 'edits', 0, 'note', null, 'failure', null, 'delivered_at', null), 'a row has what the tile shows and no whole address');
select is(pg_temp.queue('all') ->> 'oldest_seconds', (31 * 3600)::text, 'the oldest');
insert into private.wiring_sessions (session_id, email, address_key, expires_at, name_for_certificate, completed_at, privacy_accepted_at, privacy_policy_version, wiring_complete,
  survey_completed, survey_data, survey_version, json_submitted, json_profile, images_uploaded, image_urls)
select ('55555555-5555-5555-5555-' || lpad(n::text, 12, '0'))::uuid, 'p@x.example', 'k', now() + interval '1 year', 'P' || (n % 3), now() - interval '2 days' + make_interval(secs => (n / 40)), now(), '1', true,
  true, '{}', '1', true, '{}', true, '{u}' from generate_series(1, 120) n;
insert into private.maps (session_id) select session_id from private.wiring_sessions where session_id::text like '5%';
create function pg_temp.pages(sort text) returns text[] language plpgsql as $$
declare answer jsonb := pg_temp.queue('all', '', sort); ids text[] := '{}';
begin
  loop
    ids := ids || array(select m.session_id::text from jsonb_array_elements(answer -> 'rows') with ordinality as rows (r, n)
      join private.maps m on m.map_id::text = r ->> 'map_id' order by n);
    exit when answer -> 'next' = 'null';
    answer := pg_temp.queue('all', '', sort, answer -> 'next');
  end loop;
  return ids;
end $$;
select is(pg_temp.pages(sort), array(select m.session_id::text from private.maps m order by m.completed_at, m.session_id), 'pages follow each other without a gap or a repeat: ' || sort) from (values ('oldest')) s (sort);
select is(pg_temp.pages('newest'), array(select m.session_id::text from private.maps m order by m.completed_at desc, m.session_id desc), 'backwards, too');
select is(pg_temp.pages('name'), array(select m.session_id::text from private.maps m order by m.sort_name, m.session_id), 'by name, with many of one name');
select is(pg_temp.queue('all', '', 'oldest', '{"value": "nonsense", "map_id": "11111111-1111-1111-1111-111111111111"}') ->> 'status', 'ok', 'a broken cursor begins at the start');
delete from private.wiring_sessions where session_id::text like '5%';
select is((select count(*)::integer from private.desk_events where action not in ('open', 'delivery')), 0, 'looking at the queue is no action');

-- Looks: one line each, however many requests they take.
select is(pg_temp.looks(), 'Mara open 1,Mara delivery -', 'what was looked at above is in the log, with the revision that the screen says');
create function pg_temp.look(what text, digit integer) returns text language sql as
  $$select pg_temp.mara(what, case what when 'waitlist' then '{"search": null, "after": null}' when 'picture' then
    jsonb_build_object('map_id', pg_temp.map_id(digit), 'file', 'image-1-0.jpg') else pg_temp.seen(digit, '{"claim": false}') end) ->> 'status'$$;
select is(string_agg(pg_temp.look(what, 2), ',' order by n), 'ok,ok,ok,ok,ok,ok', 'looked') from (values ('open_review'), ('picture'), ('picture'), ('open_review'), ('waitlist'), ('waitlist')) w (what) cross join generate_series(1, 1) n;
select is(pg_temp.tom('open_review', pg_temp.seen(2, '{"claim": false}')) ->> 'status', 'ok', 'somebody else looks');
select is(pg_temp.looks(), 'Mara open 1,Mara delivery -,Mara open 1,Mara pictures 1,Mara waitlist -,Tom open 1', 'a line for each look of each operator');
select is((select count(*)::integer from private.desk_events where session_hash = private.secret_hash(pg_temp.id(2))), 3, 'with the map as a hash');

-- Claims.
select is(pg_temp.mara('open_review', jsonb_build_object('map_id', pg_temp.map_id(9), 'claim', true)), '{"status": "gone"}', 'an unknown session');
select is(pg_temp.mara('open_review', pg_temp.seen(1, '{"claim": false}')) ->> 'state', 'drafted', 'reading claims nothing');
create temporary table opened as select pg_temp.mara('open_review', pg_temp.seen(1, '{"claim": true}')) as answer;
select is((select (answer -> 'claim') - 'until' from opened), '{"by": "Mara", "mine": true}', 'a claim');
select is((select answer -> 'inputs' from opened), '{"survey_version": "2027-01", "answers": 2, "profile": true, "images": 1}', 'with a summary of what was handed in');
select is((pg_temp.map(1)).state, 'in_review', 'is a review');
select is((pg_temp.map(1)).claimed_until, now() + interval '15 minutes', 'of fifteen minutes');
select is((pg_temp.tom('open_review', pg_temp.seen(1, '{"claim": true}')) -> 'claim') - 'until', '{"by": "Mara", "mine": false}', 'the second reads and sees who has it');
select is(pg_temp.tom('heartbeat', pg_temp.seen(1)), '{"status": "claimed", "by": "Mara"}', 'and cannot renew it');
select is(pg_temp.tom('release', pg_temp.seen(1)), '{"status": "claimed", "by": "Mara"}', 'nor release it');
select is(pg_temp.tom('hold', pg_temp.seen(1, '{"note": "x"}')), '{"status": "claimed", "by": "Mara"}', 'nor hold it');
select is(pg_temp.queue('mine') -> 'rows' -> 0 ->> 'claimed_by', 'Mara', 'the queue shows the claim');
select is(pg_temp.queue('waiting') -> 'counts' -> 'waiting', '3', 'and counts it no more as waiting');
select is(pg_temp.mara('heartbeat', pg_temp.seen(1)) ->> 'status', 'ok', 'a heartbeat');
update private.maps set claimed_until = now() - interval '1 second' where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.queue('all') -> 'rows' -> 0 ->> 'claimed_by', null, 'an ended claim is nobody''s');
select is(pg_temp.tom('open_review', pg_temp.seen(1, '{"claim": true}')) -> 'claim' ->> 'by', 'Tom', 'and the next one gets it');
select is(pg_temp.mara('heartbeat', pg_temp.seen(1)), '{"status": "claimed", "by": "Tom"}', 'the first hears of it');
select is(pg_temp.mara('take_over', pg_temp.seen(1) || '{"expected_revision": 7}') ->> 'status', 'conflict', 'taking over needs the revision');
select is(pg_temp.mara('take_over', pg_temp.seen(1)), '{"status": "ok", "state": "in_review", "revision": 0}', 'taking over');
select is((select detail from private.desk_events where action = 'take_over'), '{"from": "Tom"}', 'is logged with whom it was taken from');
select is((select string_agg(distinct revision::text, ',') from private.desk_events where action in ('claim', 'take_over')), '1', 'and with the revision that is being made');
select is(pg_temp.mara('release', pg_temp.seen(1)), '{"status": "ok", "state": "drafted", "revision": 0}', 'released');
select is(pg_temp.mara('release', pg_temp.seen(1)) ->> 'status', 'ok', 'twice is once');
select is(pg_temp.mara('heartbeat', pg_temp.seen(1)), '{"status": "refused", "code": "not_claimed"}', 'what is not claimed is not renewed');
select is(pg_temp.logged(), 'claim,claim,take_over,release', 'renewals are no lines of the log');
select is(pg_temp.mara('open_review', pg_temp.seen(3, '{"claim": true}')) ->> 'state', 'in_review', 'a map that needs care is read like any other');
select is(pg_temp.mara('release', pg_temp.seen(3)) ->> 'state', 'needs_care', 'and needs care again when it is put down');
select is(pg_temp.mara('open_review', pg_temp.seen(4, '{"claim": true}')) -> 'claim', 'null', 'without a draft there is nothing to claim');

-- Which map comes next.
create function pg_temp.next() returns text language sql as
  $$select coalesce((select s.name_for_certificate from private.maps m join private.wiring_sessions s using (session_id) where m.map_id::text = n ->> 'map_id'), 'none')
    || ' ' || (n ->> 'care') from pg_temp.mara('next_map', '{}') n$$;
select is(pg_temp.next(), 'Ines 1', 'the oldest that nobody reads');
select is(pg_temp.tom('open_review', pg_temp.seen(1, '{"claim": true}')) ->> 'status', 'ok', 'which is taken');
select is(pg_temp.next(), '=HYPERLINK("x") 1', 'then the one after it');
update private.maps set claimed_until = now() - interval '1 second' where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.next(), 'Ines 1', 'a claim that ended holds nothing back');
update private.maps set state = 'on_hold', note = 'x' where session_id = pg_temp.id(2)::uuid;
select is(pg_temp.tom('open_review', pg_temp.seen(1, '{"claim": true}')) ->> 'status', 'ok', 'taken again');
select is(pg_temp.next(), 'none 1', 'a map that asks for care is only counted, and one without a draft is none');
update private.maps set state = 'in_review', claimed_until = null where session_id = pg_temp.id(3)::uuid;
select is(pg_temp.next(), 'none 1', 'also one that somebody read and put down');
select is((select string_agg(e::text, ',') from private.export_ids('{"view": "care"}', null) e), pg_temp.id(3), 'the export of what needs care has it while it is read');
update private.maps set state = 'needs_care' where session_id = pg_temp.id(3)::uuid;
select is((select string_agg(e::text, ',') from private.export_ids('{"view": "care"}', null) e), pg_temp.id(3), 'and before');
update private.maps set state = 'drafted', note = null where session_id = pg_temp.id(2)::uuid;
select is(pg_temp.tom('release', pg_temp.seen(1)) ->> 'state', 'drafted', 'put down');
select is(pg_temp.mara('open_review', pg_temp.seen(3)) -> 'flags' -> 0, '{"kind": "care", "source": "A10"}', 'the review has the flags of the queue');

-- Inputs.
select is(pg_temp.mara('inputs', pg_temp.seen(1)) - 'completed_at', jsonb_build_object('status', 'ok', 'name', 'Ines', 'survey_version', '2027-01',
  'survey_data', '{"0": 1, "1": "words", "3": " "}'::jsonb, 'json_profile', '{"strengths": []}'::jsonb, 'privacy_policy_version', '1',
  'checked_readings', null, 'pictures', '["image-1-0.jpg"]'::jsonb), 'everything that was handed in');
select is(pg_temp.mara('picture', jsonb_build_object('map_id', pg_temp.map_id(1), 'file', 'image-1-0.jpg')), jsonb_build_object(
  'status', 'ok', 'path', pg_temp.id(1) || '/image-1-0.jpg'), 'where a picture lies, for the server of the desk');
select is((select session_hash from private.desk_events where action = 'inputs'), private.secret_hash(pg_temp.id(1)), 'each look is logged, with the session as a hash');

-- Edits.
create function pg_temp.save(op jsonb, edits integer) returns jsonb language sql as
  $$select pg_temp.mara('save_edit', jsonb_build_object('map_id', pg_temp.map_id(1), 'expected_revision', 0, 'expected_edits', edits, 'op', op))$$;
select is(pg_temp.save('{"kind": "keep", "sentence": "S1"}', 0), '{"status": "conflict", "state": "drafted", "revision": 0}', 'what is not in review is not edited');
select is(pg_temp.mara('open_review', pg_temp.seen(1, '{"claim": true}')) ->> 'status', 'ok', 'opened');
select is(pg_temp.save('{"kind": "keep", "sentence": "S1"}', 0) #- '{edits,0,at}', '{"status": "ok", "edits": [{"n": 1, "by": "Mara", "op": {"kind": "keep", "sentence": "S1"}}]}', 'an edit is appended with its number and its author');
select is(pg_temp.save('{"kind": "drop", "sentence": "S2"}', 0) ->> 'status', 'overtaken', 'two at once: the second is told');
select is(jsonb_array_length(pg_temp.save('{"kind": "drop", "sentence": "S2"}', 0) -> 'edits'), 1, 'and gets what is stored');
select is(pg_temp.tom('save_edit', jsonb_build_object('map_id', pg_temp.map_id(1), 'expected_revision', 0, 'expected_edits', 1, 'op', '{}'::jsonb)), '{"status": "claimed", "by": "Mara"}', 'only who reads it edits');
update private.maps set claimed_until = now() - interval '1 hour' where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.save('{"kind": "drop", "sentence": "S2"}', 1) ->> 'status', 'ok', 'a claim that ended while nobody came costs nothing');
select is((pg_temp.map(1)).claimed_until, now() + interval '15 minutes', 'and goes on');
select is((select jsonb_agg(e #- '{at}' order by e -> 'n') from jsonb_array_elements(pg_temp.save('[{"kind": "keep", "sentence": "S1"}, {"kind": "undo", "edit": 3}]', 2) -> 'edits') e where (e ->> 'n')::integer > 2),
  '[{"n": 3, "by": "Mara", "op": {"kind": "keep", "sentence": "S1"}}, {"n": 4, "by": "Mara", "op": {"kind": "undo", "edit": 3}}]', 'several edits are appended in their order');
update private.maps set edits = (select jsonb_agg(jsonb_build_object('n', n)) from generate_series(1, 499) n) where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.save('[{"kind": "keep", "sentence": "S1"}, {"kind": "keep", "sentence": "S2"}]', 499), '{"status": "refused", "code": "too_many_edits"}', 'all or none of them');
update private.maps set edits = (select jsonb_agg(jsonb_build_object('n', n)) from generate_series(1, 500) n) where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.save('{"kind": "keep", "sentence": "S1"}', 500), '{"status": "refused", "code": "too_many_edits"}', 'five hundred edits are all');
select throws_ok($$update private.maps set edits = edits || '[{}]' where session_id = pg_temp.id(1)::uuid$$, '23514', null, 'also for the table');
update private.maps set edits = '[{"n": 1}]' where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.mara('review_source', pg_temp.seen(1)) -> 'edits', '[{"n": 1}]', 'the function reads what it checks an edit against');

-- Holding.
select is(pg_temp.mara('hold', pg_temp.seen(1, '{"note": " \n"}')) ->> 'problem', 'A hold needs a note: what is it waiting for?', 'a hold needs a note');
select is(pg_temp.mara('hold', pg_temp.seen(1, jsonb_build_object('note', repeat('x', 2001)))) ->> 'status', 'invalid', 'of a bounded length');
select is(pg_temp.mara('hold', pg_temp.seen(1, '{"note": "Waits for a call", "expected_state": "drafted"}')) ->> 'status', 'conflict', 'and the state that the caller saw');
select is(pg_temp.mara('hold', pg_temp.seen(1, '{"note": "Waits for a call"}')) ->> 'state', 'on_hold', 'held');
select is(pg_temp.queue('on_hold') -> 'rows' -> 0 ->> 'note', 'Waits for a call', 'the queue shows the note');
select is(pg_temp.tom('resume', pg_temp.seen(1)) ->> 'state', 'drafted', 'anybody goes on with it');
select is((pg_temp.map(1)).edits, '[{"n": 1}]', 'and finds the edits');
select is(pg_temp.tom('resume', pg_temp.seen(1)), '{"status": "refused", "code": "not_on_hold"}', 'once');
select is(pg_temp.mara('hold', pg_temp.seen(4, '{"note": "x"}')) ->> 'state', 'on_hold', 'a map without a draft is held, too');
update private.map_jobs set state = 'failed', last_error = 'No.' where session_id = pg_temp.id(4)::uuid;
select is(pg_temp.mara('resume', pg_temp.seen(4)) ->> 'state', 'draft_failed', 'and is what it became meanwhile');
select is(pg_temp.queue('failed') -> 'rows' -> 0 ->> 'failure', 'No.', 'with the reason');
select is(pg_temp.mara('redraft', pg_temp.seen(1)), '{"status": "refused", "code": "not_failed"}', 'only a failed draft is made again');
select is(pg_temp.mara('redraft', pg_temp.seen(4)) ->> 'state', 'waiting', 'that one is');
select is((select (state, attempts, last_error)::text from private.map_jobs where session_id = pg_temp.id(4)::uuid), '(queued,0,)', 'by a fresh job');

-- Signing.
create function pg_temp.sign(snapshot jsonb, edits integer default 1, left_open jsonb default '[]', sentence text default 'I read A2 twice.') returns jsonb language sql as
  $$select pg_temp.mara('sign', pg_temp.seen(1, jsonb_build_object('snapshot', snapshot, 'expected_edits', edits, 'left_open', left_open, 'sentence', sentence)))$$;
create function pg_temp.snapshot() returns jsonb language sql as
  $$select jsonb_set((pg_temp.map(1)).draft #- '{sentences,1}', '{sentences,0}', (pg_temp.map(1)).draft #> '{sentences,0}' || '{"text": "By hand", "origin": "operator"}')
    || '{}'$$;
select is(pg_temp.sign(pg_temp.snapshot()), '{"status": "refused", "code": "not_in_review"}', 'what nobody reads is not signed');
select is(pg_temp.mara('open_review', pg_temp.seen(1, '{"claim": true}')) ->> 'state', 'in_review', 'opened');
select is(pg_temp.sign(pg_temp.snapshot(), 0), '{"status": "overtaken"}', 'nor with edits that the signer did not see');
select is(pg_temp.tom('sign', pg_temp.seen(1, jsonb_build_object('snapshot', pg_temp.snapshot(), 'expected_edits', 1))), '{"status": "claimed", "by": "Mara"}', 'nor by somebody else');
select is(pg_temp.sign(bad) ->> 'code', 'not_of_this_draft', 'nor a sheet that is not of this draft: ' || what) from (values
  ('nothing', null::jsonb), ('other inputs', pg_temp.snapshot() || '{"inputs": "other"}'), ('signed already', pg_temp.snapshot() || '{"signed_by": "Eve"}'),
  ('a name of its own', pg_temp.snapshot() || '{"name": "Eve"}'), ('lines that were not read', jsonb_set(pg_temp.snapshot(), '{evidence,2}', '{"id": "A9"}', true)),
  ('a sentence on other lines', jsonb_set(pg_temp.snapshot(), '{sentences,0,evidence}', '["A2:x"]')),
  ('a claim of its own', jsonb_insert(pg_temp.snapshot(), '{sentences,0}', '{"id": "N4", "section": "note", "rule": "note.studio", "kind": "claim", "evidence": ["A1.A"], "slots": []}')),
  ('a fourth note', jsonb_set(pg_temp.snapshot(), '{sentences}', pg_temp.snapshot() -> 'sentences' || (select jsonb_agg(jsonb_build_object('id', 'N' || n, 'section', 'note', 'rule', 'note.studio', 'kind', 'note', 'evidence', '[]'::jsonb, 'slots', '[]'::jsonb)) from generate_series(1, 4) n)))
) as snapshots (what, bad);
select is((select count(*)::integer from private.mail_outbox), 0, 'no mail is queued by any of them');
select is(public.sign_map(pg_temp.id(1), 'Mara', 'in_review', 0, 60, 'Mine.'), '{"status": "refused", "code": "edited_at_the_desk"}', 'the local command does not sign edits away');
select is(pg_temp.sign(pg_temp.snapshot(), 1, '[]', bad) ->> 'code', 'no_sentence', 'nor without a sentence on one line: ' || what) from (values
  ('none', null), ('an empty one', ''), ('spaces', ' '), ('spaces round it', ' a'), ('two lines', E'a\nb'), ('201 characters', repeat('é', 201))) as sentences (what, bad);
select is((pg_temp.map(1)).state, 'in_review', 'so nothing is signed');
select is(pg_temp.mara('save_signature', '{"path": "M6 6Q20 20 30 10L50 6M60 60L60 60"}') ->> 'status', 'ok', 'her signature');
select is(pg_temp.sign(pg_temp.snapshot() || '{"signature_path": "M0 0L1 1", "signer_sentence": "Not hers."}', 1, '[]', repeat('é', 200)) - 'undo_until', '{"status": "signed", "revision": 1}', 'signed');
select is((pg_temp.map(1)).published - array['published_at', 'sentences', 'evidence'], (pg_temp.snapshot() || '{"rev": 1, "signed_by": "Mara", "signature_path": "M6 6Q20 20 30 10L50 6M60 60L60 60"}' || jsonb_build_object('signer_sentence', repeat('é', 200))) - array['published_at', 'sentences', 'evidence'], 'as the sheet that was made, under the operator''s name, signature and sentence');
select is(pg_temp.mara('save_signature', '{"path": null}') ->> 'status', 'ok', 'she takes her signature away');
select is((pg_temp.map(1)).published ->> 'signature_path', 'M6 6Q20 20 30 10L50 6M60 60L60 60', 'and the signed map keeps it');

select is(pg_temp.sign(pg_temp.snapshot()) ->> 'code', 'not_in_review', 'not twice');
select is((select count(*)::integer from private.mail_outbox), 1, 'one mail');
create function pg_temp.fates() returns text language sql as
  $$select string_agg(rule || ' ' || kept || edited || dropped || left_open, ',' order by rule) from private.rule_fates$$;
select is(pg_temp.fates(), 'fault.CC 0010,note.sources 1000,switch.SOURCE 0100', 'what was done with each rule is counted');
select is(pg_temp.mara('undo_sign', jsonb_build_object('map_id', pg_temp.map_id(1), 'expected_revision', 2)) ->> 'status', 'conflict', 'undo needs the revision');
select is(pg_temp.mara('undo_sign', jsonb_build_object('map_id', pg_temp.map_id(1), 'expected_revision', 1)), '{"status": "ok", "state": "in_review", "revision": 0}', 'undone');
select is((select sum(abs(kept) + abs(edited) + abs(dropped) + abs(left_open)) from private.rule_fates), 0::numeric, 'with its numbers');
select is((pg_temp.map(1)).first_signed_at, null, 'and its time');
select is((select count(*)::integer from private.mail_outbox), 0, 'and its mail');
select is(pg_temp.sign(pg_temp.snapshot(), 1, '["S1", "S2", "S3"]') ->> 'status', 'signed', 'signed unread');
select is(pg_temp.fates(), 'fault.CC 0010,note.sources 0001,switch.SOURCE 0100', 'what nobody decided about was not kept');
select is(pg_temp.mara('undo_sign', jsonb_build_object('map_id', pg_temp.map_id(1), 'expected_revision', 1)) ->> 'status', 'ok', 'undone');
select is(pg_temp.fates(), 'fault.CC 0000,note.sources 0000,switch.SOURCE 0000', 'with those numbers');
select is(pg_temp.sign(pg_temp.snapshot()) ->> 'status', 'signed', 'signed again');
update private.maps set undo_until = now() where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.mara('undo_sign', jsonb_build_object('map_id', pg_temp.map_id(1), 'expected_revision', 1)), '{"status": "refused", "code": "too_late"}', 'after the minute undo is too late');
select is(pg_temp.mara('new_revision', pg_temp.seen(1, '{"note": ""}')), '{"status": "refused", "code": "not_sent_yet"}', 'no new revision while the mail waits');
select is(pg_temp.mara('resend', pg_temp.seen(1, '{"close_earlier": false}')), '{"status": "refused", "code": "not_sent_yet"}', 'nor a second mail');
select is(pg_temp.mara('close_links', pg_temp.seen(1, '{"link_id": null}')), '{"status": "refused", "code": "not_sent_yet"}', 'nor a dead link in it');

-- Delivery. `secrets` remembers what each mail carried.
create temporary table secrets (name text, secret text);
create function pg_temp.send(name text, outcome text) returns text language plpgsql as $$
declare mail record;
begin
  update private.mail_outbox set next_attempt_at = now();
  for mail in select * from public.claim_mails(10, 60) loop
    insert into secrets values (name || '.' || mail.kind, mail.map_secret);
    perform public.settle_mail(mail.id, outcome, case when outcome <> 'sent' then 'SMTP 550' end);
  end loop;
  return (pg_temp.map(1)).state;
end $$;
create function pg_temp.read(which text) returns jsonb language sql as
  $$select to_jsonb(m) from public.get_map((select secret from secrets where name = which)) m$$;
select is(pg_temp.send('first', 'failed'), 'refused', 'the mail is refused for good');
select is(pg_temp.mara('delivery', pg_temp.seen(1)) -> 'mail' ->> 'error', 'SMTP 550', 'the desk says with which code');
select is(pg_temp.mara('delivery', pg_temp.seen(1)) #>> '{links,0,mail_state}', 'failed', 'and that the link did not arrive');
select is(pg_temp.queue('refused') -> 'counts' -> 'refused', '1', 'and counts it');
select is(pg_temp.mara('resend', pg_temp.seen(1, '{"close_earlier": true}')), '{"status": "ok", "state": "signed", "revision": 1}', 'sent again');
select is(pg_temp.send('again', 'failed'), 'refused', 'refused again');
select is(pg_temp.mara('resend', pg_temp.seen(1, '{"close_earlier": false}')) ->> 'state', 'signed', 'a third time');
select is(pg_temp.send('third', 'sent'), 'delivered', 'arrives');
select is((pg_temp.map(1)).delivered_at, now(), 'when is known');
select is(pg_temp.read('first.map'), null, 'a closed link shows nothing');
select isnt(pg_temp.read('third.map_again'), null, 'the new one does');
select is((select string_agg((l -> 'open')::text || (l ->> 'revision'), ',' order by n) from jsonb_array_elements(pg_temp.mara('delivery', pg_temp.seen(1)) -> 'links') with ordinality as ls (l, n) where l -> 'open' = 'true'), 'true1,true1', 'two links are open');
select is(pg_temp.mara('send_to_me', pg_temp.seen(1, '{"expected_state": "signed"}')) ->> 'state', 'delivered', 'a copy to the operator, who saw it before it was delivered');
select is(pg_temp.mara('send_to_me', pg_temp.seen(1, '{"expected_revision": 0}')) ->> 'status', 'conflict', 'but no copy of a revision that was not seen');
select is((select recipient from private.mail_outbox where kind = 'map_copy'), 'mara@studio.example', 'goes to the own address');
select is(pg_temp.send('copy', 'sent'), 'delivered', 'and leaves the map as it is');
select is(pg_temp.read('copy.map_copy') -> 'snapshot' -> 'rev', '1', 'its link opens');
select is(public.describe_map_deletion((select secret from secrets where name = 'copy.map_copy'), 'ip', false), '{"status": "gone"}', 'and deletes nothing');
select is(public.delete_map((select secret from secrets where name = 'copy.map_copy'), 'ip', false), '{"status": "deleted"}', 'with the usual answer');
select isnt(pg_temp.map(1), null, 'indeed');
update private.map_secrets set expires_at = now() where operator_id is not null;
select is(pg_temp.read('copy.map_copy'), null, 'after a day it is over');
select is(pg_temp.mara('send_to_me', pg_temp.seen(3)), '{"status": "refused", "code": "not_signed"}', 'there is no copy of a draft');

-- REV 02.
select is(pg_temp.tom('new_revision', pg_temp.seen(1, '{"note": " "}')) ->> 'status', 'invalid', 'no new revision without a reason');
select is(pg_temp.tom('new_revision', pg_temp.seen(1, '{"note": "A3 was read wrong"}')), '{"status": "ok", "state": "in_review", "revision": 1}', 'a new revision');
select is((pg_temp.map(1)).edits, '[{"n": 1}]', 'keeps the edits');
select is(pg_temp.read('third.map_again') -> 'snapshot' -> 'rev', '1', 'readers still see the first');
select is(pg_temp.tom('sign', pg_temp.seen(1, jsonb_build_object('snapshot', pg_temp.snapshot(), 'expected_edits', 1, 'sentence', 'By Tom.'))) -> 'revision', '2', 'signed');
update private.maps set undo_until = now() where session_id = pg_temp.id(1)::uuid;
select is(pg_temp.read('third.map_again') -> 'snapshot' ->> 'signed_by', 'Tom', 'now the old link shows the second');
select is(pg_temp.read('third.map_again') -> 'revision', '1', 'and with which revision it was sent');
select is(pg_temp.send('second', 'sent'), 'delivered', 'and it is mailed');
select is(pg_temp.names(pg_temp.queue('delivered')), 'Ines', 'the delivered ones');
select is(pg_temp.queue('delivered') #>> '{rows,0,delivered_at}', private.utc_text(now()), 'with the moment');
create temporary table link as select encode(private.secret_hash((select secret from secrets where name = 'third.map_again')), 'hex') as id;
select is(pg_temp.mara('close_links', pg_temp.seen(1, jsonb_build_object('link_id', (select id from link)))) ->> 'status', 'ok', 'one link is closed');
select is(pg_temp.read('third.map_again'), null, 'that one');
select isnt(pg_temp.read('second.map'), null, 'and no other');
select is(pg_temp.mara('close_links', pg_temp.seen(1, '{"link_id": null, "expected_state": "signed"}')) ->> 'status', 'ok', 'all');
select is(pg_temp.read('second.map'), null, 'are closed');
select is((select jsonb_agg(r) from jsonb_array_elements(pg_temp.mara('rule_numbers', '{}') -> 'rules') r where r ->> 'rule' = 'fault.CC'), '[{"rule": "fault.CC", "kept": 0, "edited": 0, "dropped": 2, "left_open": 0, "confirmed": 0, "refused": 0}]', 'numbers by rule');
select is(pg_temp.logged(), 'claim,claim,take_over,release,claim,release,claim,claim,release,inputs,claim,hold,resume,hold,resume,redraft,claim,signature_saved,sign,signature_deleted,undo_sign,sign,undo_sign,sign,resend,resend,send_to_me,new_revision,sign,close_links,close_links', 'every action is in the log, once');

-- A removed operator, and a deletion while it is read.
select is(pg_temp.mara('open_review', pg_temp.seen(2, '{"claim": true}')) ->> 'state', 'in_review', 'another map is read');
update private.operators set removed_at = now() where name = 'Tom';
select is(pg_temp.tom('open_review', pg_temp.seen(2, '{"claim": true}')), '{"status": "signed_out"}', 'a removed operator sees nothing');
select private.delete_session(pg_temp.id(2)::uuid, 'applicant');
select is(pg_temp.mara(action, jsonb_build_object('map_id', pg_temp.map_id(2), 'expected_state', 'in_review', 'expected_revision', 0, 'expected_edits', 0, 'claim', true, 'note', 'x',
  'close_earlier', true, 'link_id', null, 'op', '{}'::jsonb, 'snapshot', '{}'::jsonb)), '{"status": "gone"}', 'deleted while it is read: ' || action)
from unnest(array['open_review', 'heartbeat', 'release', 'take_over', 'inputs', 'save_edit', 'review_source', 'hold', 'resume', 'redraft', 'sign', 'undo_sign', 'delivery', 'resend', 'close_links', 'send_to_me', 'new_revision']) action;

-- Who may.
set local role service_role;
select throws_ok($$select * from private.rule_fates$$, '42501', null, 'service_role reads no table');
select throws_ok($$select private.publish_map(null, null, null, '', 0)$$, '42501', null, 'and calls no private function');
reset role;
select is_empty($$select p.proname from pg_catalog.pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname like 'desk\_%'
  and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute') or not p.prosecdef
    or not has_function_privilege('service_role', p.oid, 'execute') or p.proowner <> 'wiring_owner'::regrole)$$, 'the functions of the desk are the service''s alone');
reset role;
-- Refused mail: the address is shown, and another one takes the map.
update private.operators set removed_at = null;
insert into private.wiring_sessions (session_id, email, address_key, expires_at, survey_completed, survey_data, survey_version, json_submitted, json_profile,
  images_uploaded, image_urls, wiring_complete, name_for_certificate, privacy_accepted_at, privacy_policy_version, completed_at)
values ('77777777-7777-7777-7777-777777777777', 'anselm@typo.example', 'old key', now() + interval '1 year', true, '{}', '2027-01', true, '{}', true, '{u}', true, 'Anselm',
  now(), '1', now());
insert into private.maps (session_id, state, draft, published, revision, signed_by, signed_at)
values ('77777777-7777-7777-7777-777777777777', 'refused', pg_temp.draft('[]'), pg_temp.draft('[]'), 1, 'Mara', now());
insert into private.map_secrets (secret_hash, session_id, revision) values ('\x07', '77777777-7777-7777-7777-777777777777', 1);
delete from private.mail_outbox;
create function pg_temp.correct(address text, note text default 'She wrote from it.', rest jsonb default '{}') returns jsonb language sql as
  $$select pg_temp.tom('correct_address', pg_temp.seen(7, jsonb_build_object('email', address, 'address_key', 'key of ' || address, 'note', note) || rest))$$;
select is(pg_temp.tom('show_address', pg_temp.seen(7)), '{"status": "ok", "email": "anselm@typo.example"}', 'an operator sees the address');
select is((select operator || ' ' || action from private.desk_events order by event_id desc limit 1), 'Tom show_address', 'which the log says');
update private.operator_sessions set confirmed_at = null;
select is(pg_temp.correct('anselm@good.example'), '{"status": "confirm"}', 'another one wants the second factor');
update private.operator_sessions set confirmed_at = now();
select is(public.desk_correct_address(repeat('c', 64), pg_temp.seen(7)) ->> 'status', 'second_factor', 'a whole session');
select is(pg_temp.correct('anselm@good.example', ' '), '{"status": "refused", "code": "no_note"}', 'a note');
select is(pg_temp.correct('Anselm@typo.example'), '{"status": "refused", "code": "same_address"}', 'and another address');
select is(pg_temp.correct('anselm@good.example', 'so', '{"expected_revision": 0}') ->> 'status', 'conflict', 'of the map that was seen');
update private.maps set state = 'delivered' where session_id = pg_temp.id(7)::uuid;
select is(pg_temp.correct('anselm@good.example'), '{"status": "refused", "code": "not_refused"}', 'whose mail was refused');
update private.maps set state = 'refused' where session_id = pg_temp.id(7)::uuid;
select is((select count(*)::integer from private.mail_outbox), 0, 'till then nothing is mailed');
select is(pg_temp.correct('anselm@good.example'), '{"status": "ok", "state": "signed", "revision": 1}', 'then the map goes there');
select is((select email || ', ' || address_key from private.wiring_sessions where session_id = pg_temp.id(7)::uuid), 'anselm@good.example, key of anselm@good.example', 'the session has it');
select is((select array_agg(kind || ' ' || recipient order by kind, recipient) from private.mail_outbox),
  array['address_old anselm@typo.example', 'desk_notice mara@studio.example', 'desk_notice tom@studio.example', 'map_again anselm@good.example'],
  'the old address and every operator hear of it');
select is((select closed_at is not null from private.map_secrets where secret_hash = '\x07'), true, 'earlier links are closed');
select is((pg_temp.map(7)).note, 'She wrote from it.', 'the note is kept with the map');
select is((select action || detail::text from private.desk_events order by event_id desc limit 1), 'correct_address{}', 'and not in the log');
select is(pg_temp.names(pg_temp.queue('all', 'a•••@g')), 'Anselm', 'the queue finds the new one');
select is(pg_temp.correct('x@y.example') ->> 'status', 'refused', 'while that mail is on its way, nothing more');
-- Two that were delivered in another order than they were completed.
update private.maps set state = 'delivered', delivered_at = now() - interval '1 hour' where session_id = pg_temp.id(1)::uuid;
update private.maps set state = 'delivered', delivered_at = now() - interval '2 hours' where session_id = pg_temp.id(7)::uuid;
select is(pg_temp.names(pg_temp.queue('delivered', '', 'newest')), 'Ines,Anselm', 'the delivered are listed by their delivery');
select is(pg_temp.names(pg_temp.queue('delivered', '', 'oldest', jsonb_build_object('value', private.cursor_text(now() - interval '90 minutes'),
  'map_id', pg_temp.map_id(7)))), 'Ines', 'and the next page, too');
select * from finish();
rollback;
