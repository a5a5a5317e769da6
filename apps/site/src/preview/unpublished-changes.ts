import 'server-only'
import { pages, pageTypes } from '@wiring/content/pages'
import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import { draftClient } from '../content/client.ts'
import { publicPages, sharedTags } from '../content/public-pages.ts'
import { fetchUncached } from '../content/read-content.ts'

const changes = `*[_type in $types && (_id in path("drafts.**") || dateTime(publishAt) > dateTime(now()))]
  | order(_updatedAt desc){
    "id": _id,
    "type": _type,
    "due": select(!(_id in path("drafts.**")) => publishAt),
    "title": select(
      ${pageTypes.map((type) => `_type == "${type}" => "${pages[type].title}"`)},
      _type == "siteSettings" => "Site settings",
      coalesce(title, name, text, _type)
    )
  }[0...30]`

export interface UnpublishedChange {
  id: string
  type: string
  title: string
  /** When a published document becomes visible; `null` for a draft. */
  due: string | null
}

export async function unpublishedChanges(path: string): Promise<UnpublishedChange[]> {
  const page = publicPages.find((each) => each.path === path)
  const types = [...(page?.source.tags ?? []), ...sharedTags].filter((type) => !type.startsWith('sanity.'))
  const found = await fetchUncached((signal) =>
    draftClient.fetch<UnpublishedChange[]>(
      changes,
      { types },
      { perspective: 'raw', cache: 'no-store', signal },
    ),
  )
  return found.map((change) => ({ ...change, id: publishedId(change.id) }))
}
