interface Work {
  /** Makes the pages of these types again. */
  make(types: readonly string[]): Promise<unknown>
  /** Turns the tag of a type stale once more. */
  turnStale(type: string): Promise<unknown>
}

/**
 * Makes pages again after publishes: one run at a time, and whatever arrives during a run shares the next one, so that
 * ten thousand webhooks cost a few runs. A page made during a run may have asked the lake before the publish and be
 * stored after it, and Next would take it for newer: its type turns stale again before that next run.
 */
export class Regeneration {
  readonly #work: Work
  readonly #due = new Set<string>()
  #running = false

  constructor(work: Work) {
    this.#work = work
  }

  /** A publish of `type` arrived. Resolves when the runs that it began are done; at once while another one goes on. */
  async publish(type: string): Promise<void> {
    if (this.#running) {
      this.#due.add(type)
      return
    }
    this.#running = true
    try {
      await this.#work.make([type])
      while (this.#due.size > 0) {
        const types = [...this.#due]
        this.#due.clear()
        await Promise.allSettled(types.map((each) => this.#work.turnStale(each)))
        await this.#work.make(types)
      }
    } finally {
      this.#running = false
    }
  }
}
