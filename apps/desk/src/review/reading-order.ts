import type { OpenedReview } from '@wiring/contract/desk/review'
import type { Evidence, Snapshot } from '@wiring/map/snapshot'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import type { ReviewRow } from './review-rows.ts'
import { verdictOf } from './verdict.ts'

export interface ReadingContext {
  draft: Pick<Snapshot, 'evidence'>
  checked: CheckedReadings | null | undefined
  flags: OpenedReview['flags']
}

export type Reading = { kind: 'doubtful'; why: string } | { kind: 'finding' | 'routine' | 'plain' }

const flagged = new Set(['care', 'injection', 'language'])
const fieldOf = (source: string) => source.split('.')[0]

function doubtOf({ review, sentence }: ReviewRow, { draft, checked, flags }: ReadingContext): string | null {
  if (review.stale) return 'Set by hand since'
  const lines = linesOf(draft, sentence.evidence)
  const isFlagged = ({ source }: Evidence) =>
    flags.some((flag) => flagged.has(flag.kind) && flag.source === fieldOf(source))
  if (verdictOf(sentence.rule, checked)?.verdict === 'not_me') return 'Refused by the applicant'
  if (lines.some(isFlagged)) return 'From a flagged source'
  const isRead = lines.some(({ kind }) => kind === 'words' || kind === 'profile')
  if (isRead && !lines.some(({ kind }) => kind === 'confirmed')) return 'Read by the program, not confirmed'
  return null
}

const linesOf = ({ evidence }: ReadingContext['draft'], ids: readonly string[]) => {
  const cited = new Set(ids)
  return evidence.filter(({ id }) => cited.has(id))
}

const oneReading = /^(?:switch\.[A-Z]+|picture\.[a-z]+)$/

export function readingOf(row: ReviewRow, context: ReadingContext): Reading {
  if (row.sentence.kind !== 'claim' && !row.review.stale) return { kind: 'plain' }
  const why = doubtOf(row, context)
  if (why !== null) return { kind: 'doubtful', why }
  return { kind: oneReading.test(row.sentence.rule) ? 'routine' : 'finding' }
}

const ranks = { doubtful: 1, finding: 2, routine: 3, plain: 4 } as const

/** Of J and K, not of the sheet. The headline is first: the others are judged against it. */
export function visitOrder(rows: readonly ReviewRow[], context: ReadingContext): ReviewRow[] {
  const rank = (row: ReviewRow) =>
    row.sentence.section === 'headline' ? 0 : ranks[readingOf(row, context).kind]
  return rows.toSorted((a, b) => rank(a) - rank(b))
}
