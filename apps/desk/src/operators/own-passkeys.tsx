'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type FormEvent, useState } from 'react'
import { UtcTime } from '../shell/utc-time.tsx'
import { useConfirmation } from '../sign-in/confirmation.tsx'
import { enrolPasskey } from '../sign-in/passkey.ts'
import { deviceName, refusalText } from '../sign-in/sign-in-texts.ts'
import { ActionStatus, useOperatorAction } from './use-operator-action.tsx'

export function OwnPasskeys({ passkeys }: { passkeys: DeskAnswer<'operators'>['passkeys'] }) {
  const { run, busy, outcome, setOutcome } = useOperatorAction()
  const withConfirmation = useConfirmation()
  const [renaming, setRenaming] = useState('')
  const [enrolling, setEnrolling] = useState(false)

  async function enrol() {
    setEnrolling(true)
    setOutcome({ ok: true, text: '' })
    const answer = await withConfirmation(() => enrolPasskey(deviceName(navigator.userAgent)))
    if (answer.status === 'cancelled') return
    setEnrolling(false)
    if (answer.status === 'enrolled') window.location.reload()
    else setOutcome({ ok: false, text: 'text' in answer ? answer.text : refusalText(answer) })
  }

  async function rename(event: FormEvent<HTMLFormElement>, id: string) {
    event.preventDefault()
    const label = String(new FormData(event.currentTarget).get('label')).trim()
    if (await run('rename_passkey', { id, label }, 'The passkey has a new name.')) setRenaming('')
  }

  return (
    <>
      {passkeys.length === 0 && <p className="none">None yet. Make one: it signs you in without a mail.</p>}
      <ul className="list">
        {passkeys.map(({ id, label, created_at, last_used_at }) => (
          <li key={id}>
            <span className="name">
              <bdi>{label || 'Passkey'}</bdi>
            </span>
            <span className="fact">
              <span>Made</span> <UtcTime at={created_at} />
              <span>, last used</span> <UtcTime at={last_used_at} /> <span>UTC</span>
            </span>
            <span className="acts">
              <Button onClick={() => setRenaming(renaming === id ? '' : id)}>
                <span>Rename</span>
                <span className="ui-visually-hidden">{` ${label}`}</span>
              </Button>
              <Button busy={busy} onClick={() => run('delete_passkey', { id }, 'The passkey is deleted.')}>
                <span>Delete</span>
                <span className="ui-visually-hidden">{` ${label}`}</span>
              </Button>
            </span>
            {renaming === id && (
              <form className="inline" onSubmit={(event) => rename(event, id)}>
                <Field
                  id="passkey-label"
                  name="label"
                  label="Name"
                  defaultValue={label}
                  maxLength={100}
                  autoFocus
                />
                <Button type="submit" kind="primary" busy={busy}>
                  Save
                </Button>
                <Button onClick={() => setRenaming('')}>Cancel</Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <Button onClick={enrol} busy={enrolling} busyLabel="Waiting for your device …">
        Make a passkey on this device
      </Button>
      <ActionStatus outcome={outcome} />
    </>
  )
}
