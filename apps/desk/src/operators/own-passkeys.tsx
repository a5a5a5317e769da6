'use client'

import type { DeskAnswer } from '@wiring/contract/desk/actions'
import { type FormEvent, useState } from 'react'
import { Button } from '../parts/button.styles.ts'
import { SmallField } from '../parts/field.styles.ts'
import { UtcTime } from '../shell/utc-time.tsx'
import { useConfirmation } from '../sign-in/confirmation.tsx'
import { enrolPasskey } from '../sign-in/passkey.ts'
import { deviceName, refusalText } from '../sign-in/sign-in-texts.ts'
import {
  Fact,
  FormCell,
  LineButton,
  List,
  ListRow,
  Name,
  RowActions,
  RowButton,
  RowForm,
} from './operators.styles.ts'
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
      {passkeys.length === 0 && <p>None yet. Make one: it signs you in without a mail.</p>}
      <List>
        {passkeys.map(({ id, label, created_at, last_used_at }) => (
          <ListRow key={id}>
            <Name>
              <bdi>{label || 'Passkey'}</bdi>
            </Name>
            <Fact>
              <span>Made</span> <UtcTime at={created_at} />
              <span>, last used</span> <UtcTime at={last_used_at} /> <span>UTC</span>
            </Fact>
            <RowActions as="span">
              <RowButton onClick={() => setRenaming(renaming === id ? '' : id)}>
                <span>Rename</span>
                <span className="ui-visually-hidden">{` ${label}`}</span>
              </RowButton>
              <RowButton busy={busy} onClick={() => run('delete_passkey', { id }, 'The passkey is deleted.')}>
                <span>Delete</span>
                <span className="ui-visually-hidden">{` ${label}`}</span>
              </RowButton>
            </RowActions>
            {renaming === id && (
              <RowForm onSubmit={(event) => rename(event, id)}>
                <FormCell>
                  <SmallField
                    id="passkey-label"
                    name="label"
                    label="Name"
                    defaultValue={label}
                    maxLength={100}
                    autoFocus
                  />
                </FormCell>
                <LineButton type="submit" kind="primary" busy={busy}>
                  Save
                </LineButton>
                <LineButton onClick={() => setRenaming('')}>Cancel</LineButton>
              </RowForm>
            )}
          </ListRow>
        ))}
      </List>
      <Button onClick={enrol} busy={enrolling} busyLabel="Waiting for your device …">
        Make a passkey on this device
      </Button>
      <ActionStatus outcome={outcome} />
    </>
  )
}
