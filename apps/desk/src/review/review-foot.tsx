import { useEffect, useState } from 'react'
import { openShortcutHelp } from '../shell/shortcut-help.tsx'
import type { Review } from './review.ts'
import { isDecided, type ReviewRow, toDecide } from './review-rows.ts'
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
      <span>
        {done} of {claims.length} done
      </span>
      <progress max={claims.length} value={done} aria-label="Claims decided" />
      <Saved review={review} />
      <button type="button" onClick={actions.undo} disabled={!actions.mayEdit}>
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

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

function Saved({ review: { saving, savedAt, unsaved } }: { review: Review }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const text = () => {
    if (unsaved.length > 0 || saving === 'retrying') return 'Not saved'
    if (saving === 'saving') return 'Saving'
    if (savedAt === null) return ''
    const seconds = Math.max(0, Math.round((now - savedAt) / 1000))
    return seconds < 60 ? `Saved ${seconds} s ago` : `Saved at ${clock.format(savedAt)}`
  }
  return (
    <span className="review-saved" data-saving={unsaved.length > 0 ? 'retrying' : saving}>
      {text()}
    </span>
  )
}
