'use client'

import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type FormEvent, useEffect, useState } from 'react'
import { Problem } from '../parts/problem.styles.ts'
import { cancelPasskey, enrolPasskey } from './passkey.ts'
import { Form, LargeButton, LargeField, OtherWay, OtherWays, Title } from './sign-in.styles.ts'
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
      <Title>{recovery ? 'Make a new passkey' : 'Make a passkey'}</Title>
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
      <Form onSubmit={enrol}>
        <LargeField
          id="label"
          label="Name of this device"
          value={label}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setLabel(target.value)}
        />
        <LargeButton type="submit" kind="primary" busy={busy} busyLabel="Waiting for your device …" autoFocus>
          Make a passkey
        </LargeButton>
        <Problem role="alert">{error}</Problem>
      </Form>
      {optional && (
        <OtherWays>
          <OtherWay kind="quiet" onClick={onDone}>
            Not now
          </OtherWay>
        </OtherWays>
      )}
    </>
  )
}
