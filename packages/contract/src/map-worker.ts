import { isSessionId } from '@wiring/session/session-id'
import * as z from 'zod'

// Random in every bit: z.uuid() would require a version digit.
const lease = z.string().refine(isSessionId)

export const mapWorkerRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('claim') }),
  z.strictObject({ action: z.literal('hand_in'), lease, draft: z.record(z.string(), z.unknown()) }),
  z.strictObject({
    action: z.literal('settle'),
    lease,
    outcome: z.enum(['retry', 'failed']),
    reason: z.string().max(300),
  }),
])

/** `gone`: the lease ended, or the session was deleted meanwhile. */
export const submittedDraft = z.object({ status: z.enum(['drafted', 'needs_care', 'refused', 'gone']) })
export const settledJob = z.object({ status: z.enum(['queued', 'failed', 'gone']) })
