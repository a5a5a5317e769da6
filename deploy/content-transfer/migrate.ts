import { join } from 'node:path'
import { repositoryRoot } from '../environment.ts'
import { describeLakeError, lakeOfEnvironment } from '../targets/lake-target.ts'
import { migrateDataset } from './migrate-dataset.ts'

const [name, ...options] = process.argv.slice(2)
const dryRun = !options.includes('--no-dry-run')

try {
  if (!name) throw new Error('name a folder of studio/migrations: npm run content:migrate tidy-spaces')
  const { default: migration } = await import(join(repositoryRoot, 'studio/migrations', name, 'index.ts'))
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
