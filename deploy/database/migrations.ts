import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../environment.ts'

export interface SqlRunner {
  /** Several statements, as one transaction. */
  script(sql: string): Promise<unknown>
  rows<Row>(sql: string): Promise<Row[]>
}

export interface MigrationFile {
  version: string
  name: string
  sql: string
}

export const migrationsFolder = join(repositoryRoot, 'supabase/migrations')

export const plainPostgresBasics = (): string =>
  readFileSync(join(repositoryRoot, 'deploy/database/plain-postgres.sql'), 'utf8')

export function migrationFiles(folder = migrationsFolder): MigrationFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [version = '', ...words] = file.replace('.sql', '').split('_')
      return { version, name: words.join('_'), sql: readFileSync(join(folder, file), 'utf8') }
    })
}

/** The table of Supabase's own tool, so that `supabase db push` and this one know of each other's work. */
const history = `create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`

export async function appliedVersions(runner: SqlRunner): Promise<string[]> {
  await runner.script(history)
  const rows = await runner.rows<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  return rows.map(({ version }) => version)
}

/** Each in a transaction of its own. Returns the names of the files. */
export async function applyMissing(runner: SqlRunner, files: readonly MigrationFile[]): Promise<string[]> {
  const known = new Set(await appliedVersions(runner))
  const missing = files.filter(({ version }) => !known.has(version))
  const done: string[] = []
  for (const { version, name, sql } of missing) {
    const line = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`
    const file = `${version}_${name}.sql`
    await runner.script(`${sql}\n;${line}`).catch((error: Error) => {
      throw new Error(`${file} was taken back, and nothing after it was tried: ${error.message}`)
    })
    done.push(file)
  }
  return done
}
