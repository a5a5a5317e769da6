import { foundersNoteDocument, foundersNoteTypes } from '../../documents/founders-note/founders-note.query.ts'
import { mirrorCards, mirrorCardTypes } from '../../documents/mirror-card/mirror-card.query.ts'
import { line, paragraphs, section } from '../../parts/markdown/markdown.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const mirrorFragment = `mirror{
  label, beforeLabel, afterLabel, "note": ${foundersNoteDocument}, "cards": ${mirrorCards}
}` as const

export const mirrorTypes = [...foundersNoteTypes, ...mirrorCardTypes] as const

export type Mirror = NonNullable<NonNullable<LandingPageQueryResult>['mirror']>

export const mirrorMarkdown = (mirror: Mirror | null | undefined) =>
  section(
    2,
    mirror?.note?.title,
    mirror?.note?.quote ? `> ${line(mirror.note.quote)}` : false,
    paragraphs(mirror?.note?.body ?? null),
    ...(mirror?.cards ?? []).map((card) => section(3, card.title, line(card.description))),
  )
