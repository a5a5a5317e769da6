import { maxDraftBody } from '@wiring/session/limits'
import { isSessionId } from '@wiring/session/session-id'
import * as z from 'zod'
import { badBody, json } from '../_shared/answers.ts'
import { callDatabase } from '../_shared/database.ts'
import { mapWorkerEnv } from '../_shared/map-worker/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, serve } from '../_shared/serve.ts'

// Random in every bit: z.uuid() would ask for a version digit.
const lease = z.string().refine(isSessionId)
const workerRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('claim') }),
  z.strictObject({ action: z.literal('hand_in'), lease, draft: z.record(z.string(), z.unknown()) }),
  z.strictObject({
    action: z.literal('settle'),
    lease,
    outcome: z.enum(['retry', 'failed']),
    reason: z.string().max(300),
  }),
])

const claimed = z.object({ job: z.unknown() })
const handedIn = z.object({ status: z.enum(['drafted', 'needs_care', 'refused', 'gone']) })
const settled = z.object({ status: z.enum(['queued', 'failed', 'gone']) })

/** All that the worker's secret opens: claim a draft, hand it in, or say why there is none. */
async function work({ request, note }: Call): Promise<Response> {
  const given = await parseBody(request, maxDraftBody, workerRequest)
  if (given === null) return badBody(400)
  if (given.action === 'claim') {
    const parameters = { p_lease_seconds: mapWorkerEnv.leaseSeconds }
    return json(await callDatabase('claim_map_job', parameters, claimed))
  }
  const { status } =
    given.action === 'hand_in'
      ? await callDatabase('hand_in_map_draft', { p_lease: given.lease, p_draft: given.draft }, handedIn)
      : await callDatabase(
          'settle_map_job',
          { p_lease: given.lease, p_outcome: given.outcome, p_reason: given.reason },
          settled,
        )
  note(given.action, status)
  return json({ status })
}

if (mapWorkerEnv.secret === undefined) throw new Error('MAP_WORKER_SECRET is missing.')
serve('map-worker', [mapWorkerEnv.secret], work, { logIdle: false })
