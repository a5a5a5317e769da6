import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { initializeCluster } from './initialize-cluster.ts'
import { ensurePassword, passwordFile } from './password.ts'
import { readPidFile, urlOf } from './pid-file.ts'
import { onWindows, postgresPrograms } from './programs.ts'
import { launchServer, type ServerProcess } from './server-process.ts'
import { serverUser } from './server-user.ts'
import { listens, type SocketFolder, socketFolder } from './socket-folder.ts'

export interface PostgresOptions {
  /** On 127.0.0.1, for programs that know no sockets. */
  port?: number
  /** `off` where nobody would miss what a power cut takes. */
  fsync?: 'on' | 'off'
  settings?: Record<string, string>
}

export interface PostgresServer extends ServerProcess {
  /** With the password. */
  url: string
}

/** From the end of the process that started a server until that server knows it. */
const noticeTimeoutMs = 3_000
const stopTimeoutMs = 60_000
const leftoversTimeoutMs = 20_000

const usualSettings = {
  shared_buffers: '32MB',
  max_connections: '40',
  // Nothing replicates from here.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '256MB',
  // No statements and no errors of statements, whose details hold addresses and answers.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
}

export const serverLog = (folder: string) => join(folder, 'log')

/** One that lost its parent just now is ending by itself. */
async function waitForPrevious(folder: string, data: string, socket: SocketFolder): Promise<void> {
  const startedAt = Date.now()
  while (await listens(socket)) {
    const { pid, state } = readPidFile(data) ?? {}
    if (Date.now() - startedAt > (state === 'stopping' ? stopTimeoutMs : noticeTimeoutMs))
      throw new Error(`The database folder ${folder} is in use by process ${pid}. Stop it first.`)
    await wait(50)
  }
}

/** What a killed server leaves for moments: sessions with their memory, and a pid until init reaps it. */
const leftovers = /pre-existing shared memory block|Is another postmaster/

async function afterLeftovers(launch: () => Promise<ServerProcess>): Promise<ServerProcess> {
  for (const deadline = Date.now() + leftoversTimeoutMs; ; await wait(200))
    try {
      return await launch()
    } catch (error) {
      if (Date.now() > deadline || !leftovers.test(String(error))) throw error
    }
}

export async function startPostgres(folder: string, options: PostgresOptions = {}): Promise<PostgresServer> {
  const { fsync = 'on', settings = {} } = options
  const port = options.port ?? (onWindows ? await getPort({ host: '127.0.0.1' }) : undefined)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const password = ensurePassword(folder)
  const user = serverUser(folder)
  const [data, socket] = [join(folder, 'data'), socketFolder(folder, port)]
  await waitForPrevious(folder, data, socket)
  if (!existsSync(data)) await initializeCluster(data, user, { passwordFile: passwordFile(folder), fsync })
  // A copy may have lost both.
  user.own(data)
  chmodSync(data, 0o700)
  user.own(socket.path)
  const chosen = {
    ...usualSettings,
    ...settings,
    fsync,
    port: String(socket.port),
    unix_socket_directories: onWindows ? '' : socket.setting,
    listen_addresses: port === undefined ? '' : '127.0.0.1',
  }
  const set = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [postgresPrograms().postgres, '-D', data, ...set]
  const server = await afterLeftovers(() =>
    launchServer(command, { data, logFile: serverLog(folder), asUser: user.run }),
  )
  const where = { port: String(socket.port), socketFolder: port === undefined ? socket.path : '' }
  return { ...server, url: urlOf(where, password) }
}
