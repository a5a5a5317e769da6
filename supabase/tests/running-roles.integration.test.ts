import { randomBytes } from 'node:crypto'
import type { PostgresDatabase } from '@wiring/local/testing/plain-postgres'
import { createMigratedDatabase } from '@wiring/local/testing/shared-resources'
import { Client, escapeIdentifier as quoted } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What the API becomes after it has signed in: no table, no change of the schema, only listed functions. */
const roles = ['anon', 'authenticated', 'service_role'] as const
/** Not Supabase's own, nor those of Postgres. */
const ours = "n.nspname !~ '^(pg_|information_schema$|storage$)'"
const refused = '42501'

/** As the one that PostgREST signs in with. */
const login = `authenticator_${randomBytes(6).toString('hex')}`

let postgres: PostgresDatabase
let client: Client

beforeAll(async () => {
  postgres = await createMigratedDatabase()
  postgres.run(`create role ${login} login noinherit password 'any'; grant ${roles.join(', ')} to ${login}`)
  client = new Client(postgres.url.replace(/\/\/[^@]*@/, `//${login}:any@`))
  await client.connect()
})
afterAll(async () => {
  await client.end()
  postgres.run(`drop role ${login}`)
  await postgres.stop()
})

const catalog = <Row>(query: string): Row[] =>
  JSON.parse(postgres.run(`select coalesce(json_agg(found), '[]') from (${query}) found`)) as Row[]

/** Code of the error, or `null`; whatever it did is taken back. */
async function attempt(sql: string): Promise<string | null> {
  try {
    await client.query(`begin; ${sql}`)
    return null
  } catch (error) {
    return (error as { code: string }).code
  } finally {
    await client.query('rollback')
  }
}

async function notRefused(statements: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const sql of statements) if ((await attempt(sql)) !== refused) found.push(sql)
  return found
}

const relations = () =>
  catalog<{ schema: string; name: string; kind: string; column: string }>(`
    select n.nspname as schema, c.relname as name, c.relkind as kind,
      (select attname from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped limit 1) as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and ${ours}`)

function misuses({ schema, name, kind, column }: ReturnType<typeof relations>[number]): string[] {
  const of = `${quoted(schema)}.${quoted(name)}`
  if (kind === 'S') return [`select * from ${of}`, `select nextval('${of}')`, `alter sequence ${of} restart`]
  return [
    `select from ${of} limit 0`,
    `insert into ${of} default values`,
    `update ${of} set ${quoted(column)} = default where false`,
    `delete from ${of} where false`,
    `truncate ${of}`,
    `lock table ${of} in access share mode`,
    `alter table ${of} add column made_here int`,
    `alter table ${of} disable row level security`,
    `create policy made_here on ${of} using (true)`,
    `create index on ${of} (${quoted(column)})`,
    `grant select on ${of} to public`,
    `drop table ${of} cascade`,
  ]
}

test.each(roles)('%s reads, writes and changes no table', async (role) => {
  await client.query(`reset role; set role ${role}`)
  const tables = relations()
  expect(tables.length).toBeGreaterThan(25)
  expect(await notRefused(tables.flatMap(misuses))).toEqual([])
})

test.each(roles)('%s makes nothing in any schema, and becomes nobody else', async (role) => {
  await client.query(`reset role; set role ${role}`)
  const schemas = catalog<{ name: string }>(`select n.nspname as name from pg_namespace n where ${ours}`)
  const others = catalog<{ name: string }>(
    `select rolname as name from pg_roles where rolname !~ '^pg_' and rolname not like 'authenticator_%'
     and rolname <> all ('{${roles.join()}}')`,
  )
  expect(others.map(({ name }) => name)).toContain('wiring_owner')
  const statements = [
    ...schemas.flatMap(({ name }) => [
      `create table ${quoted(name)}.made_here ()`,
      `create function ${quoted(name)}.made_here() returns int language sql as 'select 1'`,
      `drop schema ${quoted(name)} cascade`,
    ]),
    ...others.flatMap(({ name }) => [`set role ${quoted(name)}`, `grant ${quoted(name)} to ${role}`]),
    ...[`alter role ${role} superuser`, 'create role made_here', 'create schema made_here'],
    ...["copy (select 1) to '/tmp/made_here'", "select pg_read_file('/etc/passwd')"],
  ]
  expect(await notRefused(statements)).toEqual([])
})

const callable: Record<(typeof roles)[number], RegExp> = {
  // Two pages' numbers, what a secret opens, and what the policies of uploads ask.
  anon: /^(public\.(get_map|get_session_by_id|map_status|onboarding_pace|trust_numbers)|private\.(may_upload|is_upload))\(/,
  authenticated: /^$/,
  service_role: /^public\./,
}

test.each(roles)('%s may call the functions of the API that are its own, and no other', async (role) => {
  await client.query(`reset role; set role ${role}`)
  // From a query of its own: else a strict one is nothing already, and is never called.
  const functions = catalog<{ name: string; call: string }>(`
    select format('%s.%s(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
      format('select %I.%I(%s) from (select %s offset 0) given', n.nspname, p.proname,
        (select string_agg('a' || each, ', ' order by each) from generate_series(1, p.pronargs) each),
        (select string_agg(format('null::%s as a%s', format_type(type, null), each), ', ')
          from unnest(p.proargtypes) with ordinality types (type, each))) as call
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours}`)
  expect(functions.length).toBeGreaterThan(150)
  const open: string[] = []
  for (const { name, call } of functions) if ((await attempt(call)) !== refused) open.push(name)
  expect(open.filter((name) => !callable[role].test(name))).toEqual([])
  // Else all would be refused for a reason of this test's own.
  expect(open.length > 0).toBe(role !== 'authenticated')
})
