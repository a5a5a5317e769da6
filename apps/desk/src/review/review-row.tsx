import type { SentenceChange } from '@wiring/map/review/compare-sentences'
import { fillSlots, keptLead } from '@wiring/map/slots'
import { revisionTag, type Source } from '@wiring/map/snapshot'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import { SentenceText } from '@wiring/sheet/page/sentence.tsx'
import type { ReactNode } from 'react'
import { Button } from '../parts/button.styles.ts'
import { Key } from '../parts/key.styles.ts'
import { type ReadingContext, readingOf } from './reading-order.ts'
import {
  BaseText,
  Below,
  ChangeRemark,
  Doubt,
  PrintedSentence,
  RowActions,
  RowBody,
  RowItem,
  RowNumber,
  RowProblem,
  StatusText,
  VerdictText,
} from './review-row.styles.ts'
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
    <RowItem
      $atCursor={isAt}
      $kind={sentence.kind}
      data-sentence={id}
      data-status={review.status}
      aria-current={isAt || undefined}
      tabIndex={isAt ? 0 : -1}
      onFocus={() => actions.focus(id)}
      onPointerDown={() => actions.focus(id)}
    >
      <RowNumber>{number}</RowNumber>
      <RowBody>
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
          <PrintedSentence $atCursor={isAt} $dropped={review.status === 'dropped'}>
            <SentenceText sentence={sentence} sourceOf={sourceOf} number={null} report={null} />
          </PrintedSentence>
        )}
        {before !== null && change !== undefined && <ChangeRemark>{changeText(change, before)}</ChangeRemark>}
        {before !== null && change !== undefined && change.kind !== 'new' && isAt && (
          <BaseText dir="auto">{`${revisionTag(before.revision)}: ${change.was}`}</BaseText>
        )}
        {reading.kind === 'doubtful' && (
          <Doubt $settled={review.status === 'kept' || review.status === 'dropped'}>
            {`Doubtful · ${reading.why}`}
          </Doubt>
        )}
        {verdict !== null && (
          <VerdictText $refused={verdict.verdict === 'not_me'} dir="auto">
            {verdictText(verdict)}
          </VerdictText>
        )}
        {review.status === 'edited' && review.sentence !== null && isAt && !editing && (
          <BaseText>{`Drafted: ${fillSlots(review.sentence)}`}</BaseText>
        )}
        {problem !== null && !editing && <RowProblem role="alert">{problem}</RowProblem>}
        {isAt && actions.mayEdit && !editing && <RowButtons row={row} actions={actions} />}
        {isAt && below !== null && <Below>{below}</Below>}
      </RowBody>
      <StatusText
        $status={review.stale ? 'stale' : review.status}
        $hidden={sentence.kind !== 'claim' && review.status === 'open' && !review.stale}
      >
        <span>{review.stale ? 'Check' : routine ? 'Routine' : statusLabels[review.status]}</span>
        <span>{review.droppedWith === null ? '' : ` with ${review.droppedWith.slice(1)}`}</span>
      </StatusText>
    </RowItem>
  )
}

function RowButtons({ row: { review, sentence }, actions }: { row: ReviewRow; actions: Actions }) {
  const dropped = review.status === 'dropped'
  const quotes = (review.sentence?.slots ?? sentence.slots).some(({ kind }) => kind === 'quote')
  return (
    <RowActions>
      {!dropped && (
        <>
          <Button onClick={actions.keep}>
            <span>Keep</span> <Key>K</Key>
          </Button>
          <Button onClick={actions.edit}>
            <span>Edit</span> <Key>E</Key>
          </Button>
          <Button onClick={actions.drop}>
            <span>Drop</span> <Key>D</Key>
          </Button>
        </>
      )}
      {review.status !== 'open' && review.sentence !== null && (
        <Button onClick={actions.restore}>
          <span>Restore</span> <Key>R</Key>
        </Button>
      )}
      {quotes && !dropped && (
        <Button kind="quiet" onClick={actions.quotes}>
          <span>Quotes</span> <Key>Q</Key>
        </Button>
      )}
      {/^(switch|circuit|headline|one-side)/.test(sentence.rule) && !dropped && (
        <Button kind="quiet" onClick={actions.overrule}>
          <span>Overrule</span> <Key>O</Key>
        </Button>
      )}
    </RowActions>
  )
}
