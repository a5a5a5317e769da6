/** A call during a run returns `null` and makes it run once more. */
export function singleRun<Counts>(
  none: () => Counts,
  run: (counts: Counts) => Promise<void>,
): () => Promise<Counts | null> {
  let running = false
  let asked = false
  return async () => {
    asked = true
    if (running) return null
    running = true
    const counts = none()
    try {
      while (asked) {
        asked = false
        await run(counts)
      }
    } finally {
      running = false
    }
    return counts
  }
}
