import type { Snapshot } from '@wiring/map/snapshot'
import { callFunction } from '@wiring/session/call-function'
import { profileSchema } from '@wiring/session/profile-schema'
import type { FunctionRequests } from '@wiring/session/requests'
import * as z from 'zod'
import { env } from '../env.ts'

const job = z.object({
  lease: z.string(),
  last_attempt: z.boolean(),
  session_id: z.string(),
  survey_version: z.string(),
  survey_data: z.record(z.string(), z.union([z.number(), z.string()])),
  json_profile: profileSchema,
  name: z.string(),
  completed_at: z.string(),
  /** Object paths in the bucket, in the order of upload. */
  image_paths: z.array(z.string()),
})

export type MapJob = z.infer<typeof job>

/** The job's lease ends by itself. */
export class WorkerApiUnavailable extends Error {
  override name = 'WorkerApiUnavailable'
}

/** All that the worker's secret opens. */
async function ask<Answer>(
  body: FunctionRequests['map-worker'],
  answer: (data: unknown) => Answer,
): Promise<Answer> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, MAP_WORKER_SECRET: key } = env()
  const result = await callFunction({ supabase: { url, key }, name: 'map-worker', body, answer })
  if (result.state === 'answered') return result.data
  if (result.state === 'unreachable') throw new WorkerApiUnavailable('map-worker: no answer')
  // A retry would send the same: the job fails for good.
  if (result.status === 400) throw new Error('map-worker refused the request')
  throw new WorkerApiUnavailable(`map-worker: ${result.status}`)
}

/** Leased; `null` when there is none. */
export const claimJob = async (): Promise<MapJob | null> =>
  (await ask({ action: 'claim' }, z.object({ job: z.nullable(job) }).parse)).job

const handedIn = z.object({ status: z.enum(['drafted', 'needs_care', 'refused', 'gone']) })

/** `gone`: the lease ended, or the session was deleted meanwhile. */
export const submitDraft = async (lease: string, draft: Snapshot) =>
  (await ask({ action: 'hand_in', lease, draft }, handedIn.parse)).status

const settled = z.object({ status: z.enum(['queued', 'failed', 'gone']) })

/** Holds nothing of what was handed in. */
export const settleJob = async (lease: string, outcome: 'retry' | 'failed', reason: string) =>
  (await ask({ action: 'settle', lease, outcome, reason }, settled.parse)).status
