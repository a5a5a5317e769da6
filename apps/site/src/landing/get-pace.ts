import 'server-only'
import { publicClient } from '@wiring/contract/public-client'
import * as z from 'zod'
import { env } from '../env.ts'

const daySeconds = 86_400
const timeoutMs = 3_000
const answerSchema = z.array(z.object({ minutes: z.int().positive() })).max(1)

/** `null` when editors hide it, fewer than 30 finished last month, or on an error. */
export async function getPace(hero: { showPace: boolean | null } | null | undefined): Promise<number | null> {
  if (hero?.showPace !== true) return null
  try {
    const database = publicClient(env.NEXT_PUBLIC_SUPABASE_URL, env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
      cache: 'force-cache',
      next: { revalidate: daySeconds },
    })
    const { data } = await database
      .rpc('onboarding_pace', {}, { get: true })
      .retry(false)
      .abortSignal(AbortSignal.timeout(timeoutMs))
    return answerSchema.parse(data)[0]?.minutes ?? null
  } catch {
    return null
  }
}
