import { mapWorkerRequest, settledJob, submittedDraft } from '@wiring/contract/map-worker'
import { secretList } from '@wiring/contract/secret-list'
import { maxDraftBody } from '@wiring/session/limits'
import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { readVariables } from '../_shared/env.ts'
import { parseBody } from '../_shared/read-body.ts'
import { type Call, invalidBody, json, serve } from '../_shared/serve.ts'

const { MAP_WORKER_SECRET, MAP_LEASE_SECONDS } = readVariables(
  z.object({
    MAP_WORKER_SECRET: secretList(32),
    /** Longer than measuring three pictures takes. */
    MAP_LEASE_SECONDS: z.coerce.number().int().positive().default(120),
  }),
)

const claimedJob = z.object({ job: z.unknown() })

async function work({ request, logField }: Call): Promise<Response> {
  const body = await parseBody(request, maxDraftBody, mapWorkerRequest)
  if (body === null) return invalidBody(400)
  if (body.action === 'claim')
    return json(await callDatabase('claim_map_job', { p_lease_seconds: MAP_LEASE_SECONDS }, claimedJob))
  const { status } =
    body.action === 'hand_in'
      ? await callDatabase('hand_in_map_draft', { p_lease: body.lease, p_draft: body.draft }, submittedDraft)
      : await callDatabase(
          'settle_map_job',
          { p_lease: body.lease, p_outcome: body.outcome, p_reason: body.reason },
          settledJob,
        )
  logField(body.action, status)
  return json({ status })
}

serve('map-worker', MAP_WORKER_SECRET, work, { logIdle: false })
