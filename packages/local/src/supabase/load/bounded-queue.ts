export interface QueueLimits {
  concurrency: number
  maxWaiting: number
  waitTimeoutMs: number
  stuckAfterMs: number
}

interface Waiting {
  since: number
  start(): void
  refuse(): void
}

const retryAfterSeconds = 2

/** The surplus gets 503 at once, because an endless queue would answer everybody too late. */
export class BoundedQueue {
  readonly #limits: QueueLimits
  readonly #waiting = new Set<Waiting>()
  #active = 0
  #lastSuccess = 0
  #timer: NodeJS.Timeout | undefined

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  async run(work: () => Promise<Response>, gone: AbortSignal): Promise<Response> {
    if (!(await this.#acquire(gone))) return BoundedQueue.refusal()
    try {
      const response = await work()
      if (response.status < 500) this.#lastSuccess = Date.now()
      return response
    } finally {
      this.#release()
    }
  }

  isFull(): boolean {
    const { concurrency, maxWaiting } = this.#limits
    return this.#active >= concurrency && (this.#waiting.size >= maxWaiting || this.#isStuck())
  }

  static refusal(): Response {
    return overloadedResponse(retryAfterSeconds)
  }

  async #acquire(gone: AbortSignal): Promise<boolean> {
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
      this.#timer ??= setInterval(() => this.#refuseLate(), 100)
    })
  }

  #release(): void {
    const [next] = this.#waiting
    // The slot is handed over, so that no new call takes it.
    if (next === undefined) this.#active -= 1
    else next.start()
  }

  #isStuck(): boolean {
    return Date.now() - this.#lastSuccess > this.#limits.stuckAfterMs
  }

  #refuseLate(): void {
    const stuck = this.#isStuck()
    for (const { since, refuse } of [...this.#waiting])
      if (stuck || Date.now() - since > this.#limits.waitTimeoutMs) refuse()
    if (this.#waiting.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

export function overloadedResponse(seconds: number): Response {
  return Response.json(
    { error: 'Too many calls at once. Please try again.' },
    { status: 503, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  )
}
