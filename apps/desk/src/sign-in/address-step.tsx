'use client'

import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { cleanAddress } from '@wiring/session/email'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { Label } from '@wiring/ui/label'
import { useTypedEarly } from '@wiring/ui/typed-early'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { authenticateWithPasskey, cancelPasskey } from './passkey.ts'
import { postSignIn } from './post-sign-in.ts'
import { refusalText } from './sign-in-texts.ts'

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
      <Label as="p" className="who">
        Desk · people of the studio
      </Label>
      <h1>Sign in</h1>
      {passkeys && (
        <div className="way">
          <Button kind="primary" onClick={signIn} busy={waiting} busyLabel="Waiting for your device …">
            Use a passkey
          </Button>
          <p role="alert" className="problem">
            {passkeyError}
          </p>
        </div>
      )}
      <form className="way" onSubmit={sendCode} noValidate ref={form}>
        <p className="way-when">
          {passkeys ? 'First time here, or no passkey at hand?' : 'This browser has no passkeys.'}
        </p>
        <Field
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
        <Button type="submit" kind={passkeys ? 'secondary' : 'primary'} busy={sending} busyLabel="Sending …">
          Mail me a code
        </Button>
      </form>
    </>
  )
}
