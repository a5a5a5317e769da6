import { readFileSync } from 'node:fs'
import { getStorageSchemaSql } from '@supabase/lite'
import { appliedVersions, applyMissing, migrationFiles } from '@wiring/deploy/migrations'
import type { SqlRunner } from './sql-runner.ts'

export function hostedBasics(): string {
  const basics = readFileSync(new URL('hosted-basics.sql', import.meta.url), 'utf8')
  return `${getStorageSchemaSql(false)}\n${basics}`
}

export async function migrate(runner: SqlRunner): Promise<void> {
  await runner.script(hostedBasics())
  await requireBaseline(runner)
  await applyMissing(runner, migrationFiles())
}

async function requireBaseline(runner: SqlRunner): Promise<void> {
  const [baseline] = migrationFiles()
  const versions = await appliedVersions(runner)
  if (baseline && versions.some((version) => version < baseline.version))
    throw new Error(
      'This database was made by migrations that one baseline has replaced, and cannot go on with it. To keep what it holds, run `npm run backup` with the version of the code that made it. Then `npm run reset` deletes it, `npm start` makes it anew, and `npm run restore` brings the backup back.',
    )
}
