import { execFile } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { postgresPrograms } from './programs.ts'
import type { ServerUser } from './server-user.ts'

/** One call for all the thousand files, where the system has it. */
const syncing = (fsync: 'on' | 'off') =>
  fsync === 'off' ? ['--no-sync'] : process.platform === 'linux' ? ['--sync-method=syncfs'] : []

/** At `data` all at once: what a killed start leaves is made anew. */
export async function initializeCluster(
  data: string,
  user: ServerUser,
  { passwordFile, fsync }: { passwordFile: string; fsync: 'on' | 'off' },
): Promise<void> {
  const unfinished = `${data}.unfinished`
  const { initdb } = postgresPrograms()
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  user.own(unfinished)
  const [program = '', ...parameters] = user.run([
    initdb,
    ...['-D', unfinished, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    // As hosted ones sort and compare, whatever the machine's locale is.
    ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
    // A new stack takes 25 MB of disk and not 40.
    '--wal-segsize=1',
    ...syncing(fsync),
  ])
  await promisify(execFile)(program, parameters)
  renameSync(unfinished, data)
}
