import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, call } from './calls.ts'

/** One call of a client that honours Retry-After: what got a 503 is asked again, for a minute and a half at most. */
export async function patientCall(...parameters: Parameters<typeof call>): Promise<Answer> {
  const until = Date.now() + 90_000
  for (;;) {
    const answer = await call(...parameters)
    const seconds = Number(answer.headers['retry-after'])
    if (answer.status !== 503 || Number.isNaN(seconds) || Date.now() > until) return answer
    // Spread by half, so that all who were refused together do not come back together.
    await wait(seconds * 1_000 * (1 + Math.random() / 2))
  }
}
