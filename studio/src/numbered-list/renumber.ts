export interface Row {
  _id: string
  _type: string
  number: number | null
}

/** The draft of a document where there is one, by number. */
export function inOrder(rows: readonly Row[]): Row[] {
  const drafted = new Set(rows.filter(isDraft).map(publishedId))
  const shown = rows.filter((row) => isDraft(row) || !drafted.has(row._id))
  return shown.toSorted((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity))
}

/** The list after moving a row (0 is the first). */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** The numbers that change; a document and its draft get the same. */
export function newNumbers(rows: readonly Row[], order: readonly Row[]): { id: string; number: number }[] {
  const places = new Map(order.map((row, index) => [publishedId(row), index + 1]))
  return rows.flatMap((row) => {
    const number = places.get(publishedId(row))
    return number === undefined || number === row.number ? [] : [{ id: row._id, number }]
  })
}

const isDraft = ({ _id }: Row) => _id.startsWith('drafts.')
const publishedId = ({ _id }: Row) => _id.replace(/^drafts\./, '')
