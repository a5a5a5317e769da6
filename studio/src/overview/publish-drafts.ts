import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityClient, SanityDocument } from 'sanity'

/** Publishes nothing when a document changed since it was read. */
export async function publishDrafts(
  client: SanityClient,
  drafts: readonly SanityDocument[],
  content: readonly SanityDocument[],
): Promise<void> {
  await client.action(
    drafts.map((draft) => {
      const published = content.find(({ _id }) => _id === publishedId(draft._id))
      return {
        actionType: 'sanity.action.document.publish' as const,
        draftId: draft._id,
        publishedId: publishedId(draft._id),
        ifDraftRevisionId: draft._rev,
        ...(published && { ifPublishedRevisionId: published._rev }),
      }
    }),
  )
}
