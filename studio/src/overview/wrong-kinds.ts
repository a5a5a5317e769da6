import { isPublicId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityDocument, Schema } from 'sanity'
import { fieldTitles } from '../publish-check/field-titles.ts'
import type { Problem } from '../publish-check/problem.ts'
import { isRecord, type Segment } from '../publish-check/walk-document.ts'

interface Kind {
  jsonType?: string
  fields?: { name: string; type: Kind }[]
  of?: (Kind & { name: string })[]
}

/**
 * Values of another kind than their field, which migrations and translation plug-ins write. A page that meets
 * one keeps its last state and takes no later publish.
 */
export function wrongKinds(content: readonly SanityDocument[], schema: Schema) {
  return content
    .filter(({ _id }) => isPublicId(_id))
    .flatMap((document) => {
      const type = schema.get(document._type)
      if (!type) return []
      return pathsOfWrongKind(document, type as Kind, []).map((path) => ({
        document,
        problem: {
          level: 'error',
          path,
          message: `“${fieldTitles(type, path).join(' › ')}” holds a value of another kind than its field: its page shows its last state until this is put right.`,
        } satisfies Problem,
      }))
    })
}

function pathsOfWrongKind(value: unknown, kind: Kind, path: Segment[]): Segment[][] {
  if (value === undefined || value === null || kind.jsonType === undefined) return []
  if (kindOf(value) !== kind.jsonType) return [path]
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const member = memberOf(kind, item)
      return member ? pathsOfWrongKind(item, member, [...path, index]) : []
    })
  if (!isRecord(value)) return []
  return (kind.fields ?? []).flatMap(({ name, type }) => pathsOfWrongKind(value[name], type, [...path, name]))
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** A list of one kind takes nothing else; of several, the item names its own. */
function memberOf({ of = [] }: Kind, item: unknown): Kind | undefined {
  const named = isRecord(item) ? of.find(({ name }) => name === item._type) : undefined
  return named ?? (of.length === 1 ? of[0] : of.find(({ jsonType }) => jsonType === kindOf(item)))
}
