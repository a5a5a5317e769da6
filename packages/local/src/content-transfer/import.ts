import { resolve } from 'node:path'
import { importDataset } from './import-dataset.ts'
import { explained, lakeOfEnvironment } from './lake-target.ts'

const given = process.argv[2]

try {
  if (!given) throw new Error('name what to import: npm run content:import <file.tar.gz or folder>')
  const { client, name } = lakeOfEnvironment()
  console.log(`Importing into ${name} …`)
  const source = resolve(process.env.INIT_CWD ?? '.', given)
  const { documents, warnings } = await importDataset(client, source, (line) => console.log(`  ${line}`))
  for (const warning of warnings) console.warn(`  warning: ${warning}`)
  console.log(`${documents} documents are imported.`)
} catch (error) {
  console.error(`The import failed: ${explained(error)}`)
  process.exitCode = 1
}
