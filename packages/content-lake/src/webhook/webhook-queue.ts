import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { encodeSignatureHeader } from '@sanity/webhook'
import { isPublicId } from '../documents/document-id.ts'
import type { Commit } from '../store/lake.ts'

const firstRetryMs = 500
const maxRetryMs = 60_000
const timeoutMs = 10_000
const maxAttempts = 10

/** Beyond this the newest goes first: an editor waits for it, nobody waits for an import. */
const longBacklog = 50

type Outcome = 'done' | 'failed' | 'unreachable'

interface Delivery {
  id: number
  key: string
  body: string
  attempts: number
  due: number
}

/** Stored in the transaction of the change, sent in order, retried with backoff, also after a restart. */
export class WebhookQueue {
  readonly #database: DatabaseSync
  readonly #target: { url: string; secret: string }
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  readonly #closing = new AbortController()
  readonly #abort = new AbortController()

  constructor(database: DatabaseSync, target: { url: string; secret: string }) {
    this.#database = database
    this.#target = target
  }

  enqueue(commit: Commit): void {
    const insert = this.#database.prepare('INSERT INTO webhooks (key, body, due) VALUES (?, ?, ?)')
    for (const { id, before, after } of commit.changes) {
      if (!isPublicId(id)) continue
      const operation = !before ? 'create' : after ? 'update' : 'delete'
      const body = { _id: id, _type: (after ?? before)?._type, operation }
      insert.run(randomUUID(), JSON.stringify(body), Date.now())
    }
    // Retries queued deliveries at once, because an editor waits for this one.
    this.#database.prepare('UPDATE webhooks SET due = ? WHERE due > ?').run(Date.now(), Date.now())
  }

  flush(): void {
    if (this.#sending || this.#closing.signal.aborted) return
    this.#sending = this.#sendDue().finally(() => {
      this.#sending = undefined
      this.#schedule()
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    const timer = setTimeout(() => this.#abort.abort(), 2000)
    this.#closing.abort()
    await this.#sending
    clearTimeout(timer)
  }

  async #sendDue(): Promise<void> {
    for (let next = this.#first(); next && next.due <= Date.now(); next = this.#first())
      await this.#send(next)
  }

  #schedule(): void {
    const waiting = this.#first()
    if (!waiting) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), Math.max(0, waiting.due - Date.now()))
  }

  #first(): Delivery | undefined {
    if (this.#closing.signal.aborted) return undefined
    const isLong = this.#database.prepare('SELECT 1 FROM webhooks LIMIT 1 OFFSET ?').get(longBacklog)
    const order = isLong ? 'DESC' : 'ASC'
    const row = this.#database.prepare(`SELECT * FROM webhooks ORDER BY id ${order} LIMIT 1`).get()
    if (!row) return undefined
    const { id, key, body, attempts, due } = row
    return {
      id: Number(id),
      key: String(key),
      body: String(body),
      attempts: Number(attempts),
      due: Number(due),
    }
  }

  async #send({ id, key, body, attempts }: Delivery): Promise<void> {
    const outcome = await this.#post(key, body)
    if (outcome === 'done' || (outcome === 'failed' && attempts + 1 >= maxAttempts)) {
      this.#database.prepare('DELETE FROM webhooks WHERE id = ?').run(id)
      return
    }
    const pause = Math.min(firstRetryMs * 2 ** attempts, maxRetryMs)
    // An unreachable site never uses up the attempts.
    const counted = outcome === 'unreachable' ? Math.max(attempts, Math.min(attempts + 1, 5)) : attempts + 1
    this.#database
      .prepare('UPDATE webhooks SET attempts = ?, due = ? WHERE id = ?')
      .run(counted, Date.now() + pause, id)
  }

  async #post(key: string, body: string): Promise<Outcome> {
    try {
      const signature = await encodeSignatureHeader(body, Date.now(), this.#target.secret)
      const { status } = await fetch(this.#target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'idempotency-key': key,
          'sanity-webhook-signature': signature,
          'sanity-operation': String(JSON.parse(body).operation),
        },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#abort.signal]),
      })
      const refused = status >= 400 && status < 500 && ![404, 408, 425, 429].includes(status)
      return status < 300 || refused ? 'done' : 'failed'
    } catch {
      return 'unreachable'
    }
  }
}
