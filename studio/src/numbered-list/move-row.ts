import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityClient } from 'sanity'
import { isConflict } from '../lake-refusal.ts'
import { changedNumbers, moveItem, type Row, sortedRows } from './row-order.ts'

export const rowsQuery = '*[_type == $type]{_id, _type, _rev, number}'

const attempts = 3

/**
 * Two presses, or two editors, may be faster than the list shows: it is read anew, and again where somebody
 * moved one of these meanwhile. `null`: nothing was to be moved.
 */
export async function moveRow(
  client: SanityClient,
  { _id, _type: type }: Row,
  placeIn: (list: readonly Row[], from: number) => number,
): Promise<{ earlier: Row[]; revision: string } | null> {
  for (let attempt = 1; ; attempt += 1) {
    const rows = await client.fetch<Row[]>(rowsQuery, { type }, { perspective: 'raw' })
    const list = sortedRows(rows)
    const from = list.findIndex((row) => publishedId(row._id) === publishedId(_id))
    const to = Math.max(0, Math.min(list.length - 1, placeIn(list, from)))
    const numbers = from === -1 ? [] : changedNumbers(rows, moveItem(list, from, to))
    if (numbers.length === 0) return null
    const earlier = numbers.flatMap(({ id }) => rows.filter((row) => row._id === id))
    const transaction = client.transaction()
    for (const [index, { id, number }] of numbers.entries())
      transaction.patch(id, (patch) => patch.ifRevisionId(earlier[index]?._rev ?? '').set({ number }))
    try {
      const { transactionId } = await transaction.commit({ visibility: 'sync' })
      return { earlier, revision: transactionId }
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
    }
  }
}
