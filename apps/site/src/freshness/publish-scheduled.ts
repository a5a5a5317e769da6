import { isHttpError } from '@sanity/client'
import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import {
  type ScheduledPublish,
  scheduledPublishType,
} from '@wiring/content/parts/schedule/scheduled-publish.ts'
import { writeClient } from '../content/client.ts'

const openSchedules = `*[_type == "${scheduledPublishType}" && !defined(problem)]{
  ..., "draftRevision": *[_id == "drafts." + ^.documentId][0]._rev
}`

type OpenSchedule = ScheduledPublish & { draftRevision: string | null }

/** Resolves to the next due time. Throws while the lake is unreachable. */
export async function publishScheduled(): Promise<number> {
  const schedules = await writeClient.fetch<OpenSchedule[]>(openSchedules, {}, { cache: 'no-store' })
  const now = Date.now()
  for (const schedule of schedules) if (Date.parse(schedule.at) <= now) await publish(schedule)
  return Math.min(...schedules.map(({ at }) => Date.parse(at)).filter((at) => at > now))
}

async function publish({ _id, _rev, documentId, revision, draftRevision }: OpenSchedule): Promise<void> {
  const markProblem = (problem: ScheduledPublish['problem']) =>
    writeClient.patch(_id).ifRevisionId(_rev).set({ problem }).commit().catch(throwUnlessRefused)
  if (draftRevision === null) return void (await markProblem('gone'))
  if (draftRevision !== revision) return void (await markProblem('changed'))
  try {
    // One transaction: a second instance finds no schedule.
    await writeClient.action([
      {
        actionType: 'sanity.action.document.publish',
        publishedId: documentId,
        draftId: draftId(documentId),
        ifDraftRevisionId: revision,
      },
      { actionType: 'sanity.action.document.delete', publishedId: _id, includeDrafts: [] },
    ])
  } catch (error) {
    throwUnlessRefused(error)
    await markProblem('refused')
  }
}

/** Refused if another instance was faster. All else is retried by the next poll. */
function throwUnlessRefused(error: unknown): void {
  if (!isHttpError(error) || error.statusCode >= 500 || error.statusCode === 429) throw error
  if (error.statusCode === 401 || error.statusCode === 403)
    console.error(`SANITY_WRITE_TOKEN may not publish what is scheduled: ${error.statusCode}`)
}
