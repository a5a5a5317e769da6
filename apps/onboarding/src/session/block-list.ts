const maxCallers = 10_000

/** Callers that are refused without asking the database. */
export class BlockList {
  readonly #until = new Map<string, number>()

  /** Blocks for `seconds`. A full list loses expired entries first, then the oldest. */
  add(caller: string, seconds: number, now: number): void {
    this.#until.delete(caller)
    this.#until.set(caller, now + seconds * 1_000)
    for (const [other, until] of this.#until)
      if (this.#until.size > maxCallers || until <= now) this.#until.delete(other)
  }

  secondsLeft(caller: string, now: number): number {
    const until = this.#until.get(caller)
    return until === undefined || until <= now ? 0 : Math.ceil((until - now) / 1_000)
  }
}

const shared = globalThis as { wiringBlockList?: BlockList }
shared.wiringBlockList ??= new BlockList()

/** Global, since Next bundles the proxy and the pages apart. */
export const blockList: BlockList = shared.wiringBlockList
