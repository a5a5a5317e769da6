import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readPidFile } from './pid-file.ts'
import { onWindows } from './programs.ts'

export interface ServerProcess {
  pid: number
  /** However it ended. */
  ended: Promise<void>
  stop(): Promise<void>
}

interface Launch {
  data: string
  logFile: string
  asUser(command: string[]): string[]
}

const startTimeoutMs = 60_000
const endWithParent = fileURLToPath(new URL('end-with-parent.sh', import.meta.url))

function launch(command: string[], { data, logFile, asUser }: Launch): ChildProcess {
  const [program = '', ...parameters] = asUser(onWindows ? command : ['sh', endWithParent, ...command])
  // After a power cut another program may have the pid that is left. A forebear is not taken for the server.
  const left = readPidFile(data)
  const environment = { ...process.env, LC_ALL: 'C', ...(left && { PG_GRANDPARENT_PID: String(left.pid) }) }
  const log = openSync(logFile, 'w', 0o600)
  // Detached, as Ctrl-C reaches every process of the terminal, and this one has to outlive the apps.
  const child = spawn(program, parameters, { stdio: ['pipe', log, log], detached: true, env: environment })
  closeSync(log)
  child.stdin?.on('error', () => {})
  return child
}

/** Resolves when the server takes connections. */
export async function launchServer(command: string[], how: Launch): Promise<ServerProcess> {
  const child = launch(command, how)
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    const settle = () => {
      hasEnded = true
      child.stdin?.destroy()
      resolve()
    }
    child.once('error', settle)
    child.once('exit', settle)
  })
  const stop = () => {
    if (onWindows) child.kill()
    child.stdin?.end()
    return ended
  }
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const told = readPidFile(how.data)
    if (told?.pid === child.pid && told?.state === 'ready') return { pid: told.pid, ended, stop }
    if (hasEnded || Date.now() > deadline) {
      await stop()
      throw new Error(`Postgres could not start:\n${readFileSync(how.logFile, 'utf8').trim()}`)
    }
    await wait(20)
  }
}
