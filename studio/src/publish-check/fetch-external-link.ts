const timeoutMs = 8_000

/** `reached`: its server answers; whether the page exists is unknown. */
export type Answer = 'exists' | 'gone' | 'reached' | 'unreachable' | 'not asked'

/** Cached while this tab lives, except bad news: somebody may have repaired it. */
const answers = new Map<string, Promise<Answer>>()

export function fetchExternalLink(href: string): Promise<Answer> {
  const known = answers.get(href)
  if (known) return known
  const answer = requestOnce(href)
  answers.set(href, answer)
  void answer.then((result) => {
    if (result === 'gone' || result === 'unreachable') answers.delete(href)
  })
  return answer
}

/**
 * From the editor's browser: a server of ours could be sent into internal networks. Of sites without CORS it
 * only learns that somebody answered.
 */
async function requestOnce(href: string): Promise<Answer> {
  // Browsers block http from https pages.
  const mixed = location.protocol === 'https:' && href.startsWith('http:')
  if (!navigator.onLine || mixed) return 'not asked'
  const enough = new AbortController()
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(timeoutMs)])
  const request = { signal, credentials: 'omit', referrerPolicy: 'no-referrer' } as const
  try {
    const { type, status } = await fetch(href, request).catch(() =>
      fetch(href, { ...request, mode: 'no-cors' }),
    )
    if (type === 'opaque') return 'reached'
    // The local Studio answers for the outside itself; from there an answer would be `cors`.
    if (type === 'default') return 'not asked'
    return status === 404 || status === 410 ? 'gone' : 'exists'
  } catch {
    return 'unreachable'
  } finally {
    enough.abort()
  }
}
