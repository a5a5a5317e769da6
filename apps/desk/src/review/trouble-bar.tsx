import type { Snapshot } from '@wiring/map/snapshot'
import { useState } from 'react'
import styled from 'styled-components'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { Button, ButtonLink, ButtonRow } from '../parts/button.styles.ts'
import { Key } from '../parts/key.styles.ts'
import { expecting, isSigned } from '../shell/map-state.ts'
import type { Review } from './review.ts'
import type { ReviewStore } from './review-store.ts'
import { unsavedText } from './unsaved-text.ts'
import type { Actions } from './use-actions.ts'

const Bar = styled.section<{ $loud: boolean }>`
  grid-row: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  padding: 10px var(--edge);
  border-bottom: 1px solid var(--ink);
  background: color-mix(in srgb, var(--yellow) 22%, var(--bg));
  box-shadow: ${({ $loud }) => $loud && 'inset 3px 0 0 var(--red)'};
`

const Unsaved = styled.ul`
  max-height: 20vh;
  overflow: auto;
  font-weight: 600;
  overflow-wrap: anywhere;
`

export function TroubleBar({
  store,
  draft,
  review,
  actions,
}: {
  store: ReviewStore
  draft: Snapshot
  review: Review
  actions: Actions
}) {
  const { trouble, unsaved, pending, claim, state, note, failure } = review
  const [problem, setProblem] = useState<string | null>(null)
  const takeOver = async () => {
    const answer = await postAction('take_over', expecting(store.map, review))
    setProblem(answer.status === 'ok' ? null : refusalText('Not taken over', answer.status))
    await store.reload(true)
  }
  const sentence = sentenceOf(review)
  const waits = actions.signing === 'wanted' && pending.length > 0
  if (sentence === null && actions.objection === null && unsaved.length === 0 && !waits) return null
  return (
    <Bar aria-label="Attention" $loud={trouble !== null}>
      <div role="status">
        {sentence !== null && <p>{sentence}</p>}
        {state === 'on_hold' && note !== null && (
          <p>
            “<bdi>{note}</bdi>”
          </p>
        )}
        {state === 'draft_failed' && failure !== null && <p>{failure}</p>}
        {waits && <p>Signed as soon as your last edits are saved.</p>}
        {actions.objection !== null && <p>{actions.objection}</p>}
        {problem !== null && <p>{problem}</p>}
      </div>
      {unsaved.length > 0 && (
        <Unsaved aria-label="Not saved">
          {unsaved.map((op) => (
            <li key={JSON.stringify(op)}>
              <bdi>{unsavedText(op, draft)}</bdi>
            </li>
          ))}
        </Unsaved>
      )}
      <ButtonRow>
        {waits && (
          <Button onClick={actions.cancelSigning}>
            <span>Do not sign yet</span> <Key>Esc</Key>
          </Button>
        )}
        {claim !== null && !claim.mine && <Button onClick={takeOver}>Take over</Button>}
        {unsaved.length > 0 && actions.mayEdit && (
          <Button onClick={() => setProblem(store.saveUnsaved())}>Save mine on top</Button>
        )}
        {unsaved.length > 0 && <Button onClick={() => store.discardUnsaved()}>Discard</Button>}
        {(trouble?.kind === 'signed_out' || review.saving === 'retrying') && (
          <Button onClick={store.retry}>Try now</Button>
        )}
        {trouble?.kind === 'gone' && <ButtonLink href="/">To the queue</ButtonLink>}
      </ButtonRow>
    </Bar>
  )
}

function sentenceOf({ trouble, saving, claim, state }: Review): string | null {
  if (trouble?.kind === 'gone')
    return 'The applicant has deleted this session. The map is gone, and nothing of it can be signed.'
  if (trouble?.kind === 'signed_out')
    return 'You are signed out. Sign in in another tab and come back: what you did last is kept here.'
  if (trouble?.kind === 'claimed') return `${trouble.by} has taken this map over. You can read it.`
  if (trouble !== null && 'text' in trouble) return trouble.text
  if (saving === 'retrying') return 'The desk does not answer. Your last edits are kept here and sent again.'
  if (state === 'on_hold') return 'On hold.'
  if (state === 'draft_failed') return 'No draft could be made.'
  if (isSigned(state)) return 'This sheet is signed. To change it, open a new revision under Delivery.'
  if (claim !== null && !claim.mine) return `${claim.by} is reading this. You can read along.`
  return null
}
