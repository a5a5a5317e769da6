import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SocketFolder {
  path: string
  /** Part of the name of the socket, whether or not the server has that port. */
  port: number
  /** As Postgres reads its list of folders. */
  setting: string
}

/** What the systems take as the path of a socket, less its name. */
const maxPath = 85

/** In the folder, which is its owner's. A path too long for it falls back to the temporary one. */
export function socketFolder(folder: string, port = 5_432): SocketFolder {
  const own = join(folder, 'socket')
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const path = own.length <= maxPath ? own : join(tmpdir(), `wiring-${hash}`)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  if (path !== own && (!found.isDirectory() || (found.mode & 0o077) !== 0))
    throw new Error(`${path} is not a folder of this stack alone. Remove it first.`)
  return { path, port, setting: `"${path.replaceAll('"', '""')}"` }
}

export function listens({ path, port }: SocketFolder): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(path, `.s.PGSQL.${port}`))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
