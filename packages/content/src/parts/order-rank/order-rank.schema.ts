import { LexoRank } from 'lexorank'
import { defineField } from 'sanity'
import { apiVersion } from '../../api-version.ts'

/** Written by `@sanity/orderable-document-list`, whose own helper would load its whole screen. */
export function orderRankField(type: string) {
  return defineField({
    name: 'orderRank',
    title: 'Place in the list',
    type: 'string',
    description: 'Set by dragging the list into order.',
    readOnly: true,
    hidden: true,
    initialValue: async (_params, { getClient }) => {
      const client = getClient({ apiVersion })
      const last = await client.fetch<string | null>(
        `*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank`,
        { type },
      )
      const rank = last === null ? LexoRank.min() : LexoRank.parse(last)
      return rank.genNext().genNext().toString()
    },
  })
}
