const maxCallers = 10_000

export class BlockList {
  readonly #until = new Map<string, number>()

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

/** Global: Next bundles proxy and pages apart. */
export const blockList: BlockList = shared.wiringBlockList
