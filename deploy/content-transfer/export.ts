import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { dataFolder, givenPath } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { describeLakeError, lakeOfEnvironment } from '../targets/lake-target.ts'
import { exportDataset } from './export-dataset.ts'

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const { word: given } = readArguments({
  usage: `content:export [<file>]
The whole dataset with its pictures, into a file.`,
  words: 1,
})
const file = given ? givenPath(given) : join(dataFolder, 'exports', `content-${stamp}.tar.gz`)

try {
  const { client, name } = lakeOfEnvironment()
  await mkdir(dirname(file), { recursive: true })
  console.log(`Exporting ${name} …`)
  const { documents, assets } = await exportDataset(client, file, (line) => console.log(`  ${line}`))
  console.log(`${documents} documents and ${assets} assets are in ${file}`)
} catch (error) {
  console.error(`The export failed: ${describeLakeError(error)}`)
  process.exitCode = 1
}
