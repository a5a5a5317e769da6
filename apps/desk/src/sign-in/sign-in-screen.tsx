'use client'

import { markHydrated } from '@wiring/ui/early-press'
import { useEffect, useState } from 'react'
import { AddressStep } from './address-step.tsx'
import { CodeStep } from './code-step.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import type { SignInResult } from './post-sign-in.ts'
import { SignInFrame } from './sign-in-frame.ts'

const steps = ['address', 'code', 'passkey'] as const
type Step = (typeof steps)[number]

interface SignInScreenProps {
  next: string
  first: Step
  isLoopback: boolean
  notice: string
}

export function SignInScreen({ next, first, isLoopback, notice }: SignInScreenProps) {
  const [step, setStep] = useState<Step>(first)
  const [address, setAddress] = useState('')
  const [recovery, setRecovery] = useState(false)
  const enter = () => window.location.assign(next)

  useEffect(markHydrated, [])

  // A mailed link arrives without the `SameSite=Strict` cookie, also when signed in.
  useEffect(() => {
    if (first !== 'address') return
    fetch('/api/sign-in', { cache: 'no-store' })
      .then((response) => response.json())
      .then(({ status }) => status === 'ok' && window.location.replace(next))
      .catch(() => undefined)
  }, [first, next])

  function signedIn(answer: SignInResult) {
    if (answer.status !== 'signed_in') return
    setRecovery(answer.passkeys > 0)
    setStep('passkey')
  }

  return (
    <SignInFrame>
      <ol className="rail" aria-label="Steps">
        {steps.map((name, at) => (
          <li
            key={name}
            aria-current={name === step ? 'step' : undefined}
            data-done={at < steps.indexOf(step)}
          >
            <i aria-hidden="true" />
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <section className="sheet">
        {notice && step === first && <p className="notice">{notice}</p>}
        {step === 'address' && (
          <AddressStep
            address={address}
            onSignedIn={enter}
            onCodeSent={(email) => {
              setAddress(email)
              setStep('code')
            }}
          />
        )}
        {step === 'code' && (
          <CodeStep address={address} onSignedIn={signedIn} onOtherAddress={() => setStep('address')} />
        )}
        {step === 'passkey' && (
          <PasskeyStep optional={isLoopback && first !== 'passkey'} recovery={recovery} onDone={enter} />
        )}
      </section>
    </SignInFrame>
  )
}
