import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, call } from './calls.ts'

/** Retries a 503 after Retry-After, for 90 s at most. */
export async function callWithRetry(...parameters: Parameters<typeof call>): Promise<Answer> {
  const until = Date.now() + 90_000
  for (;;) {
    const answer = await call(...parameters)
    const seconds = Number(answer.headers['retry-after'])
    if (answer.status !== 503 || Number.isNaN(seconds) || Date.now() > until) return answer
    // Jitter, so that refused callers do not come back together.
    await wait(seconds * 1_000 * (1 + Math.random() / 2))
  }
}
