const mostCallers = 10_000

/** Who is to be turned away until when: what the database said, remembered so that it is not asked again meanwhile. */
export class TurnedAway {
  readonly #until = new Map<string, number>()

  /** Remembers a caller for `seconds`. Bounds the memory: when it is full, whoever may come back goes first, then the oldest. */
  note(caller: string, seconds: number, now: number): void {
    this.#until.delete(caller)
    this.#until.set(caller, now + seconds * 1_000)
    for (const [other, until] of this.#until)
      if (this.#until.size > mostCallers || until <= now) this.#until.delete(other)
  }

  /** Seconds for which the caller has to wait, or 0 when it may go on. */
  wait(caller: string, now: number): number {
    const until = this.#until.get(caller)
    return until === undefined || until <= now ? 0 : Math.ceil((until - now) / 1_000)
  }
}

const shared = globalThis as { wiringTurnedAway?: TurnedAway }
shared.wiringTurnedAway ??= new TurnedAway()

/** The one of this process: the proxy and the pages are bundled apart, and only a global is the same for both. */
export const turnedAway: TurnedAway = shared.wiringTurnedAway
