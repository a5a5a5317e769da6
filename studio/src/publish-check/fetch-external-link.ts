const timeoutMs = 8_000

/** `reached`: without CORS it is unknown whether the page exists. */
export type LinkStatus = 'exists' | 'gone' | 'reached' | 'unreachable' | 'not asked'

const cache = new Map<string, Promise<LinkStatus>>()

export function fetchExternalLink(href: string): Promise<LinkStatus> {
  const cached = cache.get(href)
  if (cached) return cached
  const status = requestStatus(href)
  cache.set(href, status)
  void status.then((result) => {
    // May have been repaired.
    if (result === 'gone' || result === 'unreachable') cache.delete(href)
  })
  return status
}

/** In the browser: a server could be made to request internal addresses. */
async function requestStatus(href: string): Promise<LinkStatus> {
  // Browsers block http from https pages.
  const mixed = location.protocol === 'https:' && href.startsWith('http:')
  if (!navigator.onLine || mixed) return 'not asked'
  const aborter = new AbortController()
  const signal = AbortSignal.any([aborter.signal, AbortSignal.timeout(timeoutMs)])
  const request = { signal, credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  try {
    const { type, status } = await fetch(href, request).catch(() =>
      fetch(href, { ...request, mode: 'no-cors' }),
    )
    if (type === 'opaque') return 'reached'
    // Answered by `offline.ts`: a real answer would be `cors`.
    if (type === 'default') return 'not asked'
    return status === 404 || status === 410 ? 'gone' : 'exists'
  } catch {
    return 'unreachable'
  } finally {
    aborter.abort()
  }
}
