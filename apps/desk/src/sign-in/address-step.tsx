'use client'

import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { cleanAddress } from '@wiring/session/email'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { Label } from '@wiring/ui/label'
import { useTypedEarly } from '@wiring/ui/typed-early'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { authenticateWithPasskey } from './passkey.ts'
import { postSignIn } from './post-sign-in.ts'
import { refusalText } from './sign-in-texts.ts'

interface AddressStepProps {
  address: string
  onSignedIn: () => void
  onCodeSent: (address: string) => void
}

export function AddressStep({ address, onSignedIn, onCodeSent }: AddressStepProps) {
  const [passkeys, setPasskeys] = useState(true)
  const [busy, setBusy] = useState<'passkey' | 'code' | null>(null)
  const [passkeyError, setPasskeyError] = useState('')
  const [addressError, setAddressError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly('email', form)
  useEffect(() => setPasskeys(browserSupportsWebAuthn()), [])

  async function signIn() {
    if (busy !== null) return
    setBusy('passkey')
    setPasskeyError('')
    const answer = await authenticateWithPasskey('sign_in')
    if (answer.status === 'signed_in') return onSignedIn()
    setBusy(null)
    setPasskeyError('text' in answer ? answer.text : refusalText(answer))
  }

  async function sendCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy !== null) return
    const sent = event.currentTarget
    const email = cleanAddress(String(new FormData(sent).get('email')))
    setBusy('code')
    const answer = await postSignIn({ action: 'request_code', email })
    setBusy(null)
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
          <Button
            kind="primary"
            onClick={signIn}
            busy={busy === 'passkey'}
            busyLabel="Waiting for your device …"
          >
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
        <Button
          type="submit"
          kind={passkeys ? 'secondary' : 'primary'}
          busy={busy === 'code'}
          busyLabel="Sending …"
        >
          Mail me a code
        </Button>
      </form>
    </>
  )
}
