interface Actions {
  regenerate(types: readonly string[]): Promise<unknown>
  revalidate(type: string): Promise<unknown>
}

/**
 * Types that arrive during a regeneration share the next one. They are revalidated again before it: a page
 * may have read the lake before the publish, and Next takes it for new.
 */
export function createRegenerationQueue({ regenerate, revalidate }: Actions) {
  const pending = new Set<string>()
  let running = false

  /** Resolves at once while another regeneration runs. */
  return async function enqueue(type: string): Promise<void> {
    if (running) {
      pending.add(type)
      return
    }
    running = true
    try {
      await regenerate([type])
      while (pending.size > 0) {
        const types = [...pending]
        pending.clear()
        await Promise.allSettled(types.map((type) => revalidate(type)))
        await regenerate(types)
      }
    } finally {
      running = false
    }
  }
}
