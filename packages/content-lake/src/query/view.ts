import { isDraftId, isPublicId, publishedIdOf, releaseOf } from '../documents/document-id.ts'
import type { Documents } from '../documents/documents.ts'
import type { LakeDocument } from '../documents/lake-document.ts'

export interface View {
  all: LakeDocument[]
  targets: ReadonlyMap<string, LakeDocument>
}

const cache = new WeakMap<Documents, { version: number; views: Map<string, View> }>()

export function rawView(documents: Documents): View {
  return viewOf(documents, ['raw'], true)
}

/**
 * `perspectives` most important first; without `privileged`, public documents only. Cached until the next
 * commit, because sorting takes longer than most queries.
 */
export function viewOf(documents: Documents, perspectives: string[], privileged: boolean): View {
  const { version } = documents
  let cached = cache.get(documents)
  if (cached?.version !== version) cached = { version, views: new Map() }
  cache.set(documents, cached)
  const key = `${privileged}:${perspectives.join(',')}`
  const view = cached.views.get(key) ?? sortedView(visible(documents, perspectives, privileged))
  cached.views.set(key, view)
  return view
}

function visible(documents: Documents, perspectives: string[], privileged: boolean): LakeDocument[] {
  const readable = [...documents.byId.values()].filter(({ _id }) => privileged || isPublicId(_id))
  if (perspectives[0] === 'raw') return readable
  const rank = (id: string) => {
    if (isDraftId(id)) return perspectives.indexOf('drafts')
    const release = releaseOf(id)
    return release === undefined ? perspectives.length : perspectives.indexOf(release)
  }
  const best = new Map<string, LakeDocument>()
  for (const document of readable) {
    const own = rank(document._id)
    if (own < 0) continue
    const id = publishedIdOf(document._id)
    const other = best.get(id)
    if (!other || own < rank(other._id)) best.set(id, document)
  }
  if (perspectives.length === 0 || (perspectives.length === 1 && perspectives[0] === 'published'))
    return [...best.values()]
  return [...best].map(([id, document]) => ({ ...document, _id: id, _originalId: document._id }))
}

/** By id, as on the hosted service without `order()`. */
function sortedView(documents: LakeDocument[]): View {
  const all = documents.sort((a, b) => (a._id < b._id ? -1 : 1))
  return { all, targets: new Map(all.map((document) => [document._id, document])) }
}
