import { rmSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { givenPath, setVariables } from '../environment.ts'
import { readArguments } from '../read-arguments.ts'
import { backupFolder, backupName, removeOldBackups, temporaryPath } from './backup-files.ts'
import { deletionsFile, keepDeletions, listDeletions } from './deletions-file.ts'
import { readRecipients } from './encryption.ts'
import { makeBackup } from './make-backup.ts'
import { asOnlyRun, exitCodeOf } from './one-run.ts'
import { copyCluster } from './recovery/copy-cluster.ts'
import { removeOldLogs } from './recovery/recovery-files.ts'
import { describeError, targetOfEnvironment } from './target.ts'
import { writeTimeMetric } from './time-metric.ts'

const { values } = readArguments({
  usage: `backup [--out <file>]
Sessions, their files and the content into one file; backups older than 28 days go.`,
  options: { out: { type: 'string' } },
})

try {
  const [started, recipients] = [new Date(), readRecipients()]
  const file = values.out
    ? givenPath(values.out)
    : join(backupFolder, backupName(started, recipients.length > 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      rmSync(temporaryPath(file), { recursive: true, force: true })
      process.exit(1)
    })
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // First, so that old copies are deleted also when backups fail.
  for (const old of await removeOldBackups(file, Date.now())) console.log(`Removed the old ${old}`)
  const target = targetOfEnvironment()
  console.log(`Backing up ${target.name} …`)
  await asOnlyRun(target.database, async () => {
    await makeBackup(target, file, (line) => console.log(`  ${line}`))
    await keepDeletions(deletionsFile(file), await target.database.transaction(listDeletions), Date.now())
    const { REPLICATION_URL: cluster } = setVariables()
    if (!cluster) return
    const copy = await copyCluster(cluster, dirname(file), started, recipients)
    console.log(`  a copy of the database, ${Math.ceil((await stat(copy)).size / 1024)} KB`)
    await removeOldLogs(dirname(file))
  })
  await writeTimeMetric(setVariables().BACKUP_TEXTFILE, 'tracework_backup_timestamp_seconds', new Date())
  console.log(`${Math.ceil((await stat(file)).size / 1024)} KB are in ${file}`)
} catch (error) {
  console.error(`The backup failed: ${describeError(error)}`)
  process.exitCode = exitCodeOf(error)
}
