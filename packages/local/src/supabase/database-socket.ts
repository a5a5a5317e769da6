import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import type { Connection } from '@supabase/lite'
import { CompiledQuery } from 'kysely'
import * as z from 'zod'
import { controlSocketPath } from '../control.ts'
import type { DatabaseTarget } from './database-target.ts'
import { readLines } from './read-lines.ts'

/**
 * PGlite allows one process, so backup and restore use a socket of the running one. A connection is one
 * transaction: each line a query or `{commit: true}`; closing before that rolls back.
 */
const request = z.union([
  z.object({ sql: z.string(), parameters: z.array(z.string()) }),
  z.object({ commit: z.literal(true) }),
])
const answer = z.union([z.object({ rows: z.array(z.unknown()) }), z.object({ error: z.string() })])

const idleTimeoutMs = 30_000

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function serveTransaction(kysely: Connection['kysely'], socket: Socket): Promise<void> {
  const send = (line: z.infer<typeof answer>) => socket.write(`${JSON.stringify(line)}\n`)
  socket.setTimeout(idleTimeoutMs, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  try {
    await kysely.transaction().execute(async (transaction) => {
      for await (const line of readLines(socket)) {
        const asked = request.parse(JSON.parse(line))
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

export function runningDatabase(folder: string): DatabaseTarget {
  return {
    async transaction(work) {
      const socket = connect(controlSocketPath(folder))
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('error', () => reject(new Error('Supabase does not run here. Start it first: npm start')))
      })
      const lines = readLines(socket)
      const ask = async (line: z.infer<typeof request>): Promise<unknown[]> => {
        socket.write(`${JSON.stringify(line)}\n`)
        const { value, done } = await lines.next()
        if (done) throw new Error('Supabase ended the connection before it answered.')
        const reply = answer.parse(JSON.parse(value))
        if ('error' in reply) throw new Error(reply.error)
        return reply.rows
      }
      try {
        const result = await work({
          rows: async <Row>(sql: string, parameters: readonly string[] = []) =>
            (await ask({ sql, parameters: [...parameters] })) as Row[],
        })
        await ask({ commit: true })
        return result
      } finally {
        socket.destroy()
      }
    },
  }
}
