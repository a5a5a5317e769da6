/** How long another site may take to answer (ms). */
const patience = 8_000

/** What is known of a page of another site. `reached`: its server answers; whether the page exists, it keeps to itself. */
export type Answer = 'exists' | 'gone' | 'reached' | 'unreachable' | 'not asked'

/** What other sites answered, while this tab lives. Bad news is asked for again: somebody may have put it right. */
const answers = new Map<string, Promise<Answer>>()

/** Asks another site for a page, once. */
export function askOutside(href: string): Promise<Answer> {
  const known = answers.get(href)
  if (known) return known
  const answer = ask(href)
  answers.set(href, answer)
  void answer.then((said) => {
    if (said === 'gone' || said === 'unreachable') answers.delete(href)
  })
  return answer
}

/**
 * The editor's own browser asks, not a server of ours, which could be sent into networks that the editor cannot see. Some sites let
 * every browser read what they say; of the others it only learns that somebody answered.
 */
async function ask(href: string): Promise<Answer> {
  // A browser asks no open address from a closed page.
  const mixed = location.protocol === 'https:' && href.startsWith('http:')
  if (!navigator.onLine || mixed) return 'not asked'
  const enough = new AbortController()
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(patience)])
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
    // What the page says is of no interest.
    enough.abort()
  }
}
