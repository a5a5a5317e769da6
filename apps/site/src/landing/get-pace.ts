import 'server-only'
import * as z from 'zod'
import { env } from '../env.ts'

const daySeconds = 86_400
const timeoutMs = 3_000
const answerSchema = z.array(z.object({ minutes: z.int().positive() })).max(1)

/** `null` when editors hide it, fewer than 30 finished last month, or on an error. */
export async function getPace(hero: { showPace: boolean | null } | null | undefined): Promise<number | null> {
  if (hero?.showPace !== true) return null
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY
  try {
    const response = await fetch(`${env.NEXT_PUBLIC_SUPABASE_URL}/rest/v1/rpc/onboarding_pace`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      cache: 'force-cache',
      next: { revalidate: daySeconds },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answerSchema.parse(await response.json())[0]?.minutes ?? null
  } catch {
    return null
  }
}
