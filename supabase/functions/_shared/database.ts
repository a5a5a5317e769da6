import { PostgrestClient } from '@supabase/postgrest-js'
import * as z from 'zod'
import { env } from './env.ts'

/** The caller is told "not available", never the reason. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** Answer of an SQL function that counted the caller out; seconds. */
export const limited = z.object({ status: z.literal('limited'), retry_after: z.number() })

const client = new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
  headers: env.serviceHeaders,
})

/** Keeps answers under the promised 5 s (ms). */
const timeoutMs = 4_000

/** Shared by all calls of one request. */
export const requestDeadline = (): AbortSignal => AbortSignal.timeout(timeoutMs)

/** Calls an SQL function as service_role. Throws `Unavailable` on any error, timeout or unexpected answer. */
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
