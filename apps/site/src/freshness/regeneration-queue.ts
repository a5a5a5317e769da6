interface Actions {
  regenerate(types: readonly string[]): Promise<unknown>
  revalidate(type: string): Promise<unknown>
}

/**
 * Types that arrive during a regeneration share the next one. They are revalidated again before it: a page
 * may have read the lake before the publish, and Next takes it for new.
 */
export class RegenerationQueue {
  readonly #actions: Actions
  readonly #pending = new Set<string>()
  #running = false

  constructor(actions: Actions) {
    this.#actions = actions
  }

  /** Resolves at once while another regeneration runs. */
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
