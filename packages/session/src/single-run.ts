/**
 * A worker's run, one at a time in this process. A call during a run answers `null` and makes that run look once more when
 * it is done, so nothing that was queued before the call waits for the next one.
 */
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
