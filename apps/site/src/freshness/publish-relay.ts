import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { PublishReport } from './poll-lake.ts'

const channel = 'content_published'
const reconnectMs = 1_000

export interface PublishRelay {
  /** Settled when it hears the others for the first time. */
  listening: Promise<void>
  /** Tells every other instance. While the database is away their polls find it. */
  tell(report: PublishReport): Promise<void>
  stop(): Promise<void>
}

/**
 * Passes on which type was published, since a webhook reaches one instance only. `url` is a Postgres that
 * all instances reach, for as long as they run: no pooler of transactions, which forgets who listens.
 * `onPublished` is called for what others told, and `onReconnected` after a gap in which they may have.
 */
export function startPublishRelay(
  url: string,
  onPublished: (report: PublishReport) => void,
  onReconnected: () => void,
): PublishRelay {
  const self = randomUUID()
  const stopped = new AbortController()
  let client: Client | null = null
  const listening = Promise.withResolvers<void>()

  async function listen(isSecond: boolean): Promise<void> {
    const connecting = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    const lost = new Promise<void>((resolve) => {
      connecting.once('end', resolve)
      connecting.on('error', () => resolve())
    })
    connecting.on('notification', ({ payload = '' }) => {
      const [from, type, at] = payload.split(' ')
      // Another release says no time: then the poll regenerates once more.
      if (type !== undefined && from !== self) onPublished({ type, at: Number(at ?? 0) })
    })
    await connecting.connect()
    await connecting.query(`listen ${channel}`)
    client = connecting
    listening.resolve()
    if (isSecond) onReconnected()
    await lost
    client = null
    await connecting.end().catch(() => {})
  }

  async function keepListening(): Promise<void> {
    for (let isSecond = false; !stopped.signal.aborted; isSecond = true) {
      await listen(isSecond).catch((error: Error) =>
        console.error(`The relay of publishes is away: ${error.message}`),
      )
      await wait(reconnectMs, undefined, { ref: false, signal: stopped.signal }).catch(() => {})
    }
  }
  void keepListening()

  return {
    listening: listening.promise,
    async tell({ type, at }) {
      await client?.query('select pg_notify($1, $2)', [channel, `${self} ${type} ${at}`])
    },
    async stop() {
      stopped.abort()
      await client?.end()
    },
  }
}
