import type { WiringSession } from '@wiring/session/session'
import { parseSession } from './parse-session.ts'

/** The session as it is now; `'missing'` when it is gone, `null` without an answer. */
export async function fetchSession(sessionId: string): Promise<WiringSession | 'missing' | null> {
  try {
    const answer = await fetch(`/wiring/${sessionId}/state`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.status === 404) return 'missing'
    return answer.ok ? await parseSession(await answer.json()) : null
  } catch {
    return null
  }
}
