import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../database.ts'
import { schemaFiles } from '../schemas.ts'
import { copyMigratedDatabase } from './migrated-database.ts'

export interface DatabaseFunction {
  /** With its schema. */
  name: string
  body: string
}

/** Rows of `DatabaseFunction`. */
export const ownFunctions = `select pronamespace::regnamespace || '.' || proname as name, prosrc as body from pg_proc
  where pronamespace in ('private'::regnamespace, 'public'::regnamespace)`

/** How often each stands in supabase/schemas, and whether it does with the body that the database runs. */
export function standingsOf(functions: readonly DatabaseFunction[]) {
  const files = schemaFiles().map(({ sql }) => sql)
  const count = (text: string) => files.flatMap((sql) => sql.split(text).slice(1)).length
  return functions.map(({ name, body }) => ({
    name,
    bodies: count(`create function ${name}(`),
    isWhole: count(`as $$${body}$$;`) > 0,
  }))
}

/** Of a database that the migrations made. */
export async function migratedFunctions(): Promise<DatabaseFunction[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wiring-functions-'))
  try {
    await copyMigratedDatabase(folder)
    const database = await openDatabase({ folder, fsync: 'off' })
    const functions = await database.runner.rows<DatabaseFunction>(ownFunctions)
    await database.close()
    return functions
  } finally {
    rmSync(folder, { recursive: true })
  }
}
