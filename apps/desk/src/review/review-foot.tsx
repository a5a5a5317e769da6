import { useEffect, useState } from 'react'
import { openShortcutHelp } from '../shell/shortcut-help.tsx'
import type { Review } from './review.ts'
import { isDecided, type ReviewRow, toDecide } from './review-rows.ts'
import { savedState } from './saved-state.ts'
import type { Actions } from './use-actions.ts'

export function ReviewFoot({
  rows,
  review,
  actions,
}: {
  rows: readonly ReviewRow[]
  review: Review
  actions: Actions
}) {
  const claims = toDecide(rows)
  const done = claims.filter(isDecided).length
  return (
    <footer className="review-foot ui-label" data-tone="quiet">
      <span>{`${done} of ${claims.length} done`}</span>
      <progress max={claims.length} value={done} aria-label="Claims decided" />
      <Saved review={review} />
      <button type="button" onClick={actions.next} data-press-again="">
        <kbd>J</kbd> next
      </button>
      <button
        type="button"
        onClick={actions.keepBlock}
        disabled={!actions.mayEdit || actions.block.length === 0}
      >
        <kbd>Shift K</kbd>{' '}
        <span>{actions.block.length === 0 ? 'keep routine' : `keep ${actions.block.length} routine`}</span>
      </button>
      <button type="button" onClick={actions.undo} disabled={!actions.mayEdit} data-press-again="">
        <kbd>Z</kbd> undo
      </button>
      <button type="button" onClick={actions.note} disabled={!actions.mayEdit}>
        <kbd>N</kbd> note
      </button>
      <button type="button" onClick={openShortcutHelp}>
        <kbd>?</kbd> keys
      </button>
    </footer>
  )
}

function Saved({ review }: { review: Review }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const { text, tone } = savedState(review, now)
  return (
    <span className="review-saved" data-saving={tone}>
      {text}
    </span>
  )
}
