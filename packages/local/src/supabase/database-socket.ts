import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import type { Connection } from '@supabase/lite'
import type { DatabaseTarget } from '@wiring/deploy/database-target'
import { readLines } from '@wiring/deploy/read-lines'
import { type SocketAnswer, socketDatabase, socketRequest } from '@wiring/deploy/socket-database'
import { CompiledQuery } from 'kysely'
import { controlSocketPath } from '../control.ts'

const idleTimeoutMs = 30_000

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function serveTransaction(kysely: Connection['kysely'], socket: Socket): Promise<void> {
  const send = (line: SocketAnswer) => socket.write(`${JSON.stringify(line)}\n`)
  socket.setTimeout(idleTimeoutMs, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  try {
    await kysely.transaction().execute(async (transaction) => {
      for await (const line of readLines(socket)) {
        const asked = socketRequest.parse(JSON.parse(line))
        if ('commit' in asked) return
        const query = CompiledQuery.raw(asked.sql, asked.parameters)
        send(
          await transaction.executeQuery(query).then(
            ({ rows }) => ({ rows }),
            (error) => ({ error: messageOf(error) }),
          ),
        )
      }
      throw new Error('The client left without a commit.')
    })
    send({ rows: [] })
  } catch (error) {
    if (socket.writable) send({ error: messageOf(error) })
  } finally {
    socket.end()
  }
}

export async function serveDatabase(kysely: Connection['kysely'], folder: string): Promise<() => void> {
  const address = controlSocketPath(folder)
  const sockets = new Set<Socket>()
  if (process.platform !== 'win32') rmSync(address, { force: true })
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    void serveTransaction(kysely, socket)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve))
  if (process.platform !== 'win32') chmodSync(address, 0o600)
  return () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
}

export const runningDatabase = (folder: string): DatabaseTarget => socketDatabase(controlSocketPath(folder))
