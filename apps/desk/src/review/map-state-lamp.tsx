import type { OpenedReview } from '@wiring/contract/desk/review'
import type { Signal } from '@wiring/ui/lamp'
import styled from 'styled-components'
import { Lamp } from '../parts/lamp.tsx'
import { ageText } from '../queue/age.ts'
import type { Review } from './review.ts'

const StateLamp = styled(Lamp)`
  color: var(--ink-2);
`

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

export function MapStateLamp({
  opened: { age_seconds },
  state,
  claim,
}: {
  opened: OpenedReview
  state: Review['state']
  claim: Review['claim']
}) {
  const { signal, text } = states[state]
  const reader = claim === null ? null : claim.mine ? 'claimed by you' : `${claim.by} is reading this`
  return (
    <StateLamp signal={signal}>{[text, ageText(age_seconds), reader].filter(Boolean).join(' · ')}</StateLamp>
  )
}
