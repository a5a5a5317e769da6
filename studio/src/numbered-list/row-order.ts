import { isDraft, publishedId } from '@wiring/content/parts/rules/document-ids.ts'

export interface Row {
  _id: string
  _type: string
  _rev: string
  number: number | null
}

/** By number; a draft replaces its document. */
export function sortedRows(rows: readonly Row[]): Row[] {
  const drafted = new Set(rows.flatMap(({ _id }) => (isDraft(_id) ? publishedId(_id) : [])))
  const shown = rows.filter((row) => isDraft(row._id) || !drafted.has(row._id))
  return shown.toSorted((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity))
}

export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** A document and its draft get the same number. */
export function changedNumbers(
  rows: readonly Row[],
  order: readonly Row[],
): { id: string; number: number }[] {
  const positions = new Map(order.map((row, index) => [publishedId(row._id), index + 1]))
  return rows.flatMap((row) => {
    const number = positions.get(publishedId(row._id))
    return number === undefined || number === row.number ? [] : [{ id: row._id, number }]
  })
}
