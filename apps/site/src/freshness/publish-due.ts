import { isHttpError } from '@sanity/client'
import {
  type ScheduledPublish,
  scheduledPublishType,
} from '@wiring/content/parts/schedule/scheduled-publish.ts'
import { writeClient as client } from '../content/client.ts'

const open = `*[_type == "${scheduledPublishType}" && !defined(problem)]{
  ..., "draftRevision": *[_id == "drafts." + ^.documentId][0]._rev
}`

type Open = ScheduledPublish & { draftRevision: string | null }

/**
 * Publishes the drafts whose moment has come, also those that came while nobody looked, and answers the next moment (ms since 1970),
 * `null` when nothing is scheduled. Throws when the lake does not answer. Only the draft that an editor had checked is published: a
 * changed one waits for her, with the reason beside it. Its rules still hold, as drafts count in every rule about neighbours.
 */
export async function publishDue(): Promise<number | null> {
  const schedules = await client.fetch<Open[]>(open, {}, { cache: 'no-store' })
  const now = Date.now()
  for (const schedule of schedules) if (Date.parse(schedule.at) <= now) await publish(schedule)
  const later = schedules.map(({ at }) => Date.parse(at)).filter((at) => at > now)
  return later.length > 0 ? Math.min(...later) : null
}

async function publish({ _id, _rev, documentId, revision, draftRevision }: Open): Promise<void> {
  const hold = (problem: ScheduledPublish['problem']) =>
    client.patch(_id).ifRevisionId(_rev).set({ problem }).commit().catch(ignoreRefusal)
  if (draftRevision === null) return void (await hold('gone'))
  if (draftRevision !== revision) return void (await hold('changed'))
  try {
    // One transaction: of two instances the second finds no schedule and changes nothing; a cancelled one publishes nothing.
    await client.action([
      {
        actionType: 'sanity.action.document.publish',
        publishedId: documentId,
        draftId: `drafts.${documentId}`,
        ifDraftRevisionId: revision,
      },
      { actionType: 'sanity.action.document.delete', publishedId: _id, includeDrafts: [] },
    ])
  } catch (error) {
    ignoreRefusal(error)
    await hold('refused')
  }
}

/** Somebody else was faster; an answer that did not come is thrown on, to be tried at the next look. */
function ignoreRefusal(error: unknown): void {
  if (!isHttpError(error) || error.statusCode >= 500 || error.statusCode === 429) throw error
  if (error.statusCode === 401 || error.statusCode === 403)
    console.error(`SANITY_WRITE_TOKEN may not publish what is scheduled: ${error.statusCode}`)
}
