const mark = 'wiring-reloaded'

/**
 * After a deploy an open tab may ask for files that are gone. The page then reloads itself, once: answers are on the
 * device and the server knows the step. Rethrows when it has done so already, or when only the network is away.
 */
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

/** The files came: the next deploy may reload once again. */
export function filesArrived(): void {
  try {
    sessionStorage.removeItem(mark)
  } catch {
    // Without storage there was no mark either.
  }
}
