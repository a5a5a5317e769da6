import { isRecord } from '@wiring/content/parts/rules/is-record.ts'

type Document = Record<string, unknown>

export interface Difference {
  field: string[]
  now: string
  before: string
}

export function differences(now: Document, before: Document, limit = 12): Difference[] {
  const found: Difference[] = []
  compare(now, before, [])
  return found.slice(0, limit)

  function compare(one: unknown, other: unknown, path: string[]) {
    if (JSON.stringify(one) === JSON.stringify(other)) return
    if (isRecord(one) && isRecord(other)) {
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
        if (!name.startsWith('_')) compare(one[name], other[name], [...path, name])
    } else found.push({ field: path, now: textOf(one), before: textOf(other) })
  }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '(empty)'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 140 ? `${text.slice(0, 140)} …` : text
}

export function revertingPatch(now: Document, before: Document) {
  const own = (document: Document) => Object.keys(document).filter((name) => !name.startsWith('_'))
  return {
    set: Object.fromEntries(own(before).map((name) => [name, before[name]])),
    unset: own(now).filter((name) => !(name in before)),
  }
}
