interface Actions {
  regenerate(types: readonly string[]): Promise<unknown>
  revalidate(type: string): Promise<unknown>
}

/**
 * One regeneration at a time; what arrives during one shares the next. A page made meanwhile may have read
 * the lake before the publish, and Next takes it for new: its type turns stale again before the next
 * regeneration.
 */
export class RegenerationQueue {
  readonly #actions: Actions
  readonly #pending = new Set<string>()
  #running = false

  constructor(actions: Actions) {
    this.#actions = actions
  }

  /** Resolves when the regenerations that it began are done; at once while another one runs. */
  async add(type: string): Promise<void> {
    if (this.#running) {
      this.#pending.add(type)
      return
    }
    this.#running = true
    try {
      await this.#actions.regenerate([type])
      while (this.#pending.size > 0) {
        const types = [...this.#pending]
        this.#pending.clear()
        await Promise.allSettled(types.map((each) => this.#actions.revalidate(each)))
        await this.#actions.regenerate(types)
      }
    } finally {
      this.#running = false
    }
  }
}
