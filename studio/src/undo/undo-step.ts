import type { SanityClient } from 'sanity'
import { takeOff } from '../trash/trash.ts'
import { revertingPatch } from './differences.ts'
import type { Step } from './steps.ts'

/** Fails as a whole when a document was published since. */
export async function undoStep(client: SanityClient, { documents }: Step): Promise<void> {
  const transaction = client.transaction()
  for (const { now, before } of documents) {
    if (before) {
      const { set, unset } = revertingPatch(now, before)
      transaction.patch(now._id, (patch) => patch.ifRevisionId(now._rev).set(set).unset(unset))
    } else takeOff(transaction, now)
  }
  await transaction.commit({ visibility: 'sync' })
}
