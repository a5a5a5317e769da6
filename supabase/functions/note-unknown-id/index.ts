import * as z from 'zod'
import { json } from '../_shared/answers.ts'
import { callerLimits } from '../_shared/client-network.ts'
import { callDatabase, limited } from '../_shared/database.ts'
import { env } from '../_shared/env.ts'
import { type Call, serve } from '../_shared/serve.ts'

const outcome = z.discriminatedUnion('status', [z.object({ status: z.literal('counted') }), limited])

/** Counts an unknown id against the signed visitor, else against the caller; answers the seconds to block. */
async function noteUnknownId({ request, note }: Call): Promise<Response> {
  const noted = await callDatabase('note_unknown_id', await callerLimits(request.headers), outcome)
  note('outcome', noted.status)
  return json({ wait: noted.status === 'limited' ? noted.retry_after : 0 })
}

serve('note-unknown-id', env.publishableKeys, noteUnknownId)
