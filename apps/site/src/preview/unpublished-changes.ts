import 'server-only'
import { pages, pageTypes } from '@wiring/content/pages'
import { isDraft, publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import { draftClient } from '../content/client.ts'
import { publicPages, sharedTags } from '../content/public-pages.ts'
import { fetchUncached } from '../content/read-content.ts'

const changes = `*[_type in $types && (_id in path("drafts.**") || dateTime(publishAt) > dateTime(now()))]
  | order(_updatedAt desc){
    _id, _type, _updatedAt, publishAt,
    "title": select(
      ${pageTypes.map((type) => `_type == "${type}" => "${pages[type].title}"`)},
      _type == "siteSettings" => "Site settings",
      coalesce(title, name, text, _type)
    )
  }[0...30]`

export interface Change {
  id: string
  type: string
  title: string
  /** When a published document becomes visible; `null` for a draft. */
  due: string | null
}

export async function unpublishedChanges(path: string): Promise<Change[]> {
  const page = publicPages.find((each) => each.path === path)
  const types = [...(page?.source.tags ?? []), ...sharedTags].filter((type) => !type.startsWith('sanity.'))
  const found = await fetchUncached((signal) =>
    draftClient.fetch<Row[]>(changes, { types }, { perspective: 'raw', cache: 'no-store', signal }),
  )
  return found.map(({ _id, _type, title, publishAt }) => ({
    id: publishedId(_id),
    type: _type,
    title,
    due: isDraft(_id) ? null : (publishAt ?? null),
  }))
}

interface Row {
  _id: string
  _type: string
  title: string
  publishAt: string | null
}
