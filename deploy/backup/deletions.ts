import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { givenPath } from '../environment.ts'
import { backupFolder } from './backup-files.ts'
import { deletionsFile, keepDeletions, listDeletions } from './deletions-file.ts'
import { targetOfEnvironment } from './target.ts'

try {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const file = values.out ? givenPath(values.out) : deletionsFile(join(backupFolder, 'any'))
  const { database } = targetOfEnvironment()
  const found = await database.transaction(listDeletions)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  console.log(`${await keepDeletions(file, found, Date.now())} deletions are in ${file}`)
} catch (error) {
  console.error(
    `The list of deletions could not be written: ${error instanceof Error ? error.message : error}`,
  )
  process.exitCode = 1
}
