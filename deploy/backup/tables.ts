import type { Transaction } from '../targets/database-target.ts'

export const excludedTables: Record<string, string> = {
  rate_limits: 'The migrations write it; an older copy would undo what a newer migration set.',
  rate_hits: 'The privacy policy keeps traces of network addresses for a day at most; counting starts again.',
  job_runs: 'It says when the jobs of this one database ran last.',
  desk_alerts: 'It says what this one database has told the operators.',
  restoring: 'It holds only while a restore runs, and only for the database it runs into.',
}

export interface Table {
  name: string
  columns: string[]
}

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`

const columnsOfTables = `
  select c.relname as name, json_agg(a.attname order by a.attnum)::text as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by c.relname order by c.relname`

const references = `
  select f.relname as "from", t.relname as "to"
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and f.relnamespace = 'private'::regnamespace and f.oid <> t.oid`

export async function tablesToBackUp(transaction: Transaction): Promise<Table[]> {
  const found = await transaction.rows<{ name: string; columns: string }>(columnsOfTables)
  const edges = await transaction.rows<{ from: string; to: string }>(references)
  const waiting = new Map(
    found
      .filter(({ name }) => !(name in excludedTables))
      .map(({ name, columns }) => [name, { name, columns: JSON.parse(columns) as string[] }]),
  )
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !edges.some(({ from, to }) => from === name && waiting.has(to)),
    )
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const table of free) waiting.delete(table.name)
    ordered.push(...free)
  }
  return ordered
}

export async function newestMigration(transaction: Transaction): Promise<string> {
  const [newest] = await transaction.rows<{ version: string | null }>(
    'select max(version) as version from supabase_migrations.schema_migrations',
  )
  return newest?.version ?? ''
}
