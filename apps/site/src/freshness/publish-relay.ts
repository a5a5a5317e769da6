import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

const channel = 'content_published'
const reconnectMs = 1_000

export interface PublishRelay {
  /** Settled when it hears the others for the first time. */
  listening: Promise<void>
  /** Tells every other instance. While the database is away their polls find it. */
  tell(type: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Passes on which type was published, since a webhook reaches one instance only. `url` is a Postgres that
 * all instances reach, for as long as they run: no pooler of transactions, which forgets who listens.
 * `onPublished` is called for what others told, and `onReconnected` after a gap in which they may have.
 */
export function startPublishRelay(
  url: string,
  onPublished: (type: string) => void,
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
      const [from, type] = payload.split(' ')
      if (type !== undefined && from !== self) onPublished(type)
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
    async tell(type) {
      await client?.query('select pg_notify($1, $2)', [channel, `${self} ${type}`])
    },
    async stop() {
      stopped.abort()
      await client?.end()
    },
  }
}
