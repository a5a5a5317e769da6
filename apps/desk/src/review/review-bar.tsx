import type { OpenedReview } from '@wiring/session/desk/review'
import { Button } from '@wiring/ui/button'
import { Lamp, type Signal } from '@wiring/ui/lamp'
import { ageText } from '../queue/age.ts'
import { isSigned } from '../shell/map-state.ts'
import type { Review } from './review.ts'
import type { Actions } from './use-actions.ts'

const states: Record<Review['state'], { signal: Signal; text: string }> = {
  waiting: { signal: 'gray', text: 'being drafted' },
  drafted: { signal: 'gray', text: 'drafted' },
  in_review: { signal: 'yellow', text: 'in review' },
  signed: { signal: 'yellow', text: 'signed, mail waits' },
  delivered: { signal: 'green', text: 'delivered' },
  refused: { signal: 'red', text: 'mail refused' },
  on_hold: { signal: 'yellow', text: 'on hold' },
  needs_care: { signal: 'red', text: 'read with care' },
  draft_failed: { signal: 'red', text: 'not drafted' },
}

export function ReviewBar({
  opened,
  review,
  actions,
}: {
  opened: OpenedReview
  review: Review
  actions: Actions
}) {
  const { signal, text } = states[review.state]
  const claim =
    review.claim === null ? null : review.claim.mine ? 'claimed by you' : `${review.claim.by} is reading this`
  return (
    <header className="review-bar">
      <button type="button" className="review-back ui-label" onClick={() => actions.leave('queue')}>
        <kbd>Esc</kbd> Queue
      </button>
      <h1 tabIndex={-1}>{opened.name === '' ? 'Unnamed' : <bdi>{opened.name}</bdi>}</h1>
      <Lamp signal={signal} className="review-state">
        {[text, ageText(opened.age_seconds), claim].filter(Boolean).join(' · ')}
      </Lamp>
      <div className="review-actions">
        <Button onClick={() => actions.leave('inputs')}>
          Inputs <kbd>I</kbd>
        </Button>
        <Button onClick={() => actions.leave('preview')}>
          Preview <kbd>P</kbd>
        </Button>
        {isSigned(review.state) ? (
          <a className="ui-button" href={`/delivery/${opened.map_id}`}>
            Delivery
          </a>
        ) : (
          <>
            <Button onClick={actions.hold}>
              {review.state === 'on_hold' ? 'Resume' : 'Hold'} <kbd>H</kbd>
            </Button>
            <Button
              kind="primary"
              onClick={actions.sign}
              busy={actions.signing}
              disabled={!actions.mayEdit}
              className="review-sign"
            >
              Sign and send <kbd>⌘ ↵</kbd>
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
