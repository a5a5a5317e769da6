import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, setVariables } from '../../environment.ts'
import { backupFolder } from '../backup-files.ts'
import { deletionsFile, keepDeletions, listDeletions } from '../deletions-file.ts'
import { readRecipients } from '../encryption.ts'
import { targetOfEnvironment } from '../target.ts'
import { copyCluster } from './copy-cluster.ts'
import { objectKeeper } from './keep-objects.ts'
import { segmentKeeper } from './keep-segments.ts'
import { endOf, startProgram } from './postgres-programs.ts'
import { logs } from './recovery-files.ts'

/** Far below the minute that may be lost: what it does must fit in, too. */
const turnMs = 10_000
const slot = '--slot=tracework'
const slotExists = "select from pg_replication_slots where slot_name = 'tracework'"
const program = 'pg_receivewal'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

async function noteTime(time: string): Promise<void> {
  await writeFile(`${logs.recorded}.new`, time, { mode: 0o600, flush: true })
  await rename(`${logs.recorded}.new`, logs.recorded)
}

async function record(url: string): Promise<void> {
  const spool = join(dataFolder, 'wal')
  const recipients = readRecipients()
  for (const folder of [spool, logs.segments, logs.objects])
    await mkdir(folder, { recursive: true, mode: 0o700 })
  const target = targetOfEnvironment()
  const keepSegments = segmentKeeper(spool, logs.segments, recipients)
  const keepObjects = objectKeeper(target, logs.objects, recipients)
  const receive = (...how: string[]) => startProgram(url, program, ['--no-password', slot, ...how], 'inherit')
  const [known] = await target.database.transaction(({ rows }) => rows(slotExists))
  await endOf(program, receive('--create-slot', '--if-not-exists'))
  const child = receive('--directory', spool, '--synchronous')
  const ended = endOf(program, child)
  ended.catch(() => {})
  stopping.signal.addEventListener('abort', () => child.kill('SIGTERM'))
  console.log(`Recording into ${logs.segments}`)

  const newest = () => readFile(logs.recorded, 'utf8').catch(() => '-infinity')
  let since = known === undefined ? '-infinity' : await newest()
  let problem = ''
  /** Rows before objects: then those that the rows name are there. */
  const turn = async () => {
    await keepSegments()
    since = await keepObjects(since)
    const deletions = await target.database.transaction(listDeletions)
    await keepDeletions(deletionsFile(join(backupFolder, 'any')), deletions, Date.now())
    await noteTime(since)
  }
  const trial = () =>
    turn().then(
      () => '',
      (error: Error) => error.message,
    )
  // A log that begins now does not go on from an older copy.
  if (known === undefined) {
    await turn()
    await copyCluster(url, backupFolder, new Date(), recipients)
  }
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
  const { REPLICATION_URL: url } = setVariables()
  if (!url)
    throw new Error(
      'REPLICATION_URL is missing: the database itself, and no pooler, as a role that may replicate (see .env.example).',
    )
  await record(url)
} catch (error) {
  console.error(`Nothing is recorded: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
