import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrationFiles } from '@wiring/deploy/migrations'
import { repositoryRoot } from '../../settings.ts'
import { clusterFolder, openDatabase } from '../database.ts'
import { hostedBasics } from '../migrations.ts'

const cacheFolder = join(repositoryRoot, '.local/migrated-databases')

function fingerprint(): string {
  const hash = createHash('sha256').update(hostedBasics())
  for (const { version, sql } of migrationFiles()) hash.update(version).update(sql)
  for (const file of [
    'package-lock.json',
    'packages/local/src/supabase/database.ts',
    'packages/local/src/supabase/postgres/initialize-cluster.ts',
  ])
    hash.update(readFileSync(join(repositoryRoot, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Making one takes a second of a core, and many test files need it. Into the data folder of a stack. */
export async function copyMigratedDatabase(folder: string): Promise<void> {
  const source = join(cacheFolder, fingerprint())
  if (!existsSync(source)) await make(source)
  mkdirSync(clusterFolder(folder), { recursive: true, mode: 0o700 })
  for (const part of ['data', 'password'])
    cpSync(join(clusterFolder(source), part), join(clusterFolder(folder), part), { recursive: true })
}

async function make(target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}`
  const database = await openDatabase({ folder: unfinished, fsync: 'off' })
  await database.close()
  try {
    renameSync(unfinished, target)
  } catch {
    rmSync(unfinished, { recursive: true })
  }
  // Names with a dot are being made by another worker.
  for (const name of readdirSync(cacheFolder))
    if (!name.includes('.') && join(cacheFolder, name) !== target)
      rmSync(join(cacheFolder, name), { recursive: true })
}
