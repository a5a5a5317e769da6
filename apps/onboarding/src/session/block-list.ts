const mostCallers = 10_000

/** The database is not asked again for these. */
export class BlockList {
  readonly #until = new Map<string, number>()

  /** Blocks for `seconds`. A full list loses expired entries first, then the oldest. */
  add(caller: string, seconds: number, now: number): void {
    this.#until.delete(caller)
    this.#until.set(caller, now + seconds * 1_000)
    for (const [other, until] of this.#until)
      if (this.#until.size > mostCallers || until <= now) this.#until.delete(other)
  }

  wait(caller: string, now: number): number {
    const until = this.#until.get(caller)
    return until === undefined || until <= now ? 0 : Math.ceil((until - now) / 1_000)
  }
}

const shared = globalThis as { wiringBlockList?: BlockList }
shared.wiringBlockList ??= new BlockList()

/** Global, since Next bundles the proxy and the pages apart. */
export const blockList: BlockList = shared.wiringBlockList
