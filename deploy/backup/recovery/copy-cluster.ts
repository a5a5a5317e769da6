import { join } from 'node:path'
import { Readable } from 'node:stream'
import { seal } from '../sealed-file.ts'
import { endOf, startProgram } from './postgres-programs.ts'
import { baseName } from './recovery-files.ts'

/** All of the database's server, file by file: what the log goes on from. Returns the file. */
export async function copyCluster(
  url: string,
  backups: string,
  started: Date,
  recipients: readonly string[],
): Promise<string> {
  const program = 'pg_basebackup'
  const how = ['--pgdata=-', '--format=tar', '--wal-method=fetch', '--checkpoint=fast', '--no-password']
  const child = startProgram(url, program, how, 'pipe')
  const ended = endOf(program, child)
  // A copy that was cut off gets no name.
  async function* whole() {
    yield* child.stdout as Readable
    await ended
  }
  const [file] = await Promise.all([
    seal(Readable.from(whole()), join(backups, baseName(started)), recipients),
    ended,
  ])
  return file
}
