import { isDraft, publishedId } from '@wiring/content/parts/rules/document-ids.ts'
export interface Row {
  _id: string
  _type: string
  number: number | null
}

/** The draft of a document where there is one, by number. */
export function sortedRows(rows: readonly Row[]): Row[] {
  const drafted = new Set(rows.flatMap(({ _id }) => (isDraft(_id) ? publishedId(_id) : [])))
  const shown = rows.filter((row) => isDraft(row._id) || !drafted.has(row._id))
  return shown.toSorted((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity))
}

/** The list after moving a row (0 is the first). */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** The numbers that change; a document and its draft get the same. */
export function changedNumbers(
  rows: readonly Row[],
  order: readonly Row[],
): { id: string; number: number }[] {
  const places = new Map(order.map((row, index) => [publishedId(row._id), index + 1]))
  return rows.flatMap((row) => {
    const number = places.get(publishedId(row._id))
    return number === undefined || number === row.number ? [] : [{ id: row._id, number }]
  })
}
