import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
export type Segment = string | number | { _key: string }

export function walkDocument(
  value: unknown,
  callback: (value: unknown, path: Segment[]) => void,
  path: Segment[] = [],
) {
  callback(value, path)
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walkDocument(item, callback, [...path, keyOf(item) ?? index])
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value))
      if (!name.startsWith('_')) walkDocument(item, callback, [...path, name])
  }
}

export function keyOf(item: unknown): { _key: string } | undefined {
  return isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : undefined
}
