import { createClient } from '@sanity/client'
import { apiVersion } from '@wiring/content/api-version'
import { env } from '../env.ts'

export const publicClient = createClient({
  projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  dataset: env.NEXT_PUBLIC_SANITY_DATASET,
  apiVersion,
  useCdn: false,
  timeout: 4_000,
  maxRetries: 0,
  ...(env.SANITY_API_HOST && { apiHost: env.SANITY_API_HOST, useProjectHostname: false }),
})

export const draftClient = publicClient.withConfig({ token: env.SANITY_READ_TOKEN })

export const writeClient = publicClient.withConfig({ token: env.SANITY_WRITE_TOKEN, perspective: 'raw' })

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
