import type { CustomValidator, SanityDocument } from 'sanity'
import { isDue } from '../schedule/due.ts'
import { publishedId } from './document-ids.ts'
import { rawClient } from './other-documents.ts'

/** Number of documents that the pages are designed for, and their plural. */
export const expectedCounts = {
  approachStep: [4, 'approach steps'],
  consoleFeature: [6, 'Console features'],
  labService: [4, 'Lab services'],
  mirrorCard: [3, 'mirror cards'],
  offering: [4, 'offerings'],
  portfolioItem: [6, 'portfolio items'],
  pricingPlan: [2, 'plans'],
  problemCard: [3, 'problem cards'],
} as const satisfies Record<string, readonly [count: number, noun: string]>

export type CountedType = keyof typeof expectedCounts

const countQuery = `count(*[_type == $type && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && (${isDue})])`

export function expectedCount(type: CountedType): CustomValidator<unknown> {
  const [count, noun] = expectedCounts[type]
  return async (_value, context) => {
    const found = await rawClient(context).fetch<number>(countQuery, { type })
    return found === count ? true : `This section is drawn for ${count} ${noun}; there are ${found}.`
  }
}

type Row = Pick<SanityDocument, '_id' | '_createdAt'>

/** Published documents first, then by age. */
function placesTaken(rows: Row[]): string[] {
  const published = new Set(rows.map(({ _id }) => _id).filter((id) => id === publishedId(id)))
  const rank = ({ _id }: Row) => (published.has(publishedId(_id)) ? 0 : 1)
  const sorted = rows.toSorted((a, b) => rank(a) - rank(b) || a._createdAt.localeCompare(b._createdAt))
  return [...new Set(sorted.map(({ _id }) => publishedId(_id)))]
}

/** Only the surplus document is invalid, so that a forgotten draft blocks no other edit. */
export function maximumCount(type: CountedType): CustomValidator<SanityDocument | undefined> {
  const [count, noun] = expectedCounts[type]
  return async (document, context) => {
    if (document === undefined) return true
    const rows = await rawClient(context).fetch<Row[]>(`*[_type == $type]{_id, _createdAt}`, { type })
    const taken = placesTaken(rows)
    const place = taken.indexOf(publishedId(document._id))
    if ((place < 0 ? taken.length : place) < count) return true
    return `The site has room for ${count} ${noun}, and all places are taken. Change one of them, or delete one first.`
  }
}
