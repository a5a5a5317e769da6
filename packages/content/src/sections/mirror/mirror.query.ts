import { escaped, section } from '../../parts/markdown/markdown.ts'
import { richTextMarkdown } from '../../parts/rich-text/rich-text-markdown.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

const foundersNoteDocument = `*[_type == "foundersNote"][0]{_id, _type, title, quote, "body": coalesce(body, []), name, role}`

const mirrorCards = `*[_type == "mirrorCard"] | order(orderRank asc){_id, _type, title, description, before, after, color}`

export const mirrorFragment = `mirror{
  label, beforeLabel, afterLabel, "note": ${foundersNoteDocument}, "cards": ${mirrorCards}
}` as const

export const mirrorTypes = ['foundersNote', 'mirrorCard'] as const

export type Mirror = NonNullable<NonNullable<LandingPageQueryResult>['mirror']>

export const mirrorMarkdown = (mirror: Mirror) =>
  section(
    2,
    mirror.note?.title,
    mirror.note?.quote ? `> ${escaped(mirror.note.quote)}` : false,
    richTextMarkdown(mirror.note?.body),
    ...mirror.cards.map((card) => section(3, card.title, escaped(card.description))),
  )
