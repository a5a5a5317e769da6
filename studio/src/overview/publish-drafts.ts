import type { SanityClient } from 'sanity'
import { publicId } from './site-problems.ts'
import type { Content } from './use-content.ts'

/** All in one transaction, or none: also when a document changed since it was checked. */
export async function publishDrafts(
  client: SanityClient,
  drafts: readonly Content[],
  content: readonly Content[],
): Promise<void> {
  await client.action(
    drafts.map((draft) => {
      const published = content.find(({ _id }) => _id === publicId(draft))
      return {
        actionType: 'sanity.action.document.publish' as const,
        draftId: draft._id,
        publishedId: publicId(draft),
        ifDraftRevisionId: draft._rev,
        ...(published && { ifPublishedRevisionId: published._rev }),
      }
    }),
  )
}
