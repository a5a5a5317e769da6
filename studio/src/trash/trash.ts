import type { SanityClient, SanityDocument } from 'sanity'

/** A dot in the id keeps it from the public. */
const trashId = (id: string) => `private.deleted.${id}`

interface Stored {
  _id: string
  /** ISO 8601 */
  deletedAt: string
  /** JSON, so that nothing in it counts as a reference or is found by a query. */
  published: string
  draft: string | null
}

export interface Deleted {
  id: string
  deletedAt: string
  published: SanityDocument
  draft: SanityDocument | null
}

export const trashQuery = '*[_type == "deletedDocument"] | order(deletedAt desc)[0...20]'

export const readDeleted = (stored: readonly Stored[], types: readonly string[]): Deleted[] =>
  stored
    .map(({ _id, deletedAt, published, draft }) => ({
      id: _id,
      deletedAt,
      published: JSON.parse(published) as SanityDocument,
      draft: draft === null ? null : (JSON.parse(draft) as SanityDocument),
    }))
    .filter(({ published }) => types.includes(published._type))

/** Fails as a whole when a document was changed since, or another one refers to it. */
export async function moveToTrash(
  client: SanityClient,
  published: SanityDocument,
  draft: SanityDocument | null,
  deletedAt = new Date().toISOString(),
): Promise<void> {
  const transaction = client.transaction().createOrReplace({
    _id: trashId(published._id),
    _type: 'deletedDocument',
    deletedAt,
    // For the date of the pages that it was on.
    deletedType: published._type,
    published: JSON.stringify(published),
    draft: draft && JSON.stringify(draft),
  })
  // Only a patch can require a revision; this one changes nothing.
  for (const each of [published, draft])
    if (each)
      transaction
        .patch(each._id, (patch) => patch.ifRevisionId(each._rev).setIfMissing({ _type: each._type }))
        .delete(each._id)
  await transaction.commit({ visibility: 'sync' })
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
