import { overloaded } from './overloaded.ts'

export interface QueueLimits {
  /** Calls under way at a time. */
  concurrency: number
  /** Calls that may wait for their turn; the next one is refused at once. */
  mostWaiting: number
  /** Milliseconds that a call may wait. */
  longestWait: number
  /** When nothing has succeeded for this long (ms), what is behind the queue is stuck, and waiting is no use. */
  standstill: number
}

interface Waiting {
  since: number
  start(): void
  refuse(): void
}

/** Seconds after which a refused call may come again: the queue has moved on by then. */
const retryAfter = 2

/**
 * Runs a few calls at a time and lets a few more wait. The others are refused at once with a 503 and Retry-After: a
 * queue without an end would answer everybody too late, and go on working for callers who have left.
 */
export class BoundedQueue {
  readonly #limits: QueueLimits
  readonly #waiting = new Set<Waiting>()
  #active = 0
  #lastSuccess = 0
  #review: NodeJS.Timeout | undefined

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Runs `work` when its turn comes, unless the queue is full or `gone` says that nobody waits any more. */
  async run(work: () => Promise<Response>, gone: AbortSignal): Promise<Response> {
    if (!(await this.#enter(gone))) return BoundedQueue.refusal()
    try {
      const response = await work()
      if (response.status < 500) this.#lastSuccess = Date.now()
      return response
    } finally {
      this.#leave()
    }
  }

  /** Whether the next call would be refused. */
  isFull(): boolean {
    const { concurrency, mostWaiting } = this.#limits
    return this.#active >= concurrency && (this.#waiting.size >= mostWaiting || this.#isStuck())
  }

  /** The answer of a full queue. */
  static refusal(): Response {
    return overloaded(retryAfter)
  }

  async #enter(gone: AbortSignal): Promise<boolean> {
    const { concurrency } = this.#limits
    if (this.#active < concurrency) {
      if (this.#active === 0) this.#lastSuccess = Date.now()
      this.#active += 1
      return true
    }
    if (this.isFull()) return false
    return new Promise((resolve) => {
      const refuse = () => settle(false)
      const settle = (mayRun: boolean) => {
        gone.removeEventListener('abort', refuse)
        this.#waiting.delete(waiting)
        resolve(mayRun)
      }
      const waiting: Waiting = { since: Date.now(), start: () => settle(true), refuse }
      gone.addEventListener('abort', refuse, { once: true })
      this.#waiting.add(waiting)
      this.#review ??= setInterval(() => this.#refuseLate(), 100)
    })
  }

  #leave(): void {
    const [next] = this.#waiting
    // The place is handed over as it is, so that nobody slips in between.
    if (next === undefined) this.#active -= 1
    else next.start()
  }

  #isStuck(): boolean {
    return Date.now() - this.#lastSuccess > this.#limits.standstill
  }

  #refuseLate(): void {
    const stuck = this.#isStuck()
    for (const { since, refuse } of [...this.#waiting])
      if (stuck || Date.now() - since > this.#limits.longestWait) refuse()
    if (this.#waiting.size > 0) return
    clearInterval(this.#review)
    this.#review = undefined
  }
}
