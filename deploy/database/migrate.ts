import { requireAddress, setVariables } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { migrateDatabase } from './migrate-database.ts'
import { migrationFiles } from './migrations.ts'

readArguments({
  usage: `migrate
Applies what the database misses of supabase/migrations, one file a transaction.`,
})

try {
  const { DATABASE_URL: url } = setVariables()
  if (!url)
    throw new Error('DATABASE_URL is missing: the database, as the role that owns it (see .env.example).')
  const applied = await migrateDatabase(requireAddress('DATABASE_URL', url, 'postgresql'), migrationFiles())
  for (const file of applied) console.log(`Applied ${file}`)
  console.log(applied.length === 0 ? 'The database has every migration.' : 'The database is up to date.')
} catch (error) {
  console.error(`The migration failed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
