import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getStorageSchemaSql } from '@supabase/lite'
import { repositoryRoot } from '../settings.ts'
import type { SqlRunner } from './sql-runner.ts'

const migrationsFolder = join(repositoryRoot, 'supabase/migrations')

const history = `create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`

export function hostedBasics(): string {
  const basics = readFileSync(new URL('hosted-basics.sql', import.meta.url), 'utf8')
  return `${getStorageSchemaSql(false)}\n${basics}`
}

export function migrationFiles(folder = migrationsFolder): { version: string; name: string; sql: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [version = '', ...words] = file.replace('.sql', '').split('_')
      return { version, name: words.join('_'), sql: readFileSync(join(folder, file), 'utf8') }
    })
}

export async function migrate(runner: SqlRunner): Promise<number> {
  await runner.script(hostedBasics())
  await runner.script(history)
  await requireBaseline(runner)
  return (await applyMissing(runner)).length
}

async function appliedVersions(runner: SqlRunner): Promise<string[]> {
  const rows = await runner.rows<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  return rows.map(({ version }) => version)
}

async function requireBaseline(runner: SqlRunner): Promise<void> {
  const [baseline] = migrationFiles()
  const versions = await appliedVersions(runner)
  if (baseline && versions.some((version) => version < baseline.version))
    throw new Error(
      'This database was made by migrations that one baseline has replaced, and cannot go on with it. To keep what it holds, run `npm run backup` with the version of the code that made it. Then `npm run reset` deletes it, `npm start` makes it anew, and `npm run restore` brings the backup back.',
    )
}

export async function applyMissing(runner: SqlRunner, folder = migrationsFolder): Promise<string[]> {
  const known = new Set(await appliedVersions(runner))
  // An editor creates a file before it writes it.
  const missing = migrationFiles(folder).filter((file) => !known.has(file.version) && file.sql.trim() !== '')
  for (const { version, name, sql } of missing) {
    const line = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`
    await runner.script(`${sql}\n;${line}`)
  }
  return missing.map(({ version, name }) => `${version}_${name}.sql`)
}
