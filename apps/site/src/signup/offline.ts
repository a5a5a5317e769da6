import type { Problem } from './email-form.tsx'

export const offlineProblem: Problem = {
  sentence: 'You are offline. The address stays here.',
  atField: false,
}

/** Asks the site itself: a browser in a tunnel still calls itself online as long as it holds on to some network. */
export async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(3_000) })
    return false
  } catch {
    return true
  }
}
