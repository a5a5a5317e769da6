import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, openSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseTarget, postgresDatabase } from '../../targets/database-target.ts'
import { unseal, unsealedName } from '../sealed-file.ts'
import { serverProgram } from './postgres-programs.ts'
import { basesIn, logsOf } from './recovery-files.ts'

const recoveryMs = 20 * 60_000

/** Postgres refuses to run as root. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return { uid: 65_534, gid: 65_534 }
  }
}

async function unpackBase(backups: string, data: string): Promise<void> {
  const [base] = await basesIn(backups)
  if (base === undefined)
    throw new Error(`${backups} holds no copy of the database (base-….tar.gz): \`backup\` makes one.`)
  await mkdir(data, { mode: 0o700 })
  const tar = spawn('tar', ['-x', '-C', data], { stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = once(tar, 'exit')
  await pipeline(unseal(base.file), tar.stdin)
  const [code] = await ended
  if (code !== 0) throw new Error(`${base.file} cannot be unpacked`)
}

/** What is whole wins over its beginning. */
async function unpackLog(backups: string, folder: string): Promise<void> {
  await mkdir(folder)
  const { segments } = logsOf(backups)
  for (const file of (await readdir(segments).catch(() => [])).toSorted().toReversed()) {
    const name = unsealedName(file)
    if (/\.\d+\.unfinished$/.test(name)) continue
    const target = join(folder, name.replace(/\.partial$/, ''))
    const written = createWriteStream(target, { flags: name.endsWith('.partial') ? 'wx' : 'w' })
    await pipeline(unseal(join(segments, file)), written).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Nobody but this machine reaches it, nothing of it acts by itself, and nobody before its end. */
const settings = (folder: string) => ({
  config_file: join(folder, 'postgresql.conf'),
  hba_file: join(folder, 'pg_hba.conf'),
  ident_file: join(folder, 'pg_ident.conf'),
  listen_addresses: '',
  unix_socket_directories: join(folder, 'socket'),
  restore_command: `cp ${join(folder, 'wal')}/%f %p`,
  hot_standby: 'off',
  archive_mode: 'off',
  ssl: 'off',
  logging_collector: 'off',
  shared_preload_libraries: '',
  session_preload_libraries: '',
  local_preload_libraries: '',
  fsync: 'off',
})

/**
 * The database as its newest copy and the log give it, up to the last transaction that is there whole; `role`
 * reads it. `stop` deletes it again.
 */
export async function recoverDatabase(
  backups: string,
  role: { name: string; database: string },
): Promise<{ database: DatabaseTarget; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'recovered-'))
  const data = join(folder, 'data')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await unpackBase(backups, data)
    await unpackLog(backups, join(folder, 'wal'))
    const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
    for (const name of ['postgresql.conf', 'pg_ident.conf']) await writeFile(join(folder, name), '')
    await writeFile(join(folder, 'pg_hba.conf'), 'local all all trust\n')
    await writeFile(join(data, 'recovery.signal'), '')
    await mkdir(join(folder, 'socket'))
    await chmod(data, 0o700)
    const user = serverUser()
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
    const chosen = Object.entries(settings(folder)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const log = join(folder, 'log')
    const out = openSync(log, 'w', 0o600)
    const child = spawn(serverProgram(version), ['-D', data, ...chosen], {
      stdio: ['ignore', out, out],
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
      ...user,
    })
    const ended = once(child, 'exit')
    process.once('exit', () => child.kill('SIGQUIT'))
    const address = `postgresql://${encodeURIComponent(role.name)}@${encodeURIComponent(join(folder, 'socket'))}:5432`
    const database = postgresDatabase(`${address}/${encodeURIComponent(role.database)}`)
    const isReady = () =>
      database
        .transaction(({ rows }) => rows('select 1'))
        .then(
          () => true,
          () => false,
        )
    for (const deadline = Date.now() + recoveryMs; !(await isReady()); await wait(250))
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill('SIGQUIT')
        throw new Error(`the copy does not start: ${readFileSync(log, 'utf8').trim().split('\n').at(-1)}`)
      }
    return {
      database,
      async stop() {
        child.kill('SIGQUIT')
        await ended
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
