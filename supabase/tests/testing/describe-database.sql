-- One row for each thing that a migration can make: what it is called, and what it is. Owners and privileges
-- are spelled out, so that an absent list and one that says the default are the same.
with our_schemas as (
  select n.oid, n.nspname, n.nspowner, n.nspacl from pg_namespace n
  where n.nspname !~ '^(pg_|information_schema$|supabase_migrations$|tap$)'
),
things (name, definition) as (
  select 'schema ' || n.nspname, pg_temp.owner_and_grants(n.nspowner, n.nspacl, 'n') from our_schemas n
  union all
  select 'role ' || r.rolname, to_jsonb(r)::text
  from (select rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication, rolbypassrls from pg_roles) r
  where r.rolname !~ '^pg_'
  union all
  select format('membership of %s in %s', m.member::regrole, m.roleid::regrole), m.admin_option::text
  from pg_auth_members m where m.roleid::regrole::text !~ '^pg_'
  union all
  select 'extension ' || e.extname, e.extnamespace::regnamespace::text from pg_extension e
  union all
  select 'publication ' || p.pubname, (to_jsonb(p) - 'oid' - 'pubowner')::text || coalesce(
    (select string_agg(t.schemaname || '.' || t.tablename, ', ' order by t.schemaname, t.tablename)
     from pg_publication_tables t where t.pubname = p.pubname), '')
  from pg_publication p
  union all
  select format('default privileges of %s in %s for %s', d.defaclrole::regrole, coalesce(n.nspname, 'every schema'), d.defaclobjtype),
    pg_temp.sorted_grants(d.defaclacl)
  from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace
  union all
  select 'table ' || c.oid::regclass, format('%s, row level security %s, forced %s, options %s, ', c.relkind, c.relrowsecurity,
    c.relforcerowsecurity, c.reloptions) || pg_temp.owner_and_grants(c.relowner, c.relacl, case c.relkind when 'S' then 's' else 'r' end)
    || coalesce(pg_get_viewdef(case when c.relkind in ('v', 'm') then c.oid end), '')
  from pg_class c join our_schemas n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'f', 'c')
  union all
  select 'sequence ' || s.seqrelid::regclass, (to_jsonb(s) - 'seqrelid')::text || pg_temp.owner_and_grants(c.relowner, c.relacl, 's')
  from (select seqrelid, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle from pg_sequence) s
  join pg_class c on c.oid = s.seqrelid join our_schemas n on n.oid = c.relnamespace
  union all
  select format('column %s.%s', c.oid::regclass, a.attname), format('number %s, %s, not null %s, default %s, identity %s, generated %s, collation %s, %s',
    row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attnotnull,
    pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, a.attcollation::regcollation, pg_temp.sorted_grants(a.attacl))
  from pg_attribute a join pg_class c on c.oid = a.attrelid join our_schemas n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c')
  union all
  select format('constraint %s on %s', k.conname, coalesce(k.conrelid::regclass::text, k.contypid::regtype::text)),
    pg_get_constraintdef(k.oid) || ' validated ' || k.convalidated
  from pg_constraint k join our_schemas n on n.oid = k.connamespace where k.conrelid <> 0 or k.contypid <> 0
  union all
  select 'index ' || i.indexrelid::regclass, pg_get_indexdef(i.indexrelid) || ' valid ' || i.indisvalid
  from pg_index i join pg_class c on c.oid = i.indexrelid join our_schemas n on n.oid = c.relnamespace
  union all
  select 'type ' || t.oid::regtype, format('%s, %s, labels %s, base %s, default %s, ', t.typtype, pg_temp.owner_and_grants(t.typowner, t.typacl, 'T'),
    (select array_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), t.typbasetype::regtype, t.typdefault)
  from pg_type t join our_schemas n on n.oid = t.typnamespace
  where t.typtype <> 'b' and not exists (select from pg_class c where c.oid = t.typrelid and c.relkind <> 'c')
  union all
  select 'function ' || p.oid::regprocedure, pg_get_functiondef(p.oid) || pg_temp.owner_and_grants(p.proowner, p.proacl, 'f')
  from pg_proc p join our_schemas n on n.oid = p.pronamespace where p.prokind in ('f', 'p')
  union all
  select format('trigger %s on %s', t.tgname, t.tgrelid::regclass), format('%s enabled %s', pg_get_triggerdef(t.oid), t.tgenabled)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join our_schemas n on n.oid = c.relnamespace where not t.tgisinternal
  union all
  select 'event trigger ' || e.evtname, format('%s %s %s', e.evtevent, e.evtfoid::regproc, e.evttags) from pg_event_trigger e
  union all
  select format('policy "%s" on %s.%s', p.policyname, p.schemaname, p.tablename), (to_jsonb(p) - 'policyname')::text from pg_policies p
  union all
  select format('comment on %s', pg_describe_object(d.classoid, d.objoid, d.objsubid)), d.description
  from pg_description d
  where exists (
    select from our_schemas n where n.oid in (
      select relnamespace from pg_class where oid = d.objoid and d.classoid = 'pg_class'::regclass
      union all select pronamespace from pg_proc where oid = d.objoid and d.classoid = 'pg_proc'::regclass
      union all select typnamespace from pg_type where oid = d.objoid and d.classoid = 'pg_type'::regclass
      union all select connamespace from pg_constraint where oid = d.objoid and d.classoid = 'pg_constraint'::regclass
    )
  )
  union all
  select 'bucket ' || b.id, (to_jsonb(b) - 'created_at' - 'updated_at')::text from storage.buckets b
)
select coalesce(json_agg(json_build_object('name', t.name, 'definition', t.definition) order by t.name), '[]')::text as things from things t
