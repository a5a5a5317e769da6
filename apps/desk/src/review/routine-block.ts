import type { Edit } from '@wiring/contract/desk/edits'
import { activeEdits } from '@wiring/map/review/fold-edits'
import { type ReadingContext, readingOf } from './reading-order.ts'
import { isDecided, type ReviewRow, type ReviewSection, toDecide } from './review-rows.ts'

/** What one key keeps: the open routine sentences under the heading of `at`. */
export function routineBlock(
  sections: readonly ReviewSection[],
  at: ReviewRow | undefined,
  context: ReadingContext,
): ReviewRow[] {
  const own = sections.find(({ rows }) => rows.some(({ id }) => id === at?.id))
  const block = sections.filter(
    (each) => each === own || (own !== undefined && own.under !== null && each.under === own.under),
  )
  return toDecide(block.flatMap(({ rows }) => rows)).filter(
    (row) => !isDecided(row) && readingOf(row, context).kind === 'routine',
  )
}

/** The edits that kept these sentences together, newest first; none where a later edit lies on them. */
export function blockOnTop(edits: readonly Edit[], sentences: readonly string[]): Edit[] {
  const last = sentences.length === 0 ? [] : activeEdits(edits).slice(-sentences.length)
  const same =
    last.length === sentences.length &&
    last.every(({ op }, index) => op.kind === 'keep' && op.sentence === sentences[index])
  return same ? last.toReversed() : []
}
