import type { ReviewedSentence, ReviewState } from '@wiring/map/review/review-state'
import type { SectionId, Sentence, Snapshot } from '@wiring/map/snapshot'
import { laterSections, pathHeading, stagesOf } from '@wiring/sheet/text/page-sections.ts'

export interface ReviewRow {
  id: string
  /** "07", or "N1" for a studio note. */
  number: string
  sentence: Sentence
  review: ReviewedSentence
}

export interface ReviewSection {
  id: SectionId
  heading: string | null
  under: string | null
  rows: ReviewRow[]
}

export function reviewSections(edited: Snapshot, review: ReviewState): ReviewSection[] {
  const printed = new Map(edited.sentences.map((sentence) => [sentence.id, sentence]))
  const rows = review.sentences.map((each): ReviewRow => {
    const before = each.sentence ?? studioNote(each)
    const sentence = printed.get(each.id) ?? { ...before, ...(each.text !== null && { text: each.text }) }
    return { id: each.id, number: numberOf(each.id), sentence, review: each }
  })
  const stages = stagesOf(rows.map(({ sentence }) => sentence))
  const order: Omit<ReviewSection, 'rows'>[] = [
    { id: 'headline', heading: null, under: null },
    ...stages.map(({ id, name, switches }) => ({ id, heading: `${name} ${switches}`, under: pathHeading })),
    ...laterSections.map(({ id, heading }) => ({ id, heading, under: null })),
  ]
  return order
    .map((section) => ({
      ...section,
      rows: rows.filter(
        ({ sentence }) => sentence.section === section.id && sentence.rule !== 'note.sources',
      ),
    }))
    .filter((section) => section.rows.length > 0)
}

const numberOf = (id: string) => (id.startsWith('S') ? id.slice(1).padStart(2, '0') : id)

const studioNote = ({ id, text }: ReviewedSentence): Sentence => ({
  id,
  section: 'note',
  rule: 'note.studio',
  text: text ?? '',
  slots: [],
  origin: 'operator',
  base: null,
  kind: 'note',
  evidence: [],
})

/** Frames and notes are kept unless somebody changes them. */
export const toDecide = (rows: readonly ReviewRow[]): ReviewRow[] =>
  rows.filter(({ sentence, review }) => sentence.kind === 'claim' || review.stale)

export const isDecided = ({ review }: ReviewRow): boolean => review.status !== 'open'
