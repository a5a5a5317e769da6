'use client'

import type { Source } from '@wiring/map/snapshot'
import { SentenceText } from '@wiring/sheet/page/sentence.tsx'
import { Button } from '@wiring/ui/button'
import type { ReactNode } from 'react'
import type { ReviewRow as Row } from './review-rows.ts'

export interface RowActions {
  keep: () => void
  edit: () => void
  drop: () => void
  restore: () => void
  quotes: () => void
  overrule: () => void
}

const statusLabels = { open: 'Open', kept: 'Kept', edited: 'Edited', dropped: 'Dropped' } as const

export function ReviewRow({
  row,
  isAt,
  sourceOf,
  actions,
  editor,
  problem,
  below,
  onFocus,
}: {
  row: Row
  isAt: boolean
  sourceOf: (evidence: string) => Source | null
  /** Null without permission to edit. */
  actions: RowActions | null
  editor: ReactNode
  problem: string | null
  below: ReactNode
  onFocus: () => void
}) {
  const { sentence, review, number } = row
  const status = statusLabels[review.status]
  return (
    <li
      className="row"
      data-sentence={row.id}
      data-kind={sentence.kind}
      data-status={review.status}
      data-at={isAt || undefined}
      aria-current={isAt || undefined}
      tabIndex={isAt ? 0 : -1}
      onFocus={onFocus}
      onPointerDown={onFocus}
    >
      <span className="row-number">{number}</span>
      <div className="row-sentence">
        {editor ?? <SentenceText sentence={sentence} sourceOf={sourceOf} report={null} />}
        {review.status === 'edited' && review.sentence !== null && isAt && editor === null && (
          <p className="row-base">Drafted: {review.sentence.text.replace(/\{\d+\}/g, '“…”')}</p>
        )}
        {problem !== null && editor === null && (
          <p className="row-problem" role="alert">
            {problem}
          </p>
        )}
        {isAt && actions !== null && editor === null && <RowButtons row={row} actions={actions} />}
        {isAt && below}
      </div>
      <span className="row-status" data-status={review.stale ? 'stale' : review.status}>
        {review.stale ? 'Check' : status}
        {review.droppedWith !== null && ` with ${review.droppedWith.slice(1)}`}
      </span>
    </li>
  )
}

function RowButtons({ row: { review, sentence }, actions }: { row: Row; actions: RowActions }) {
  const dropped = review.status === 'dropped'
  const quotes = (review.sentence?.slots ?? sentence.slots).some(({ kind }) => kind === 'quote')
  return (
    <div className="row-buttons">
      {!dropped && (
        <>
          <Button onClick={actions.keep}>
            Keep <kbd>K</kbd>
          </Button>
          <Button onClick={actions.edit}>
            Edit <kbd>E</kbd>
          </Button>
          <Button onClick={actions.drop}>
            Drop <kbd>D</kbd>
          </Button>
        </>
      )}
      {review.status !== 'open' && review.sentence !== null && (
        <Button onClick={actions.restore}>
          Restore <kbd>R</kbd>
        </Button>
      )}
      {quotes && !dropped && (
        <Button kind="quiet" onClick={actions.quotes}>
          Quotes <kbd>Q</kbd>
        </Button>
      )}
      {/^(switch|circuit|headline|one-side)/.test(sentence.rule) && !dropped && (
        <Button kind="quiet" onClick={actions.overrule}>
          Overrule <kbd>O</kbd>
        </Button>
      )}
    </div>
  )
}
