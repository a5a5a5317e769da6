import type { SentenceChange } from '@wiring/map/review/compare-sentences'
import { fillSlots, keptLead } from '@wiring/map/slots'
import { revisionTag, type Source } from '@wiring/map/snapshot'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import { SentenceText } from '@wiring/sheet/page/sentence.tsx'
import { Button } from '@wiring/ui/button'
import type { ReactNode } from 'react'
import { type ReadingContext, readingOf } from './reading-order.ts'
import type { ReviewRow } from './review-rows.ts'
import { changeText, type SignedBefore } from './revision-changes.ts'
import { SentenceEditor } from './sentence-editor.tsx'
import { type Actions, typedTextKey } from './use-actions.ts'
import { verdictOf, verdictText } from './verdict.ts'

const statusLabels = { open: 'Open', kept: 'Kept', edited: 'Edited', dropped: 'Dropped' } as const

export interface RowContext {
  cursor: string
  sourceOf: (evidence: string) => Source | null
  actions: Actions
  map: string
  checked: CheckedReadings | null | undefined
  context: ReadingContext
  before: SignedBefore | null
  /** Against the sheet that was signed before. */
  changes: ReadonlyMap<string, SentenceChange>
  below: ReactNode
}

export function Row({
  row,
  cursor,
  sourceOf,
  actions,
  map,
  checked,
  context,
  before,
  changes,
  below,
}: RowContext & { row: ReviewRow }) {
  const { id, number, sentence, review } = row
  const isAt = id === cursor
  const editing = actions.editing === id
  const reading = readingOf(row, context)
  const routine = reading.kind === 'routine' && review.status === 'open'
  const verdict = verdictOf(sentence.rule, checked)
  const change = changes.get(id)
  const problem = actions.problem?.id === id ? actions.problem.text : null
  return (
    <li
      className="row"
      data-sentence={id}
      data-kind={sentence.kind}
      data-status={review.status}
      data-at={isAt || undefined}
      aria-current={isAt || undefined}
      tabIndex={isAt ? 0 : -1}
      onFocus={() => actions.focus(id)}
      onPointerDown={() => actions.focus(id)}
    >
      <span className="row-number">{number}</span>
      <div className="row-sentence">
        {editing ? (
          <SentenceEditor
            text={review.text ?? review.sentence?.text ?? ''}
            leadOf={(text) => (review.sentence === null ? 0 : keptLead(review.sentence, text))}
            slots={review.sentence?.slots ?? []}
            number={number}
            problem={problem}
            storageKey={typedTextKey(map, id)}
            onSave={actions.save}
            onCancel={actions.cancel}
          />
        ) : (
          <SentenceText sentence={sentence} sourceOf={sourceOf} number={null} report={null} />
        )}
        {before !== null && change !== undefined && (
          <p className="row-change">{changeText(change, before)}</p>
        )}
        {before !== null && change !== undefined && change.kind !== 'new' && isAt && (
          <p className="row-base" dir="auto">{`${revisionTag(before.revision)}: ${change.was}`}</p>
        )}
        {reading.kind === 'doubtful' && <p className="row-doubt">{`Doubtful · ${reading.why}`}</p>}
        {verdict !== null && (
          <p className="row-verdict" data-verdict={verdict.verdict} dir="auto">
            {verdictText(verdict)}
          </p>
        )}
        {review.status === 'edited' && review.sentence !== null && isAt && !editing && (
          <p className="row-base">{`Drafted: ${fillSlots(review.sentence)}`}</p>
        )}
        {problem !== null && !editing && (
          <p className="row-problem" role="alert">
            {problem}
          </p>
        )}
        {isAt && actions.mayEdit && !editing && <RowButtons row={row} actions={actions} />}
        {isAt && below}
      </div>
      <span className="row-status" data-status={review.stale ? 'stale' : review.status}>
        <span>{review.stale ? 'Check' : routine ? 'Routine' : statusLabels[review.status]}</span>
        <span>{review.droppedWith === null ? '' : ` with ${review.droppedWith.slice(1)}`}</span>
      </span>
    </li>
  )
}

function RowButtons({ row: { review, sentence }, actions }: { row: ReviewRow; actions: Actions }) {
  const dropped = review.status === 'dropped'
  const quotes = (review.sentence?.slots ?? sentence.slots).some(({ kind }) => kind === 'quote')
  return (
    <div className="row-buttons">
      {!dropped && (
        <>
          <Button onClick={actions.keep}>
            <span>Keep</span> <kbd>K</kbd>
          </Button>
          <Button onClick={actions.edit}>
            <span>Edit</span> <kbd>E</kbd>
          </Button>
          <Button onClick={actions.drop}>
            <span>Drop</span> <kbd>D</kbd>
          </Button>
        </>
      )}
      {review.status !== 'open' && review.sentence !== null && (
        <Button onClick={actions.restore}>
          <span>Restore</span> <kbd>R</kbd>
        </Button>
      )}
      {quotes && !dropped && (
        <Button kind="quiet" onClick={actions.quotes}>
          <span>Quotes</span> <kbd>Q</kbd>
        </Button>
      )}
      {/^(switch|circuit|headline|one-side)/.test(sentence.rule) && !dropped && (
        <Button kind="quiet" onClick={actions.overrule}>
          <span>Overrule</span> <kbd>O</kbd>
        </Button>
      )}
    </div>
  )
}
