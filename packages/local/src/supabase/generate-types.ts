import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../settings.ts'
import { migratePlainPostgres, plainPostgresMissing, startPlainPostgres } from './testing/plain-postgres.ts'

const file = join(repositoryRoot, 'packages/database/src/database.types.ts')
/** The locked version needs Docker for this. */
const cli = 'supabase@3.1.0'

const missing = plainPostgresMissing()
if (missing !== null) {
  console.error(`Types cannot be generated here: ${missing}.`)
  process.exit(1)
}

const postgres = await startPlainPostgres()
try {
  migratePlainPostgres(postgres)
  const command = [
    'exec',
    '--yes',
    `--package=${cli}`,
    '--',
    'supabase',
    'gen',
    'types',
    '--schema=public',
    `--remote=${postgres.url}`,
  ]
  const output = execFileSync('npm', command, {
    encoding: 'utf8',
    cwd: '/tmp',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // The CLI prints remarks before the types.
  const raw = output.slice(output.indexOf('export type Json'))
  const biome = join(repositoryRoot, 'node_modules/.bin/biome')
  const types = execFileSync(biome, ['format', '--stdin-file-path=packages/database/src/types.ts'], {
    input: `// Generated from supabase/migrations by packages/local/src/supabase/generate-types.ts. Do not edit.\n${raw}`,
    encoding: 'utf8',
    cwd: repositoryRoot,
  })
  if (!process.argv.includes('--check')) writeFileSync(file, types)
  else if (readFileSync(file, 'utf8') !== types) {
    console.error('packages/database/src/database.types.ts is out of date. Run generate-types.ts.')
    process.exitCode = 1
  }
} finally {
  postgres.stop()
}
