'use client'

import { addressRefusal, cleanAddress, parseEmail } from '@wiring/session/email'
import { messages, plainText } from '@wiring/session/messages'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { OpenDialog } from '@wiring/ui/open-dialog'
import { type SubmitEvent, useRef, useState } from 'react'
import { broadcastSession } from '../other-tabs.ts'
import { useWizard } from '../wizard-context.ts'
import { callSessionAddress } from './call-session-address.ts'

export interface AddressDialogProps {
  onClose: () => void
  onChanged: () => void
}

export default function AddressDialog({ onClose, onChanged }: AddressDialogProps) {
  const { session, supabase, dispatch } = useWizard()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const showError = (message: string) => {
    setError(message)
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const address = cleanAddress(typed)
    if (address === '') return showError(plainText(messages.emailRequired))
    if (parseEmail(address) === null) return showError(addressRefusal(address))
    setTyped(address)
    setBusy(true)
    setError('')
    const answer = await callSessionAddress(supabase, session.session_id, address)
    setBusy(false)
    if ('error' in answer) return showError(answer.error)
    const updated = { ...session, email: answer.email, mail_problem: null }
    dispatch({ type: 'synced', session: updated })
    broadcastSession(updated)
    onChanged()
  }
  return (
    <OpenDialog id="change-address" title="Change the address" titleSize="3" onClose={onClose}>
      <p>
        The map and every mail before it go to the new address. The old one gets one last mail that says so
        and does not name the new one.
      </p>
      {session.wiring_complete && (
        <p>The map is mailed a day after the change at the earliest, so that the old address can object.</p>
      )}
      <form className="address-form" ref={form} onSubmit={submit} noValidate>
        <Field
          id="new-address"
          label="New email address"
          type="email"
          required
          autoComplete="email"
          value={typed}
          readOnly={busy}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="screen-actions">
          <Button kind="primary" type="submit" busy={busy} busyLabel="Changing...">
            Change the address
          </Button>
          <Button onClick={onClose}>Keep the old one</Button>
        </div>
      </form>
    </OpenDialog>
  )
}
