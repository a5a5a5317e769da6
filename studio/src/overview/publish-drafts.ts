import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityClient } from 'sanity'
import type { Content } from './use-content.ts'

/** All in one transaction, or none: also when a document changed since it was checked. */
export async function publishDrafts(
  client: SanityClient,
  drafts: readonly Content[],
  content: readonly Content[],
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
