export const offlineProblem = {
  sentence: 'You are offline. The address stays here.',
  atField: false,
}

/** Asks the site: a browser in a tunnel calls itself online while it has some network. */
export async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(3_000) })
    return false
  } catch {
    return true
  }
}
