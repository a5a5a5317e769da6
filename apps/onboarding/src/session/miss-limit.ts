const allowed = 20
const period = 10 * 60_000
const mostCallers = 10_000

interface Misses {
  count: number
  until: number
}

/** Counts unknown ids by caller: after 20 misses in 10 minutes a caller is turned away until the ten minutes are over. */
export class MissLimit {
  readonly #callers = new Map<string, Misses>()

  miss(caller: string, now: number): void {
    const misses = this.#callers.get(caller)
    if (misses !== undefined && misses.until > now) misses.count += 1
    else this.#callers.set(caller, { count: 1, until: now + period })
    if (this.#callers.size > mostCallers) this.#forget(now)
  }

  /** Seconds to wait, or 0 when the caller may go on. */
  wait(caller: string, now: number): number {
    const misses = this.#callers.get(caller)
    if (misses === undefined || misses.until <= now || misses.count < allowed) return 0
    return Math.ceil((misses.until - now) / 1000)
  }

  /** Bounds the memory: expired callers go, then the oldest. */
  #forget(now: number): void {
    for (const [caller, { until }] of this.#callers)
      if (until <= now || this.#callers.size > mostCallers) this.#callers.delete(caller)
  }
}

const shared = globalThis as { wiringMissLimit?: MissLimit }
shared.wiringMissLimit ??= new MissLimit()

/** The one of this process: the proxy and the pages are bundled apart, and only a global is the same for both. */
export const missLimit: MissLimit = shared.wiringMissLimit
