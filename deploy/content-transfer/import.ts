import { givenPath } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { describeLakeError, lakeOfEnvironment } from '../targets/lake-target.ts'
import { importDataset } from './import-dataset.ts'

const {
  word: given,
  values: { exact },
} = readArguments({
  usage: `content:import <file or folder> [--exact]
Puts an export back; with --exact it also deletes what the file does not hold.`,
  options: { exact: { type: 'boolean', default: false } },
  words: 1,
})

try {
  if (!given) throw new Error('name what to import: content:import <file.tar.gz or folder> [--exact]')
  const { client, name } = lakeOfEnvironment()
  console.log(`Importing into ${name} …`)
  const source = givenPath(given)
  const onProgress = (line: string) => console.log(`  ${line}`)
  const { documents, warnings, others } = await importDataset(client, source, { onProgress, exact })
  for (const warning of warnings) console.warn(`  warning: ${warning}`)
  console.log(`${documents} documents are imported.`)
  if (others.length > 0)
    console.log(
      exact
        ? `${others.length} that the file does not hold are deleted: ${others.join(', ')}`
        : `${others.length} that the file does not hold are as they were; with --exact they are deleted: ${others.join(', ')}`,
    )
} catch (error) {
  console.error(`The import failed: ${describeLakeError(error)}`)
  process.exitCode = 1
}
