import { singleRun } from '@wiring/contract/single-run'
import { makeDraft, type PictureBytes } from '../draft/make-draft.ts'
import { env } from '../env.ts'
import { fetchPicture, StorageUnavailable } from '../pictures/fetch-picture.ts'
import { claimJob, type MapJob, settleJob, submitDraft, WorkerApiUnavailable } from './map-worker-api.ts'

type Outcome = Awaited<ReturnType<typeof submitDraft>> | Awaited<ReturnType<typeof settleJob>>

/** After the last attempt a picture counts as missing, so that no picture fails a draft. */
async function picturesOf(job: MapJob): Promise<PictureBytes[]> {
  const { NEXT_PUBLIC_SUPABASE_URL: url } = env()
  return Promise.all(
    job.image_paths.map((path) =>
      fetchPicture(url, job.session_id, path).catch((error) => {
        if (job.last_attempt && error instanceof StorageUnavailable) return 'missing' as const
        throw error
      }),
    ),
  )
}

async function draftJob(job: MapJob): Promise<Outcome> {
  const { survey_version, survey_data, json_profile, name, completed_at, checked_readings } = job
  try {
    const pictures = await picturesOf(job)
    const inputs = { survey_version, survey_data, json_profile, name, completed_at, checked_readings }
    const status = await submitDraft(job.lease, await makeDraft(inputs, pictures))
    return status === 'refused' ? settleJob(job.lease, 'failed', 'The draft was refused.') : status
  } catch (error) {
    if (error instanceof StorageUnavailable) return settleJob(job.lease, 'retry', error.message)
    if (error instanceof WorkerApiUnavailable) throw error
    // Logs no message: it may quote an answer.
    const frames =
      error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line)) : []
    const name = error instanceof Error ? error.name : 'unknown'
    console.error(`A map could not be drafted (${name}):\n${frames.join('\n')}`)
    return settleJob(job.lease, 'failed', `The map could not be drafted (${name}).`)
  }
}

async function run(counts: Partial<Record<Outcome, number>>): Promise<void> {
  for (;;) {
    const job = await claimJob()
    if (job === null) return
    const outcome = await draftJob(job)
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
}

/** Null while another call runs. Throws `WorkerApiUnavailable`. */
export const runWorker = singleRun(() => ({}), run)
