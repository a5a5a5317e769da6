export const offlineResult = { state: 'failed', text: 'You are offline. The address stays here.' } as const

/** `navigator.onLine` may be true without a connection to the site. */
export async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(3_000) })
    return false
  } catch {
    return true
  }
}
