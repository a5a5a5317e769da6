import { getStorageSchemaSql } from '@supabase/lite'
import { appliedVersions, applyMissing, migrationFiles, plainPostgresBasics } from '@wiring/deploy/migrations'
import type { SqlRunner } from './sql-runner.ts'

export const hostedBasics = (): string => `${getStorageSchemaSql(false)}\n${plainPostgresBasics()}`

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
