import { isObject, type LakeDocument } from '../store/lake-document.ts'
import type { View } from './view.ts'

/** Array items with a key are named by it. */
export type PathSegment = string | number | { _key: string }

/** Where a string of an answer came from. */
export interface Origin {
  id: string
  type: string
  path: PathSegment[]
}

const open = '\u0001'
const close = '\u0002'
const anyMark = new RegExp(`${open}[^${close}]*${close}`, 'g')
const onlyMark = new RegExp(`^[^${open}]*${open}([^${close}]*)${close}$`)

/** `string::split` on it leaves the text. */
export const markStart = open

/** Appends a mark to every text, which tells where a string of an answer came from. */
export function markedView(view: View): View {
  const known = views.get(view)
  if (known) return known
  const copies = (documents: Iterable<[string, LakeDocument]>) =>
    new Map([...documents].map(([id, document]) => [id, marked(document)]))
  const marks: View = {
    key: `${view.key}:marked`,
    all: view.all.map(marked),
    byId: copies(view.byId),
    byType: new Map([...view.byType].map(([type, peers]) => [type, peers.map(marked)])),
    targets: copies(view.targets),
  }
  views.set(view, marks)
  return marks
}

export function unmarked(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(anyMark, '')
  if (Array.isArray(value)) return value.map(unmarked)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unmarked(inner)]))
}

/** `undefined` for a string that is not one whole field. */
export function originOf(value: string): Origin | undefined {
  const mark = onlyMark.exec(value)?.[1]
  return mark === undefined ? undefined : JSON.parse(mark)
}

const views = new WeakMap<View, View>()
const documents = new WeakMap<LakeDocument, LakeDocument>()

function marked(document: LakeDocument): LakeDocument {
  const known = documents.get(document)
  if (known) return known
  const id = typeof document._originalId === 'string' ? document._originalId : document._id
  const mark = (value: unknown, path: PathSegment[]): unknown => {
    if (typeof value === 'string' && value !== '')
      return `${value}${open}${JSON.stringify({ id, type: document._type, path })}${close}`
    if (Array.isArray(value))
      return value.map((item, index) => {
        const key = isObject(item) && typeof item._key === 'string' ? { _key: item._key } : index
        return mark(item, [...path, key])
      })
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [
        field,
        field.startsWith('_') ? inner : mark(inner, [...path, field]),
      ]),
    )
  }
  const copy = { ...document, ...Object(mark({ ...document }, [])) }
  documents.set(document, copy)
  return copy
}
