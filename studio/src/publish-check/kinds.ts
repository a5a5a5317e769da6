import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
import type { SchemaType } from 'sanity'
import type { Problem } from './problem.ts'
import { keyOf, type Segment } from './walk-document.ts'

interface Kind {
  jsonType?: string
  fields?: { name: string; type: Kind }[]
  of?: (Kind & { name: string })[]
}

interface Found {
  path: Segment[]
  fault: 'wrong' | 'unknown'
}

/** Values of another kind than their field, and items unknown to their list. Migrations write both. */
export function kindProblems(document: unknown, type: SchemaType): Problem[] {
  return faultsIn(document, type as Kind, []).map(({ path, fault }) =>
    fault === 'wrong'
      ? {
          level: 'error',
          path,
          message:
            'This is a value of another kind than its field: its page shows its last state until this is put right.',
        }
      : {
          level: 'warning',
          path,
          message: `An item that does not belong here${nameIn(document, path)}: visitors may not see it. Take it out, or make it anew.`,
        },
  )
}

function faultsIn(value: unknown, kind: Kind, path: Segment[]): Found[] {
  if (value === undefined || value === null || kind.jsonType === undefined) return []
  if (kindOf(value) !== kind.jsonType) return [{ path, fault: 'wrong' }]
  if (Array.isArray(value))
    return value.flatMap((item, index) => faultsOfItem(item, kind, [...path, keyOf(item) ?? index]))
  if (!isRecord(value)) return []
  return (kind.fields ?? []).flatMap(({ name, type }) => faultsIn(value[name], type, [...path, name]))
}

/** Rich text leaves out what it does not know; elsewhere a page stops at it. */
function faultsOfItem(item: unknown, list: Kind, path: Segment[]): Found[] {
  const isRichText = list.of?.some(({ name }) => name === 'block' || name === 'span')
  if (isRichText && !isRecord(item)) return [{ path, fault: 'unknown' }]
  if (item === null) return [{ path, fault: 'wrong' }]
  const member = memberOf(list, item)
  return member ? faultsIn(item, member, path) : [{ path, fault: 'unknown' }]
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** What names its type is of no other. A list of one kind takes what names none. */
function memberOf({ of = [] }: Kind, item: unknown): Kind | undefined {
  const objects = of.filter(({ jsonType }) => jsonType === 'object')
  if (isRecord(item) && typeof item._type === 'string' && objects.length > 0)
    return objects.find(({ name }) => name === item._type)
  return of.length === 1 ? of[0] : of.find(({ jsonType }) => jsonType === kindOf(item))
}

/** “ (“image”)”, or nothing. */
function nameIn(document: unknown, path: Segment[]): string {
  const item = path.reduce<unknown>((inside, part) => {
    if (Array.isArray(inside))
      return typeof part === 'number' ? inside[part] : inside.find((each) => isSame(keyOf(each), part))
    return isRecord(inside) && typeof part === 'string' ? inside[part] : undefined
  }, document)
  return isRecord(item) && typeof item._type === 'string' ? ` (“${item._type}”)` : ''
}

const isSame = (key: { _key: string } | undefined, part: Segment) =>
  typeof part === 'object' && key?._key === part._key
