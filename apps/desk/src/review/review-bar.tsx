import type { OpenedReview } from '@wiring/contract/desk/review'
import { Button } from '@wiring/ui/button'
import { isSigned } from '../shell/map-state.ts'
import { MapStateLamp } from './map-state-lamp.tsx'
import type { Review } from './review.ts'
import type { Actions } from './use-actions.ts'

export function ReviewBar({
  opened,
  review,
  actions,
}: {
  opened: OpenedReview
  review: Review
  actions: Actions
}) {
  return (
    <header className="review-bar">
      <button type="button" className="review-back ui-label" onClick={() => actions.leave('queue')}>
        <kbd>Esc</kbd> Queue
      </button>
      <h1 tabIndex={-1}>
        <bdi>{opened.name || 'Unnamed'}</bdi>
      </h1>
      <MapStateLamp opened={opened} state={review.state} claim={review.claim} />
      <div className="review-actions">
        <Button onClick={() => actions.leave('inputs')}>
          <span>Inputs</span> <kbd>I</kbd>
        </Button>
        <Button onClick={() => actions.leave('preview')}>
          <span>Preview</span> <kbd>P</kbd>
        </Button>
        {isSigned(review.state) ? (
          <a className="ui-button" href={`/delivery/${opened.map_id}`}>
            Delivery
          </a>
        ) : (
          <>
            <Button onClick={actions.hold}>
              <span>{review.state === 'on_hold' ? 'Resume' : 'Hold'}</span> <kbd>H</kbd>
            </Button>
            <Button
              kind="primary"
              onClick={actions.sign}
              busy={actions.signing === 'wanted' || actions.signing === 'posting'}
              disabled={!actions.mayEdit}
              className="review-sign"
            >
              <span>Sign and send</span> <kbd>⌘ ↵</kbd>
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
