import { publicClient } from './client.ts'

export async function lakeProblem(timeoutMs: number): Promise<string | null> {
  const answer = await publicClient
    .fetch(
      'count(*[_id == "siteSettings"])',
      {},
      { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) },
    )
    .catch(() => null)
  return answer === null ? 'The lake does not answer.' : null
}
