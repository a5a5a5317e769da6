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

/**
 * Publishes drafts whose moment has come, and answers the next moment (ms since 1970) or `null`. Throws when
 * the lake does not answer. A draft that was changed since it was checked waits, with the reason beside it.
 */
export async function publishScheduled(): Promise<number | null> {
  const schedules = await writeClient.fetch<OpenSchedule[]>(openSchedules, {}, { cache: 'no-store' })
  const now = Date.now()
  for (const schedule of schedules) if (Date.parse(schedule.at) <= now) await publish(schedule)
  const later = schedules.map(({ at }) => Date.parse(at)).filter((at) => at > now)
  return later.length > 0 ? Math.min(...later) : null
}

async function publish({ _id, _rev, documentId, revision, draftRevision }: OpenSchedule): Promise<void> {
  const markProblem = (problem: ScheduledPublish['problem']) =>
    writeClient.patch(_id).ifRevisionId(_rev).set({ problem }).commit().catch(ignoreRefusal)
  if (draftRevision === null) return void (await markProblem('gone'))
  if (draftRevision !== revision) return void (await markProblem('changed'))
  try {
    // One transaction: the second of two instances finds no schedule, and a cancelled one publishes nothing.
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
    ignoreRefusal(error)
    await markProblem('refused')
  }
}

/** A refusal: another instance was faster. No answer is thrown on, to be tried at the next check. */
function ignoreRefusal(error: unknown): void {
  if (!isHttpError(error) || error.statusCode >= 500 || error.statusCode === 429) throw error
  if (error.statusCode === 401 || error.statusCode === 403)
    console.error(`SANITY_WRITE_TOKEN may not publish what is scheduled: ${error.statusCode}`)
}
