import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { describeLakeError, lakeOfEnvironment } from '../targets/lake-target.ts'
import { migrateDataset } from './migrate-dataset.ts'

const { word: name, values } = readArguments({
  usage: `content:migrate <name> [--no-dry-run]
What a migration of studio/migrations would change, or with --no-dry-run changes.`,
  options: { 'no-dry-run': { type: 'boolean', default: false } },
  words: 1,
})
const dryRun = !values['no-dry-run']

try {
  const folder = join(repositoryRoot, 'studio/migrations')
  const known = readdirSync(folder)
  if (!name || !known.includes(name)) throw new Error(`name one of studio/migrations: ${known.join(', ')}`)
  const { default: migration } = await import(join(folder, name, 'index.ts'))
  const { client, name: lake } = lakeOfEnvironment()
  const changes = await migrateDataset(client, migration, dryRun)
  for (const change of changes) console.log(JSON.stringify(change))
  console.log(
    dryRun
      ? `${changes.length} changes would be made in ${lake}. With -- --no-dry-run they are.`
      : `${changes.length} changes are made in ${lake}.`,
  )
} catch (error) {
  console.error(`The migration failed: ${describeLakeError(error)}`)
  process.exitCode = 1
}
