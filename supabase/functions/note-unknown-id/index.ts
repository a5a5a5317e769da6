import * as z from 'zod'
import { callerLimits } from '../_shared/client-network.ts'
import { callDatabase, limited } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { type Call, json, serve } from '../_shared/serve.ts'

const outcome = z.discriminatedUnion('status', [z.object({ status: z.literal('counted') }), limited])

/** Answers the seconds to block. */
async function noteUnknownId({ request, logField }: Call): Promise<Response> {
  const noted = await callDatabase('note_unknown_id', await callerLimits(request.headers), outcome)
  logField('outcome', noted.status)
  return json({ wait: noted.status === 'limited' ? noted.retry_after : 0 })
}

serve('note-unknown-id', env.publishableKeys, noteUnknownId)
