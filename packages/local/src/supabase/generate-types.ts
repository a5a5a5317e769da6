import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../settings.ts'
import { openDatabase } from './database.ts'
import { type CatalogueFunction, databaseTypes, functionsOfPublic } from './function-types.ts'
import { copyMigratedDatabase } from './testing/migrated-database.ts'

const path = 'packages/contract/src/database.types.ts'
const file = join(repositoryRoot, path)

const folder = mkdtempSync(join(tmpdir(), 'wiring-types-'))
await copyMigratedDatabase(folder)
const database = await openDatabase({ folder, fsync: 'off' })
const functions = await database.runner.rows<CatalogueFunction>(functionsOfPublic)
await database.close()
rmSync(folder, { recursive: true })

const types = execFileSync(
  join(repositoryRoot, 'node_modules/.bin/biome'),
  ['format', '--stdin-file-path=types.ts'],
  {
    input: `// Generated from supabase/migrations by packages/local/src/supabase/generate-types.ts. Do not edit.${databaseTypes(functions)}`,
    encoding: 'utf8',
    cwd: repositoryRoot,
  },
)
if (!process.argv.includes('--check')) writeFileSync(file, types)
else if (readFileSync(file, 'utf8') !== types) {
  console.error(`${path} is out of date: node packages/local/src/supabase/generate-types.ts`)
  process.exitCode = 1
}
