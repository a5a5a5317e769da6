import type { DeskInput } from '@wiring/contract/desk/actions'
import { revisionTag } from '@wiring/map/snapshot'
import { Button } from '@wiring/ui/button'
import { CheckField, TextField } from '@wiring/ui/field'
import { useState } from 'react'
import { DeleteButton } from '../delete/delete-button.tsx'
import { postAction } from '../desk-api/post-action.ts'
import { isMailSettled } from '../shell/map-state.ts'
import type { Delivery, Outcome } from './delivery-texts.ts'
import { OtherAddress } from './other-address.tsx'

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
}: DeliveryProps) {
  const [close, setClose] = useState(false)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const askForReason = () => {
    setProblem('A new revision needs a reason: what is to be changed?')
    document.getElementById('revision-note')?.focus()
  }
  const settled = isMailSettled(state)
  const onRequest = (
    <section className="delivery-action">
      <h2>Delete on request</h2>
      <p>When the applicant asks for it: everything goes at once, here and behind every link.</p>
      <DeleteButton mapId={seen.map_id} name={name} email={email} completedAt={completed_at} />
    </section>
  )
  if (revision === 0)
    return (
      <div className="delivery-actions">
        <p>Links and mails appear here once the map is signed.</p>
        {onRequest}
      </div>
    )
  const next = revisionTag(revision + 1)
  return (
    <div className="delivery-actions">
      <section className="delivery-action">
        <h2>Send it again</h2>
        <p>
          The same mail with a new link to <bdi>{email}</bdi>. The map does not change.
        </p>
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
        {!settled && <p>Possible when the first mail has arrived or was refused.</p>}
      </section>
      {state === 'refused' && <OtherAddress seen={seen} run={run} busy={busy} />}
      <section className="delivery-action">
        <h2>Send it to me</h2>
        <p>A copy to your own address. Its link closes after a day and cannot delete anything.</p>
        <Button
          disabled={busy}
          onClick={() => run(() => postAction('send_to_me', seen), 'The copy is on its way to you.')}
        >
          Send to me
        </Button>
      </section>
      <section className="delivery-action">
        <h2>New revision</h2>
        <p>
          Opens the map again. Its edits stay; signing makes <span>{next}</span> and mails it. The earlier
          link then shows <span>{next}</span> and says so.
        </p>
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
      </section>
      {onRequest}
    </div>
  )
}
