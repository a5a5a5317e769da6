import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../settings.ts'
import { baselineOf, schemaFiles } from './schemas.ts'

const folder = join(repositoryRoot, 'supabase/migrations')
const [baseline = '', ...later] = readdirSync(folder).sort()

// A database that has the baseline would never see what is changed in it.
if (!baseline.endsWith('_baseline.sql') || later.length > 0) {
  console.error(
    'There are migrations after the baseline: write one more with what changed in supabase/schemas, and leave the baseline as it is.',
  )
  process.exit(1)
}
const files = schemaFiles()
writeFileSync(join(folder, baseline), baselineOf(files))
console.log(`${baseline} is made of ${files.length} schemas.`)
