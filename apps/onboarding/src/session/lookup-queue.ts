interface CallerQueue {
  running: number
  queued: (() => void)[]
}

interface Limits {
  maxRunning: number
  maxQueued: number
}

/** Limits what each caller can load the database with. */
export class LookupQueue {
  readonly #queues = new Map<string, CallerQueue>()
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** `null` when the caller's queue is full. */
  async run<T>(caller: string, lookup: () => Promise<T>): Promise<T | null> {
    const queue = this.#queues.get(caller) ?? { running: 0, queued: [] }
    this.#queues.set(caller, queue)
    if (queue.running < this.#limits.maxRunning) queue.running += 1
    else if (queue.queued.length >= this.#limits.maxQueued) return null
    else await new Promise<void>((resolve) => queue.queued.push(resolve))
    try {
      return await lookup()
    } finally {
      // The next one takes over, so `running` stays.
      const next = queue.queued.shift()
      if (next) next()
      else queue.running -= 1
      if (queue.running === 0) this.#queues.delete(caller)
    }
  }
}
