const mark = 'wiring-reloaded'

/** Reloads once when a chunk is gone after a deploy. Rethrows when it did so before, or is offline. */
export function reloadOnce(reason: unknown): Promise<never> {
  try {
    if (sessionStorage.getItem(mark) !== null || !navigator.onLine) throw reason
    sessionStorage.setItem(mark, '1')
  } catch {
    throw reason
  }
  location.reload()
  return new Promise(() => {})
}

/** A chunk arrived: the next deploy may reload once more. */
export function chunkLoaded(): void {
  try {
    sessionStorage.removeItem(mark)
  } catch {
    // No storage, no mark.
  }
}
