import { readFileSync } from 'node:fs'

/** Answers the only cell, as text. */
export type AskDatabase = (sql: string) => Promise<string>

/** Definitions by name. */
export type DatabaseDescription = Map<string, string>

const everything = readFileSync(new URL('describe-database.sql', import.meta.url), 'utf8')

/** An absent list of privileges means the default of its kind. */
const grants = `
create or replace function pg_temp.sorted_grants(acl aclitem[]) returns text language sql as
  $$ select coalesce((select string_agg(item::text, ' ' order by item::text) from unnest(acl) item), 'nobody') $$;
create or replace function pg_temp.owner_and_grants(owner oid, acl aclitem[], kind text) returns text language sql as
  $$ select 'owner ' || owner::regrole || ', grants ' || pg_temp.sorted_grants(coalesce(acl, acldefault(kind::"char", owner))) $$;
`

const rowsOfTables = `
select coalesce(string_agg(format(
  $$select %L as name, coalesce(jsonb_agg(made.fields order by made.fields::text), '[]') as definition from (
      select (select jsonb_object_agg(f.key, f.value) from jsonb_each(to_jsonb(t)) f where f.value::text !~ '^"\\d{4}-\\d\\d-\\d\\dT') as fields
      from %s t) made$$,
  'rows of ' || c.oid::regclass, c.oid::regclass), ' union all '), 'select null as name, null as definition where false')
from pg_class c where c.relkind = 'r' and c.relnamespace in (select oid from pg_namespace where nspname in ('private', 'cron'))`

export async function describeDatabase(ask: AskDatabase): Promise<DatabaseDescription> {
  const things = JSON.parse(await ask(`${grants}${everything}`)) as { name: string; definition: string }[]
  const tables = await ask(rowsOfTables)
  const rows = JSON.parse(
    await ask(
      `select coalesce(json_agg(json_build_object('name', r.name, 'definition', r.definition::text)), '[]')::text from (${tables}) r`,
    ),
  ) as typeof things
  return new Map([...things, ...rows].map(({ name, definition }) => [name, definition]))
}

export function differences(
  [oneName, one]: [string, DatabaseDescription],
  [otherName, other]: [string, DatabaseDescription],
): string[] {
  const lines: string[] = []
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [left, right] = [one.get(name), other.get(name)]
    if (left === right) continue
    if (left === undefined) lines.push(`${name}: only in ${otherName}`)
    else if (right === undefined) lines.push(`${name}: only in ${oneName}`)
    else lines.push(`${name}: differs\n  in ${oneName}: ${left}\n  in ${otherName}: ${right}`)
  }
  return lines.sort()
}
