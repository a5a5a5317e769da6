import { overloaded } from './overloaded.ts'

export interface QueueLimits {
  concurrency: number
  /** The next one is refused at once. */
  mostWaiting: number
  /** Milliseconds. */
  longestWait: number
  /** Milliseconds without a success, after which the backend is stuck and waiting is useless. */
  standstill: number
}

interface Waiting {
  since: number
  start(): void
  refuse(): void
}

/** Seconds. */
const retryAfter = 2

/**
 * Limits concurrency and queue length; the surplus gets 503 and Retry-After at once, because an endless
 * queue would answer everybody too late.
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

  /** Skipped when the queue is full or `gone` fires. */
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

  isFull(): boolean {
    const { concurrency, mostWaiting } = this.#limits
    return this.#active >= concurrency && (this.#waiting.size >= mostWaiting || this.#isStuck())
  }

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
    // The slot is handed over, so that no new call takes it between.
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
