import {
  type ScheduledPublish,
  scheduledPublishType,
} from '@wiring/content/parts/schedule/scheduled-publish.ts'
import type { SanityClient } from 'sanity'

type Plan = Pick<ScheduledPublish, 'documentId' | 'documentType' | 'title' | 'revision' | 'at' | 'by'>

/** Fails when the site has carried out `earlier`. */
export async function saveSchedule(
  client: SanityClient,
  plan: Plan,
  earlier?: ScheduledPublish,
): Promise<void> {
  const transaction = client.transaction()
  if (earlier) transaction.delete(earlier._id)
  // The lake completes an id that ends with a dot.
  transaction.create({ _id: `${scheduledPublishType}.`, _type: scheduledPublishType, ...plan })
  await transaction.commit({ visibility: 'sync' })
}

export const deleteSchedule = (client: SanityClient, { _id }: ScheduledPublish) =>
  client.delete(_id, { visibility: 'sync' })

export const problemMessages: Record<NonNullable<ScheduledPublish['problem']>, string> = {
  changed:
    'The draft was changed after it was scheduled, so it will not be published by itself. Open it and choose “Publish later” again.',
  gone: 'There is no draft any more: it was published or discarded. Nothing will happen.',
  refused:
    'The content lake refused to publish it. Open it, and publish it by hand or choose “Publish later” again.',
}
