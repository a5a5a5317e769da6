const mostCallers = 10_000

/** Callers that opened too many unknown ids, and until when, as the database said: it is not asked again meanwhile. */
export class BlockList {
  readonly #until = new Map<string, number>()

  /** Blocks a caller for `seconds`. When the list is full, expired entries go first, then the oldest. */
  add(caller: string, seconds: number, now: number): void {
    this.#until.delete(caller)
    this.#until.set(caller, now + seconds * 1_000)
    for (const [other, until] of this.#until)
      if (this.#until.size > mostCallers || until <= now) this.#until.delete(other)
  }

  /** Seconds for which the caller stays blocked, or 0. */
  wait(caller: string, now: number): number {
    const until = this.#until.get(caller)
    return until === undefined || until <= now ? 0 : Math.ceil((until - now) / 1_000)
  }
}

const shared = globalThis as { wiringBlockList?: BlockList }
shared.wiringBlockList ??= new BlockList()

/** The one of this process: the proxy and the pages are bundled apart, and only a global is the same for both. */
export const blockList: BlockList = shared.wiringBlockList
