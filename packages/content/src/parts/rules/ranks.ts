import { LexoRank } from 'lexorank'

interface Ranked {
  _id: string
  orderRank?: string | null
}

/** Between a document's rank and the next one of its list. */
export function rankAfter(rank: string, ranks: readonly string[]): string {
  const own = LexoRank.parse(rank)
  const next = ranks.filter((each) => each > rank).toSorted()[0]
  return (next === undefined ? own.genNext() : own.between(LexoRank.parse(next))).toString()
}

const publicId = (id: string) => id.replace(/^drafts\./, '')

/** The plug-in that drags cannot move anything between documents of one rank. */
export function sharesRank(rows: readonly Ranked[]): boolean {
  const owners = new Map<string, Set<string>>()
  for (const { _id, orderRank } of rows)
    if (orderRank) owners.set(orderRank, (owners.get(orderRank) ?? new Set()).add(publicId(_id)))
  return [...owners.values()].some(({ size }) => size > 1)
}

/** The same order with a rank for each document; a draft keeps that of its document. */
export function ownRanks(rows: readonly Ranked[]): { _id: string; orderRank: string }[] {
  const place = ({ _id, orderRank }: Ranked) => `${orderRank ?? '~'} ${publicId(_id)}`
  const sorted = rows.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
  const ranks = new Map<string, string>()
  let last = LexoRank.min()
  for (const { _id } of sorted) {
    if (ranks.has(publicId(_id))) continue
    last = last.genNext().genNext()
    ranks.set(publicId(_id), last.toString())
  }
  return rows.map(({ _id }) => ({ _id, orderRank: ranks.get(publicId(_id)) ?? last.toString() }))
}
