-- Session ids are 128 random bits.
begin;
set local search_path = tap, public;
select plan(5);

create temporary table ids as select private.random_id() as id from generate_series(1, 100000);
select is((select count(distinct id)::integer from ids), 100000, '100,000 ids, no duplicate');

create temporary table bits as
  select position, avg(get_bit(uuid_send(id), position)) as ones
  from (select id from ids limit 10000) as sample, generate_series(0, 127) as position group by position;
select is_empty('select * from bits where ones not between 0.45 and 0.55', 'each of 128 bits is one in 45 to 55 % of ids');

create temporary table nibbles as
  select place, count(distinct substr(replace(id::text, '-', ''), place, 1)) as kinds
  from (select id from ids limit 5000) as sample, generate_series(1, 32) as place group by place;
select is_empty('select * from nibbles where kinds < 16', 'no nibble is fixed, the version digit included');

select is(
  (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
   where d.adrelid = 'private.wiring_sessions'::regclass and a.attname = 'session_id'),
  'private.random_id()', 'the default of session_id is this generator'
);
select ok(
  (select prosrc like '%gen_random_uuid()%' and prosrc not like '%random()%md5%' from pg_proc where oid = 'private.random_id'::regproc),
  'it draws on gen_random_uuid, which is the CSPRNG of the server'
);
select * from finish();
rollback;
