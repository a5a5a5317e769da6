const reloadedKey = 'wiring-reloaded'

/** For a chunk that is gone after a deploy. */
export function reloadOnce(reason: unknown): Promise<never> {
  try {
    if (sessionStorage.getItem(reloadedKey) !== null || !navigator.onLine) throw reason
    sessionStorage.setItem(reloadedKey, '1')
  } catch {
    throw reason
  }
  location.reload()
  return new Promise(() => {})
}

export function chunkLoaded(): void {
  try {
    sessionStorage.removeItem(reloadedKey)
  } catch {
    // Blocked storage holds no key.
  }
}
