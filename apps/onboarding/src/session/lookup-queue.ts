interface Line {
  running: number
  waiting: (() => void)[]
}

interface Limits {
  /** Per caller. */
  atOnce: number
  /** Per caller; one more is refused. */
  mostWaiting: number
}

/** Limits the concurrent lookups of each blocked caller, so that they cannot load the database. */
export class LookupQueue {
  readonly #lines = new Map<string, Line>()
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** `null` when the caller's queue is full. */
  async run<T>(caller: string, lookup: () => Promise<T>): Promise<T | null> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] }
    this.#lines.set(caller, line)
    if (line.running < this.#limits.atOnce) line.running += 1
    else if (line.waiting.length >= this.#limits.mostWaiting) return null
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await lookup()
    } finally {
      // The next one takes this place, so `running` stays.
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) this.#lines.delete(caller)
    }
  }
}
