import { isDraftId, isPublicId, publishedIdOf, releaseOf } from '../store/document-id.ts'
import type { Documents } from '../store/documents.ts'
import type { LakeDocument } from '../store/lake-document.ts'

/** What `*` and references give a reader under a perspective. */
export interface View {
  /** Changes with documents, perspectives and privilege; part of cache keys. */
  key: string
  all: LakeDocument[]
  byId: Map<string, LakeDocument>
  byType: Map<string, LakeDocument[]>
  targets: Map<string, LakeDocument>
}

const views = new WeakMap<Documents, Map<string, View>>()

/** Drafts and versions included. */
export function rawView(documents: Documents): View {
  return viewOf(documents, ['raw'], true)
}

/**
 * `perspectives` with the most important first, for instance `['rRelease', 'drafts']`. Without `privileged`,
 * public documents only. Cached until the next commit.
 */
export function viewOf(documents: Documents, perspectives: string[], privileged: boolean): View {
  const key = `${documents.version}:${privileged}:${perspectives.join(',')}`
  let cached = views.get(documents)
  if (!cached?.has(key)) {
    if (!cached || ![...cached.keys()].every((old) => old.startsWith(`${documents.version}:`))) {
      cached = new Map()
      views.set(documents, cached)
    }
    cached.set(key, indexed(key, visible(documents, perspectives, privileged)))
  }
  const view = cached.get(key)
  if (!view) throw new Error('unreachable: the view was just made')
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

/** The order without `order()`, as on the hosted service, also after a restart. */
export function byId(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0
}

function indexed(key: string, shown: LakeDocument[]): View {
  const all = shown.toSorted(byId)
  const ids = new Map<string, LakeDocument>()
  const view: View = { key, all, byId: ids, byType: new Map(), targets: ids }
  for (const document of all) {
    view.byId.set(document._id, document)
    const peers = view.byType.get(document._type)
    if (peers) peers.push(document)
    else view.byType.set(document._type, [document])
  }
  return view
}

/** A view whose `*` is one document, for a listener's filter. */
export function viewOfOne(document: LakeDocument, targets: Map<string, LakeDocument>): View {
  return { ...indexed('one', [document]), targets }
}
