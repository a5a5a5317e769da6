import type { Snapshot } from '@wiring/map/snapshot'
import { profileSchema } from '@wiring/session/profile-schema'
import * as z from 'zod'
import { env } from '../env.ts'

const timeout = 15_000

const job = z.object({
  lease: z.string(),
  /** After this attempt there is no other. */
  last_attempt: z.boolean(),
  session_id: z.string(),
  survey_version: z.string(),
  survey_data: z.record(z.string(), z.union([z.number(), z.string()])),
  json_profile: profileSchema,
  name: z.string(),
  completed_at: z.string(),
  /** Paths of the objects in the bucket of pictures, in the order of upload. */
  image_paths: z.array(z.string()),
})

/** One draft to make, with everything it is made of. */
export type MapJob = z.infer<typeof job>

/** The function map-worker did not answer, or not as agreed. The job's lease ends by itself. */
export class WorkerApiUnavailable extends Error {
  override name = 'WorkerApiUnavailable'
}

/** Asks the function map-worker, which is all that the worker's secret opens. */
async function ask<Answer extends z.ZodType>(body: object, answer: Answer): Promise<z.infer<Answer>> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, MAP_WORKER_SECRET: secret } = env()
  const response = await fetch(`${url}/functions/v1/map-worker`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null)
  if (response === null) throw new WorkerApiUnavailable('map-worker: no answer')
  // Another try would send the same: the job fails for good.
  if (response.status === 400) throw new Error('map-worker refused the request')
  const parsed = answer.safeParse(await response.json().catch(() => null))
  if (!response.ok || !parsed.success) throw new WorkerApiUnavailable(`map-worker: ${response.status}`)
  return parsed.data
}

/** The oldest draft that is due, now leased to us; `null` when there is none. */
export const claimJob = async (): Promise<MapJob | null> =>
  (await ask({ action: 'claim' }, z.object({ job: z.nullable(job) }))).job

const handedIn = z.object({ status: z.enum(['drafted', 'needs_care', 'refused', 'gone']) })

/** `gone`: the lease ended, or the session was deleted meanwhile. */
export const handIn = async (lease: string, draft: Snapshot) =>
  (await ask({ action: 'hand_in', lease, draft }, handedIn)).status

const settled = z.object({ status: z.enum(['queued', 'failed', 'gone']) })

/** Says why there is no draft: for another try, or for good. The reason holds nothing of what was handed in. */
export const settleJob = async (lease: string, outcome: 'retry' | 'failed', reason: string) =>
  (await ask({ action: 'settle', lease, outcome, reason }, settled)).status
