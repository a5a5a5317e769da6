import { isObject, type LakeDocument } from '../documents/lake-document.ts'
import type { View } from './view.ts'

export type PathSegment = string | number | { _key: string }

export interface Origin {
  id: string
  type: string
  path: PathSegment[]
}

const open = '\u0001'
const close = '\u0002'
const anyMark = new RegExp(`${open}[^${close}]*${close}`, 'g')
const onlyMark = new RegExp(`^[^${open}]*${open}([^${close}]*)${close}$`)

export const markStart = open

/** Appends to every text a mark with its document and path. */
export function markedView(view: View): View {
  const known = views.get(view)
  if (known) return known
  const all = view.all.map(markTexts)
  const marks: View = { all, targets: new Map(all.map((document) => [document._id, document])) }
  views.set(view, marks)
  return marks
}

export function removeMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(anyMark, '')
  if (Array.isArray(value)) return value.map(removeMarks)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, removeMarks(inner)]))
}

export function originOf(value: string): Origin | undefined {
  const mark = onlyMark.exec(value)?.[1]
  return mark === undefined ? undefined : JSON.parse(mark)
}

const views = new WeakMap<View, View>()

function markTexts(document: LakeDocument): LakeDocument {
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
  return { ...document, ...Object(mark({ ...document }, [])) }
}
