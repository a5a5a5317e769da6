import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityClient } from 'sanity'
import { revertingPatch } from './differences.ts'
import type { Step } from './steps.ts'

/** All or nothing: refused when a document was published since it was read. */
export async function undoStep(client: SanityClient, { documents }: Step): Promise<void> {
  const change = client.transaction()
  for (const { now, before } of documents) {
    if (before) {
      const { set, unset } = revertingPatch(now, before)
      change.patch(now._id, (patch) => patch.ifRevisionId(now._rev).set(set).unset(unset))
    } else {
      const { _rev, _updatedAt, ...content } = now
      // Off the site it goes on as a draft; only a patch can insist on a revision.
      change.patch(now._id, (patch) => patch.ifRevisionId(_rev).setIfMissing({ _type: now._type }))
      change.createIfNotExists({ ...content, _id: draftId(now._id) }).delete(now._id)
    }
  }
  await change.commit({ visibility: 'sync' })
}
