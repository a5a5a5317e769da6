import { resolve } from 'node:path'
import { exportDataset } from './export-dataset.ts'
import { explained, lakeOfEnvironment } from './lake-target.ts'

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const file = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? `content-${stamp}.tar.gz`)

try {
  const { client, name } = lakeOfEnvironment()
  console.log(`Exporting ${name} …`)
  const { documents, assets } = await exportDataset(client, file, (line) => console.log(`  ${line}`))
  console.log(`${documents} documents and ${assets} assets are in ${file}`)
} catch (error) {
  console.error(`The export failed: ${explained(error)}`)
  process.exitCode = 1
}
