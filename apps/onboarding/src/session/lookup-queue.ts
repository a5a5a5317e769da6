interface Line {
  running: number
  waiting: (() => void)[]
}

interface Limits {
  /** Lookups of one caller at the same time. */
  atOnce: number
  /** Lookups of one caller that wait for their turn; one more is refused. */
  mostWaiting: number
}

/** Runs lookups for blocked callers a few at a time, in order, so that they cannot load the database. */
export class LookupQueue {
  readonly #lines = new Map<string, Line>()
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** What the lookup answers, or `null` when too many of this caller wait already. */
  async run<T>(caller: string, lookup: () => Promise<T>): Promise<T | null> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] }
    this.#lines.set(caller, line)
    if (line.running < this.#limits.atOnce) line.running += 1
    else if (line.waiting.length >= this.#limits.mostWaiting) return null
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await lookup()
    } finally {
      // The next in line takes this place, so `running` stays as it is.
      const next = line.waiting.shift()
      if (next) next()
      else line.running -= 1
      if (line.running === 0) this.#lines.delete(caller)
    }
  }
}
