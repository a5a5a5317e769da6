import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { givenPath } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { backupFolder } from './backup-files.ts'
import { deletionsFile, keepDeletions, listDeletions, readDeletions } from './deletions-file.ts'
import { reapplyDeletions } from './restore-rows.ts'
import { targetOfEnvironment } from './target.ts'

const { values } = readArguments({
  usage: `deletions [--out <file>] [--again <moment>]
Adds what was deleted to the list beside the backups; --again deletes what was deleted since then once more.`,
  options: { out: { type: 'string' }, again: { type: 'string' } },
})

try {
  const file = values.out ? givenPath(values.out) : deletionsFile(join(backupFolder, 'any'))
  const { database } = targetOfEnvironment()
  if (values.again !== undefined) {
    const since = new Date(values.again)
    if (Number.isNaN(since.getTime()))
      throw new Error(`${values.again} is no moment, as 2026-11-26T03:17:00Z is`)
    const listed = await readDeletions(file)
    if (listed === null) throw new Error(`there is no ${file}`)
    const dropped = await database.transaction((transaction) =>
      reapplyDeletions(transaction, listed, since.toISOString()),
    )
    console.log(`${dropped} deleted again`)
  }
  const found = await database.transaction(listDeletions)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  console.log(`${await keepDeletions(file, found, Date.now())} deletions are in ${file}`)
} catch (error) {
  console.error(
    `The list of deletions could not be written: ${error instanceof Error ? error.message : error}`,
  )
  process.exitCode = 1
}
