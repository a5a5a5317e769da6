import { draftId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityClient, SanityDocument } from 'sanity'

type Transaction = ReturnType<SanityClient['transaction']>

/** A dot in the id keeps it from the public. */
const trashId = (id: string) => `private.deleted.${id}`

interface Stored {
  _id: string
  /** ISO 8601 */
  deletedAt: string
  /** Its draft stayed. */
  takenOff?: boolean
  /** JSON, so that nothing in it counts as a reference or is found by a query. */
  published: string
  draft: string | null
}

export interface Deleted {
  id: string
  deletedAt: string
  takenOff: boolean
  published: SanityDocument
  draft: SanityDocument | null
}

/** Without what is public again. */
export const trashQuery =
  '*[_type == "deletedDocument" && count(*[_id == ^.publishedId]) == 0] | order(deletedAt desc)[0...20]'

export const readDeleted = (stored: readonly Stored[], types: readonly string[]): Deleted[] =>
  stored
    .map(({ _id, deletedAt, takenOff = false, published, draft }) => ({
      id: _id,
      deletedAt,
      takenOff,
      published: JSON.parse(published) as SanityDocument,
      draft: draft === null ? null : (JSON.parse(draft) as SanityDocument),
    }))
    .filter(({ published }) => types.includes(published._type))

const record = (published: SanityDocument, draft: SanityDocument | null, takenOff: boolean, at: string) => ({
  _id: trashId(published._id),
  _type: 'deletedDocument',
  deletedAt: at,
  // For the date of the pages that it was on.
  deletedType: published._type,
  publishedId: published._id,
  takenOff,
  published: JSON.stringify(published),
  draft: draft && JSON.stringify(draft),
})

/** Only a patch can require a revision; this one changes nothing. */
const requireUnchanged = (transaction: Transaction, { _id, _rev, _type }: SanityDocument): Transaction =>
  transaction.patch(_id, (patch) => patch.ifRevisionId(_rev).setIfMissing({ _type }))

/** Fails as a whole when a document was changed since, or another one refers to it. */
export async function moveToTrash(
  client: SanityClient,
  published: SanityDocument,
  draft: SanityDocument | null,
  at = new Date().toISOString(),
): Promise<void> {
  const transaction = client.transaction().createOrReplace(record(published, draft, false, at))
  for (const each of [published, draft]) if (each) requireUnchanged(transaction, each).delete(each._id)
  await transaction.commit({ visibility: 'sync' })
}

/** It stays as a draft. Added to a transaction, which then fails when it was published since. */
export function takeOff(
  transaction: Transaction,
  published: SanityDocument,
  at = new Date().toISOString(),
): Transaction {
  const { _rev, _updatedAt, ...content } = published
  return requireUnchanged(transaction.createOrReplace(record(published, null, true, at)), published)
    .createIfNotExists({ ...content, _id: draftId(published._id) })
    .delete(published._id)
}

/** Fails when another document has taken its id since. */
export async function bringBack(client: SanityClient, { id, published, draft }: Deleted): Promise<void> {
  const transaction = client.transaction()
  for (const each of [published, draft])
    if (each) {
      const { _rev, _updatedAt, ...content } = each
      transaction.create(content)
    }
  await transaction.delete(id).commit({ visibility: 'sync' })
}
