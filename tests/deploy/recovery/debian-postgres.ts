import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@wiring/local/testing/free-port'
import { runSql } from '@wiring/local/testing/run-sql'

export interface DebianPostgres {
  url: string
  run: (sql: string) => string
  /** As a power cut: nothing of it is left. */
  wipe: () => Promise<void>
}

const asPostgres = () => {
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {}
}

/** With the programs that copy it, which those of npm lack. */
export async function startDebianPostgres(
  version: string,
  more: Record<string, string> = {},
): Promise<DebianPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'debian-postgres-'))
  const user = asPostgres()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const [data, port] = [join(folder, 'data'), await freePort()]
  const program = (name: string) => `/usr/lib/postgresql/${version}/bin/${name}`
  const environment = { ...process.env, LC_ALL: 'C.UTF-8' }
  const initialize = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
  execFileSync(program('initdb'), initialize, { stdio: 'ignore', env: environment, ...user })
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 60,
    ...more,
  }
  const chosen = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(program('postgres'), ['-D', data, ...chosen], {
    stdio: 'ignore',
    cwd: folder,
    env: environment,
    ...user,
  })
  const ended = once(server, 'exit')
  const ready = ['-h', '127.0.0.1', '-p', String(port)]
  execFileSync('sh', ['-c', `until ${program('pg_isready')} -q ${ready.join(' ')}; do :; done`])
  const url = `postgresql://postgres:any@127.0.0.1:${port}/postgres`
  return {
    url,
    run: (sql) => runSql(url, sql),
    async wipe() {
      server.kill('SIGKILL')
      if (server.exitCode === null && server.signalCode === null) await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/** Of Debian's package, or `null`. */
export function debianPostgresVersion(): string | null {
  try {
    return readdirSync('/usr/lib/postgresql').toSorted().at(-1) ?? null
  } catch {
    return null
  }
}
