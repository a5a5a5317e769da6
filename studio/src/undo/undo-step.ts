import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityClient } from 'sanity'
import { revertingPatch } from './differences.ts'
import type { Step } from './steps.ts'

/** Fails as a whole when a document was published since. */
export async function undoStep(client: SanityClient, { documents }: Step): Promise<void> {
  const transaction = client.transaction()
  for (const { now, before } of documents) {
    if (before) {
      const { set, unset } = revertingPatch(now, before)
      transaction.patch(now._id, (patch) => patch.ifRevisionId(now._rev).set(set).unset(unset))
    } else {
      const { _rev, _updatedAt, ...content } = now
      // Only a patch can require a revision; this one changes nothing.
      transaction.patch(now._id, (patch) => patch.ifRevisionId(_rev).setIfMissing({ _type: now._type }))
      transaction.createIfNotExists({ ...content, _id: draftId(now._id) }).delete(now._id)
    }
  }
  await transaction.commit({ visibility: 'sync' })
}
