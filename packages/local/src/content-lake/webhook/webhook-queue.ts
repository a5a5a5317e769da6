import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { encodeSignatureHeader } from '@sanity/webhook'
import { isPublicId } from '../store/document-id.ts'
import type { Commit } from '../store/lake.ts'

const firstRetryMilliseconds = 500
const longestRetryMilliseconds = 60_000
const timeoutMilliseconds = 10_000

interface Delivery {
  id: number
  key: string
  body: string
  attempts: number
}

/**
 * Tells the site what was published. Deliveries are stored in the same SQLite transaction as the change, sent at
 * once and in order, and tried again with growing pauses until the site takes them, across restarts.
 */
export class WebhookQueue {
  readonly #database: DatabaseSync
  readonly #target: { url: string; secret: string }
  #timer: NodeJS.Timeout | undefined
  #sending = false
  #closed = false

  constructor(database: DatabaseSync, target: { url: string; secret: string }) {
    this.#database = database
    this.#target = target
  }

  /** Stores one delivery for each changed published document. Call it inside the commit's SQLite transaction. */
  enqueue(commit: Commit): void {
    const insert = this.#database.prepare('INSERT INTO webhooks (key, body, due) VALUES (?, ?, ?)')
    for (const { id, before, after } of commit.changes) {
      if (!isPublicId(id)) continue
      const operation = !before ? 'create' : after ? 'update' : 'delete'
      const body = { _id: id, _type: (after ?? before)?._type, operation }
      insert.run(randomUUID(), JSON.stringify(body), Date.now())
    }
  }

  /** Sends what is due now; later ones follow by themselves. */
  async flush(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    try {
      for (let next = this.#next(); next && !this.#closed; next = this.#next()) await this.#send(next)
    } finally {
      this.#sending = false
    }
    this.#schedule()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #next(): Delivery | undefined {
    if (this.#closed) return undefined
    const row = this.#database
      .prepare('SELECT id, key, body, attempts FROM webhooks WHERE due <= ? ORDER BY id LIMIT 1')
      .get(Date.now())
    return (
      row && {
        id: Number(row.id),
        key: String(row.key),
        body: String(row.body),
        attempts: Number(row.attempts),
      }
    )
  }

  async #send({ id, key, body, attempts }: Delivery): Promise<void> {
    const taken = await this.#post(key, body)
    if (this.#closed) return
    if (taken) this.#database.prepare('DELETE FROM webhooks WHERE id = ?').run(id)
    else {
      const pause = Math.min(firstRetryMilliseconds * 2 ** attempts, longestRetryMilliseconds)
      this.#database
        .prepare('UPDATE webhooks SET attempts = attempts + 1, due = ? WHERE id = ?')
        .run(Date.now() + pause, id)
    }
  }

  /** True when the receiver is done with it: taken, or refused for good (a 4xx that a retry cannot change). */
  async #post(key: string, body: string): Promise<boolean> {
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
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      return status < 300 || [400, 401, 403, 409, 410, 413, 422].includes(status)
    } catch {
      return false
    }
  }

  #schedule(): void {
    if (this.#closed) return
    const row = this.#database.prepare('SELECT min(due) AS due FROM webhooks').get()
    if (row?.due === null || row?.due === undefined) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), Math.max(0, Number(row.due) - Date.now()))
  }
}
