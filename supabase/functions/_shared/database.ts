import { PostgrestClient } from '@supabase/postgrest-js'
import { databaseCaller } from '@wiring/contract/rpc'
import * as z from 'zod'
import { env } from './env.ts'
import { requestId, requestIdHeader } from './request-id.ts'

export const limited = z.object({ status: z.literal('limited'), retry_after: z.number() })

const client = new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
  headers: env.serviceHeaders,
})

/** Keeps answers under the promised 5 s. */
const timeoutMs = 4_000

export const requestDeadline = (): AbortSignal => AbortSignal.timeout(timeoutMs)

/** As service_role. Throws `Unavailable` for any error, timeout or unexpected answer. */
export const callDatabase = databaseCaller(
  (name, parameters, signal) =>
    client
      .rpc(name, parameters)
      .setHeader(requestIdHeader, requestId() ?? '')
      .abortSignal(signal),
  requestDeadline,
)
