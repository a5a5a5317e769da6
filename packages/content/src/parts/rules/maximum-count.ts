import type { CustomValidator, SanityDocument } from 'sanity'
import { publishedId } from './document-ids.ts'
import { type CountedType, expectedCounts } from './expected-counts.ts'

type Row = Pick<SanityDocument, '_id' | '_createdAt'>

/** Published ids in the order in which they count: published first, then by age. */
function places(rows: Row[]): string[] {
  const published = new Set(rows.map(({ _id }) => _id).filter((id) => id === publishedId(id)))
  const rank = ({ _id }: Row) => (published.has(publishedId(_id)) ? 0 : 1)
  const sorted = rows.toSorted((a, b) => rank(a) - rank(b) || a._createdAt.localeCompare(b._createdAt))
  return [...new Set(sorted.map(({ _id }) => publishedId(_id)))]
}

/**
 * Refuses a document that is one too many of its type. Earlier ones stay valid, so that a surplus draft
 * stops nobody from editing them.
 */
export function maximumCount(type: CountedType): CustomValidator<SanityDocument | undefined> {
  const [count, noun] = expectedCounts[type]
  return async (document, context) => {
    if (document === undefined) return true
    const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
    const rows = await client.fetch<Row[]>(`*[_type == $type]{_id, _createdAt}`, { type })
    const taken = places(rows)
    const place = taken.indexOf(publishedId(document._id))
    if ((place < 0 ? taken.length : place) < count) return true
    return `The site has room for ${count} ${noun}, and all places are taken. Change one of them, or delete one first.`
  }
}
