import type { DeskInput } from '@wiring/contract/desk/actions'
import { revisionTag } from '@wiring/map/snapshot'
import { readableAddress } from '@wiring/session/readable-address'
import { CheckField, TextField } from '@wiring/ui/field'
import { useState } from 'react'
import styled from 'styled-components'
import { DeleteButton } from '../delete/delete-button.tsx'
import { postAction } from '../desk-api/post-action.ts'
import { Button } from '../parts/button.styles.ts'
import { QuietText } from '../parts/text.styles.ts'
import { isMailSettled } from '../shell/map-state.ts'
import { clearSignature } from '../shell/signature-storage.ts'
import { Action } from './action.tsx'
import type { Delivery, Outcome } from './delivery-texts.ts'
import { OtherAddress } from './other-address.tsx'

const Actions = styled.div`
  display: grid;
  gap: 32px;
`

const Reason = styled.div`
  width: 100%;
`

export interface DeliveryProps {
  delivery: Delivery
  seen: DeskInput<'send_to_me'>
  run: (action: () => Promise<Outcome>, done: string) => Promise<void>
  busy: boolean
}

export function DeliveryActions({
  delivery: { state, email, revision, name, completed_at },
  seen,
  run,
  busy,
  takesBack,
}: DeliveryProps & { takesBack: boolean }) {
  const [close, setClose] = useState(false)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const askForReason = () => {
    setProblem('A new revision needs a reason: what is to be changed?')
    document.getElementById('revision-note')?.focus()
  }
  const settled = isMailSettled(state)
  const { map_id, expected_revision } = seen
  const takeBack = () =>
    run(async () => {
      const answer = await postAction('undo_sign', { map_id, expected_revision })
      if (answer.status === 'ok') clearSignature(map_id, Date.now())
      return answer
    }, 'The signature was taken back. No mail was sent.')
  const onRequest = (
    <Action title="Delete on request">
      <QuietText>
        When the applicant asks for it: everything goes at once, here and behind every link.
      </QuietText>
      <DeleteButton mapId={seen.map_id} name={name} email={email} completedAt={completed_at} />
    </Action>
  )
  if (revision === 0)
    return (
      <Actions>
        <p>Links and mails appear here once the map is signed.</p>
        {onRequest}
      </Actions>
    )
  const next = revisionTag(revision + 1)
  return (
    <Actions>
      {takesBack && (
        <Action title="Take it back">
          <QuietText>The map is in review again, and no mail goes out.</QuietText>
          <Button disabled={busy} onClick={takeBack}>
            Take back
          </Button>
        </Action>
      )}
      <Action title="Send it again">
        <QuietText>
          The same mail with a new link to <bdi>{readableAddress(email)}</bdi>. The map does not change.
        </QuietText>
        <CheckField
          id="close-earlier"
          label="Close the earlier links"
          checked={close}
          onChange={(event) => setClose(event.target.checked)}
        />
        <Button
          disabled={!settled || busy}
          onClick={() =>
            run(() => postAction('resend', { ...seen, close_earlier: close }), 'The mail is queued again.')
          }
        >
          Send again
        </Button>
        {!settled && <QuietText>Possible when the first mail has arrived or was refused.</QuietText>}
      </Action>
      {state === 'refused' && <OtherAddress seen={seen} run={run} busy={busy} />}
      <Action title="Send it to me">
        <QuietText>
          A copy to your own address. Its link closes after a day and cannot delete anything.
        </QuietText>
        <Button
          disabled={busy}
          onClick={() => run(() => postAction('send_to_me', seen), 'The copy is on its way to you.')}
        >
          Send to me
        </Button>
      </Action>
      <Action title="New revision">
        <QuietText>
          Opens the map again. Its edits stay; signing makes <span>{next}</span> and mails it. The earlier
          link then shows <span>{next}</span> and says so.
        </QuietText>
        <Reason>
          <TextField
            id="revision-note"
            label="Why"
            hint="Kept at the desk, beside the map."
            error={problem}
            rows={2}
            maxLength={2_000}
            value={note}
            onChange={(event) => {
              setNote(event.target.value)
              setProblem(null)
            }}
          />
        </Reason>
        <Button
          disabled={!settled || busy}
          onClick={() => {
            if (note.trim() === '') return askForReason()
            return run(async () => {
              const answer = await postAction('new_revision', { ...seen, note })
              if (answer.status === 'invalid') setProblem(answer.problem)
              if (answer.status === 'ok') location.assign(`/review/${seen.map_id}`)
              return answer
            }, 'The map is in review again.')
          }}
        >
          {`Open ${next}`}
        </Button>
      </Action>
      {onRequest}
    </Actions>
  )
}
