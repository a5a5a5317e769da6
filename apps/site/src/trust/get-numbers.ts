import 'server-only'
import type { TrustNumbers } from '@wiring/content/sections/trust/number-rows.ts'
import { publicClient } from '@wiring/contract/public-client'
import * as z from 'zod'
import { env } from '../env.ts'

const hourSeconds = 3_600
const timeoutMs = 3_000
const tens = z.int().nonnegative().multipleOf(10)
const answerSchema = z
  .array(z.object({ stored: tens, oldest_months: z.int().nonnegative().nullable(), deleted: tens }))
  .length(1)

/** `null` on an error: the page says so, and tries again within the hour. */
export async function getNumbers(): Promise<TrustNumbers | null> {
  try {
    const database = publicClient(env.NEXT_PUBLIC_SUPABASE_URL, env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
      cache: 'force-cache',
      next: { revalidate: hourSeconds },
    })
    const { data } = await database
      .rpc('trust_numbers', {}, { get: true })
      .retry(false)
      .abortSignal(AbortSignal.timeout(timeoutMs))
    const [row] = answerSchema.parse(data)
    return row ? { stored: row.stored, oldestMonths: row.oldest_months, deleted: row.deleted } : null
  } catch {
    return null
  }
}
