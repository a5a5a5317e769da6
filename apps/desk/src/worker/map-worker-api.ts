import { callFunction } from '@wiring/contract/call'
import type { FunctionRequests } from '@wiring/contract/function-requests'
import { settledJob, submittedDraft } from '@wiring/contract/map-worker'
import type { Snapshot } from '@wiring/map/snapshot'
import { checkedReadings } from '@wiring/session/checked-readings'
import { profileSchema } from '@wiring/session/profile-schema'
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
  checked_readings: z.nullish(checkedReadings),
  image_paths: z.array(z.string()),
})

export type MapJob = z.infer<typeof job>

export class WorkerApiUnavailable extends Error {
  override name = 'WorkerApiUnavailable'
}

async function callMapWorker<Answer>(
  body: FunctionRequests['map-worker'],
  answer: (data: unknown) => Answer,
): Promise<Answer> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, MAP_WORKER_SECRET } = env()
  const result = await callFunction({
    supabase: { url, key: MAP_WORKER_SECRET[0] },
    name: 'map-worker',
    body,
    answer,
  })
  if (result.state === 'answered') return result.data
  if (result.state === 'unreachable') throw new WorkerApiUnavailable('map-worker: no answer')
  // A retry would send the same invalid request.
  if (result.status === 400) throw new Error('map-worker refused the request')
  throw new WorkerApiUnavailable(`map-worker: ${result.status}`)
}

export const claimJob = async (): Promise<MapJob | null> =>
  (await callMapWorker({ action: 'claim' }, z.object({ job: z.nullable(job) }).parse)).job

export const submitDraft = async (lease: string, draft: Snapshot) =>
  (await callMapWorker({ action: 'hand_in', lease, draft: { ...draft } }, submittedDraft.parse)).status

export const settleJob = async (lease: string, outcome: 'retry' | 'failed', reason: string) =>
  (await callMapWorker({ action: 'settle', lease, outcome, reason }, settledJob.parse)).status
