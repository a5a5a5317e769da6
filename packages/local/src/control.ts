import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dataFolder } from './settings.ts'

/** What the systems take as the path of a socket. */
const maxSocketPath = 100

/**
 * Also the lock of the data folder: a stale socket refuses connections. In that folder, where nobody else can
 * take the name; a path too long for it falls back to the temporary folder.
 */
export function controlSocketPath(folder: string = dataFolder): string {
  const name = `wiring-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const own = join(folder, 'control.sock')
  return own.length <= maxSocketPath ? own : join(tmpdir(), `${name}.sock`)
}

export function sendControlCommand(request: string, folder?: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(controlSocketPath(folder))
    socket.once('error', () => resolve(null))
    socket.once('connect', () => {
      socket.end(`${request}\n`)
      text(socket).then(resolve, () => resolve(null))
    })
  })
}

export async function startControlServer(
  answer: (request: string) => Promise<string>,
): Promise<(() => void) | null> {
  if ((await sendControlCommand('status')) !== null) return null
  const address = controlSocketPath()
  if (process.platform !== 'win32') rmSync(address, { force: true })
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(await answer((await text(socket)).trim()))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve))
  server.unref()
  return () => server.close()
}
