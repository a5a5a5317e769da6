import { foundersNoteDocument, foundersNoteTypes } from '../../documents/founders-note/founders-note.query.ts'
import { mirrorCards, mirrorCardTypes } from '../../documents/mirror-card/mirror-card.query.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const mirrorFragment = `mirror{
  label, beforeLabel, afterLabel, "note": ${foundersNoteDocument}, "cards": ${mirrorCards}
}` as const

export const mirrorTypes = [...foundersNoteTypes, ...mirrorCardTypes] as const

export type Mirror = NonNullable<NonNullable<LandingPageQueryResult>['mirror']>
