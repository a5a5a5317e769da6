import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../settings.ts'
import { openDatabase } from '../database.ts'
import { hostedBasics, migrationFiles } from '../migrations.ts'

const kept = join(repositoryRoot, '.local/migrated-databases')

/** Everything that an empty database is made of: its migrations and the version of Postgres. */
function fingerprint(): string {
  const hash = createHash('sha256').update(hostedBasics())
  for (const { version, sql } of migrationFiles()) hash.update(version).update(sql)
  for (const file of ['package-lock.json', 'packages/local/src/supabase/database.ts'])
    hash.update(readFileSync(join(repositoryRoot, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Puts an empty database with all migrations into `folder`, a copy of one that is made once: making it costs five seconds
 * of a core, and every file of tests with a stack of its own needs one.
 */
export async function placeMigratedDatabase(folder: string): Promise<void> {
  const source = join(kept, fingerprint())
  if (!existsSync(source)) await make(source)
  mkdirSync(folder, { recursive: true })
  cpSync(join(source, 'pgdata'), join(folder, 'pgdata'), { recursive: true })
}

async function make(target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}`
  const database = await openDatabase(unfinished, undefined)
  await database.close()
  try {
    renameSync(unfinished, target)
  } catch {
    // Another worker was faster.
    rmSync(unfinished, { recursive: true })
  }
  // Those of older migrations; what another worker is making has a dot in its name.
  for (const name of readdirSync(kept))
    if (!name.includes('.') && join(kept, name) !== target) rmSync(join(kept, name), { recursive: true })
}
