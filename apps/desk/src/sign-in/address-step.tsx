'use client'

import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { cleanAddress } from '@wiring/session/email'
import { useTypedEarly } from '@wiring/ui/typed-early'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Problem } from '../parts/problem.styles.ts'
import { authenticateWithPasskey, cancelPasskey } from './passkey.ts'
import { postSignIn } from './post-sign-in.ts'
import { Form, LargeButton, LargeField, Title, Way } from './sign-in.styles.ts'
import { refusalText } from './sign-in-texts.ts'

const Audience = styled.p`
  margin-bottom: calc(-1 * var(--space-3));
  color: var(--ink-2);
`

const OtherwiseText = styled.p`
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
  color: var(--ink-2);
`

interface AddressStepProps {
  address: string
  onSignedIn: () => void
  onCodeSent: (address: string) => void
}

export function AddressStep({ address, onSignedIn, onCodeSent }: AddressStepProps) {
  const [passkeys, setPasskeys] = useState(true)
  const [waiting, setWaiting] = useState(false)
  const [sending, setSending] = useState(false)
  const [passkeyError, setPasskeyError] = useState('')
  const [addressError, setAddressError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly('email', form)
  useEffect(() => setPasskeys(browserSupportsWebAuthn()), [])
  useEffect(() => cancelPasskey, [])

  async function signIn() {
    setWaiting(true)
    setPasskeyError('')
    const answer = await authenticateWithPasskey('sign_in')
    if (answer.status === 'signed_in') return onSignedIn()
    if (answer.status === 'cancelled') return
    setWaiting(false)
    setPasskeyError('text' in answer ? answer.text : refusalText(answer))
  }

  async function sendCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    cancelPasskey()
    setWaiting(false)
    const sent = event.currentTarget
    const email = cleanAddress(String(new FormData(sent).get('email')))
    setSending(true)
    const answer = await postSignIn({ action: 'request_code', email })
    setSending(false)
    if (answer.status === 'sent') return onCodeSent(email)
    setAddressError(refusalText(answer))
    sent.querySelector('input')?.focus()
  }

  return (
    <>
      <Audience className="ui-label">Desk · people of the studio</Audience>
      <Title>Sign in</Title>
      {passkeys && (
        <Way>
          <LargeButton kind="primary" onClick={signIn} busy={waiting} busyLabel="Waiting for your device …">
            Use a passkey
          </LargeButton>
          <Problem role="alert">{passkeyError}</Problem>
        </Way>
      )}
      <Form onSubmit={sendCode} noValidate ref={form}>
        <OtherwiseText>
          {passkeys ? 'First time here, or no passkey at hand?' : 'This browser has no passkeys.'}
        </OtherwiseText>
        <LargeField
          id="email"
          name="email"
          type="email"
          label="Your address"
          error={addressError}
          defaultValue={address}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          autoFocus
        />
        <LargeButton
          type="submit"
          kind={passkeys ? 'secondary' : 'primary'}
          busy={sending}
          busyLabel="Sending …"
        >
          Mail me a code
        </LargeButton>
      </Form>
    </>
  )
}
