import type { OpenedReview } from '@wiring/contract/desk/review'
import { Key } from '../parts/key.styles.ts'
import { isSigned } from '../shell/map-state.ts'
import { MapStateLamp } from './map-state-lamp.tsx'
import type { Review } from './review.ts'
import { ActionButton, ActionLink, Actions as ActionRow, Back, Bar, Name } from './review-bar.styles.ts'
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
    <Bar>
      <Back type="button" className="ui-label" onClick={() => actions.leave('queue')}>
        <Key>Esc</Key> Queue
      </Back>
      <Name tabIndex={-1}>
        <bdi>{opened.name || 'Unnamed'}</bdi>
      </Name>
      <MapStateLamp opened={opened} state={review.state} claim={review.claim} />
      <ActionRow>
        <ActionButton onClick={() => actions.leave('inputs')}>
          <span>Inputs</span> <Key>I</Key>
        </ActionButton>
        <ActionButton onClick={() => actions.leave('preview')}>
          <span>Preview</span> <Key>P</Key>
        </ActionButton>
        {isSigned(review.state) ? (
          <ActionLink href={`/delivery/${opened.map_id}`}>Delivery</ActionLink>
        ) : (
          <>
            <ActionButton onClick={actions.hold}>
              <span>{review.state === 'on_hold' ? 'Resume' : 'Hold'}</span> <Key>H</Key>
            </ActionButton>
            <ActionButton
              kind="primary"
              onClick={actions.sign}
              busy={actions.signing === 'wanted' || actions.signing === 'posting'}
              disabled={!actions.mayEdit}
            >
              <span>Sign and send</span> <Key>⌘ ↵</Key>
            </ActionButton>
          </>
        )}
      </ActionRow>
    </Bar>
  )
}
