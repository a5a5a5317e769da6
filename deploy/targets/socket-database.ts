import { connect } from 'node:net'
import * as z from 'zod'
import type { DatabaseTarget } from './database-target.ts'
import { readLines } from './read-lines.ts'

/**
 * PGlite allows one process, so backup and restore use a socket of the running one. A connection is one
 * transaction: each line a query or `{commit: true}`; closing before that rolls back.
 */
export const socketRequest = z.union([
  z.object({ sql: z.string(), parameters: z.array(z.string()) }),
  z.object({ commit: z.literal(true) }),
])
export type SocketRequest = z.infer<typeof socketRequest>

const socketAnswer = z.union([z.object({ rows: z.array(z.unknown()) }), z.object({ error: z.string() })])
export type SocketAnswer = z.infer<typeof socketAnswer>

export function socketDatabase(path: string): DatabaseTarget {
  return {
    async transaction(work) {
      const socket = connect(path)
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('error', () => reject(new Error('Supabase does not run here. Start it first: npm start')))
      })
      const lines = readLines(socket)
      const ask = async (line: SocketRequest): Promise<unknown[]> => {
        socket.write(`${JSON.stringify(line)}\n`)
        const { value, done } = await lines.next()
        if (done) throw new Error('Supabase ended the connection before it answered.')
        const reply = socketAnswer.parse(JSON.parse(value))
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
