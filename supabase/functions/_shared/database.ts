import { PostgrestClient } from '@supabase/postgrest-js'
import * as z from 'zod'
import { env } from './env.ts'

export class Unavailable extends Error {
  override name = 'Unavailable'
}

export const limited = z.object({ status: z.literal('limited'), retry_after: z.number() })

const client = new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
  headers: env.serviceHeaders,
})

/** Keeps answers under the promised 5 s. */
const timeoutMs = 4_000

export const requestDeadline = (): AbortSignal => AbortSignal.timeout(timeoutMs)

/** As service_role. Throws `Unavailable` for any error, timeout or unexpected answer. */
export async function callDatabase<Answer extends z.ZodType>(
  name: string,
  parameters: Record<string, unknown>,
  answer: Answer,
  signal = requestDeadline(),
): Promise<z.infer<Answer>> {
  const { data, error } = await client.rpc(name, parameters).abortSignal(signal)
  if (error !== null) throw new Unavailable(`${name}: ${error.code || 'no answer'}`)
  const parsed = answer.safeParse(data)
  if (!parsed.success) throw new Unavailable(`${name}: unexpected answer`)
  return parsed.data
}
