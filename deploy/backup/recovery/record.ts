import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, requireAddress, setVariables } from '../../environment.ts'
import { readArguments } from '../../read-arguments.ts'
import { postgresDatabase } from '../../targets/database-target.ts'
import { backupFolder } from '../backup-files.ts'
import { deletionsFile, keepDeletions, listDeletions } from '../deletions-file.ts'
import { readRecipients } from '../encryption.ts'
import { targetOfEnvironment } from '../target.ts'
import { writeTimeMetric } from '../time-metric.ts'
import { copyCluster } from './copy-cluster.ts'
import { objectKeeper } from './keep-objects.ts'
import { removeUnfilled, segmentKeeper } from './keep-segments.ts'
import { endOf, startProgram } from './postgres-programs.ts'
import { logs } from './recovery-files.ts'
import { slotName, takeSlot } from './slot.ts'

readArguments({
  usage: `record
Runs always: the database's log, new files and deletions beside the backups, within ten seconds.`,
})

/** Far below the minute that may be lost: what it does must fit in, too. */
const turnMs = 10_000
const program = 'pg_receivewal'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

async function noteTime(time: string): Promise<void> {
  await writeFile(`${logs.recorded}.new`, time, { mode: 0o600, flush: true })
  await rename(`${logs.recorded}.new`, logs.recorded)
}

async function record(url: string, textfile: string | undefined): Promise<void> {
  const spool = join(dataFolder, 'wal')
  const recipients = readRecipients()
  if (await takeSlot(postgresDatabase(url)))
    for (const old of [spool, logs.recorded]) await rm(old, { recursive: true, force: true })
  for (const folder of [spool, logs.segments, logs.objects])
    await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeUnfilled(spool, postgresDatabase(url))
  const target = targetOfEnvironment()
  const keepSegments = segmentKeeper(spool, logs.segments, recipients)
  const keepObjects = objectKeeper(target, logs.objects, recipients)
  const how = ['--no-password', `--slot=${slotName}`, '--directory', spool, '--synchronous']
  const child = startProgram(url, program, how, 'inherit')
  const ended = endOf(program, child)
  ended.catch(() => {})
  stopping.signal.addEventListener('abort', () => child.kill('SIGTERM'))
  console.log(`Recording into ${logs.segments}`)

  let since = await readFile(logs.recorded, 'utf8').catch(() => '-infinity')
  let problem = ''
  /** Rows before objects: then those that the rows name are there. */
  const turn = async () => {
    await keepSegments()
    since = await keepObjects(since)
    const deletions = await target.database.transaction(listDeletions)
    await keepDeletions(deletionsFile(join(backupFolder, 'any')), deletions, Date.now())
    await noteTime(since)
    await writeTimeMetric(textfile, 'tracework_record_timestamp_seconds', new Date())
  }
  const trial = () =>
    turn().then(
      () => '',
      (error: Error) => error.message,
    )
  // A log that begins now does not go on from an older copy; the first turn says that there is one.
  if (since === '-infinity') await copyCluster(url, backupFolder, new Date(), recipients)
  while (child.exitCode === null && child.signalCode === null) {
    const found = await trial()
    if (found !== problem) console.log(found === '' ? 'Recording again.' : `Not all is recorded: ${found}`)
    problem = found
    await Promise.race([wait(turnMs, null, { signal: stopping.signal }), ended]).catch(() => {})
  }
  await trial()
  if (!stopping.signal.aborted) await ended
}

try {
  const { REPLICATION_URL: url, RECORD_TEXTFILE: textfile } = setVariables()
  if (!url)
    throw new Error(
      'REPLICATION_URL is missing: the database itself, and no pooler, as a role that may replicate (see .env.example).',
    )
  await record(requireAddress('REPLICATION_URL', url, 'postgresql'), textfile)
} catch (error) {
  console.error(`Nothing is recorded: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
