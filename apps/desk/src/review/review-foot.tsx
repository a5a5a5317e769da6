import { useEffect, useState } from 'react'
import { Key } from '../parts/key.styles.ts'
import { openShortcutHelp } from '../shell/shortcut-help.tsx'
import type { Review } from './review.ts'
import { Foot, FootButton, Progress, SavedText } from './review-foot.styles.ts'
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
    <Foot className="ui-label" data-tone="quiet">
      <span>{`${done} of ${claims.length} done`}</span>
      <Progress max={claims.length} value={done} aria-label="Claims decided" />
      <Saved review={review} />
      <FootButton type="button" onClick={actions.next} data-press-again="">
        <Key>J</Key> next
      </FootButton>
      <FootButton
        type="button"
        onClick={actions.keepBlock}
        disabled={!actions.mayEdit || actions.block.length === 0}
      >
        <Key>Shift K</Key>{' '}
        <span>{actions.block.length === 0 ? 'keep routine' : `keep ${actions.block.length} routine`}</span>
      </FootButton>
      <FootButton type="button" onClick={actions.undo} disabled={!actions.mayEdit} data-press-again="">
        <Key>Z</Key> undo
      </FootButton>
      <FootButton type="button" onClick={actions.note} disabled={!actions.mayEdit}>
        <Key>N</Key> note
      </FootButton>
      <FootButton type="button" onClick={openShortcutHelp}>
        <Key>?</Key> keys
      </FootButton>
    </Foot>
  )
}

function Saved({ review }: { review: Review }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const { text, tone } = savedState(review, now)
  return <SavedText $retrying={tone === 'retrying'}>{text}</SavedText>
}
