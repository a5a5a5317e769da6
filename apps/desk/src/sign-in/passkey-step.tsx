'use client'

import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type FormEvent, useEffect, useState } from 'react'
import { cancelPasskey, enrolPasskey } from './passkey.ts'
import { deviceName, refusalText } from './sign-in-texts.ts'

interface PasskeyStepProps {
  optional: boolean
  /** Signed in with a code despite having passkeys. */
  recovery: boolean
  onDone: () => void
}

export function PasskeyStep({ optional, recovery, onDone }: PasskeyStepProps) {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [label, setLabel] = useState('')
  useEffect(() => cancelPasskey, [])
  useEffect(() => {
    setLabel(deviceName(navigator.userAgent))
    if (!browserSupportsWebAuthn())
      setError('This browser has no passkeys. Open the desk in another one, or on your phone.')
  }, [])

  async function enrol(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setError('')
    const answer = await enrolPasskey(label.trim().slice(0, 100))
    if (answer.status === 'enrolled') return onDone()
    if (answer.status === 'cancelled') return
    setBusy(false)
    setError('text' in answer ? answer.text : refusalText(answer))
  }

  return (
    <>
      <h1>{recovery ? 'Make a new passkey' : 'Make a passkey'}</h1>
      <p>
        Your fingerprint, face or PIN on this device. From now on it signs you in by itself, without a mail
        <span>{optional ? '.' : ', and nothing at the desk opens without it.'}</span>
      </p>
      {recovery && (
        <p>
          You have a passkey and came with a code, so every operator gets a mail about it. Delete a lost one
          under Operators afterwards.
        </p>
      )}
      <form onSubmit={enrol}>
        <Field
          id="label"
          label="Name of this device"
          value={label}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setLabel(target.value)}
        />
        <Button type="submit" kind="primary" busy={busy} busyLabel="Waiting for your device …" autoFocus>
          Make a passkey
        </Button>
        <p role="alert" className="problem">
          {error}
        </p>
      </form>
      {optional && (
        <div className="others">
          <Button kind="quiet" onClick={onDone}>
            Not now
          </Button>
        </div>
      )}
    </>
  )
}
