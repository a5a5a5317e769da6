import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PidFile {
  pid: number
  port: string
  /** Empty without one. */
  socketFolder: string
  state: string
}

/** What a server says of itself; `null` when none has left or made it. */
export function readPidFile(data: string): PidFile | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, , , port = '', socketFolder = '', , , state = ''] = lines.map((line) => line.trim())
    return { pid: Number(pid), port, socketFolder, state }
  } catch {
    return null
  }
}

export function urlOf(
  { port, socketFolder }: Pick<PidFile, 'port' | 'socketFolder'>,
  password: string,
): string {
  const host = socketFolder === '' ? '127.0.0.1' : encodeURIComponent(socketFolder)
  return `postgresql://postgres:${password}@${host}:${port}/postgres`
}
