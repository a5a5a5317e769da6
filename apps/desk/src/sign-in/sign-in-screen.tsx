'use client'

import { markHydrated } from '@wiring/ui/early-press'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { AddressStep } from './address-step.tsx'
import { CodeStep } from './code-step.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import type { SignInResult } from './post-sign-in.ts'
import { StepRail } from './step-rail.tsx'

const Screen = styled.div`
  display: grid;
  gap: var(--space-5);
  width: min(480px, 100% - 2 * var(--edge));
  margin: clamp(24px, 11vh, 120px) auto var(--space-8);
`

const Panel = styled.section`
  display: grid;
  gap: var(--space-5);
  padding: clamp(24px, 6vw, 40px);
  border: 1px solid var(--rule);
  background: var(--sheet);
`

const Note = styled.p`
  padding: 10px 14px;
  border-left: 3px solid var(--yellow);
  background: var(--bg-2);
`

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
    <Screen>
      <StepRail steps={steps} current={step} />
      <Panel>
        {notice && step === first && <Note>{notice}</Note>}
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
      </Panel>
    </Screen>
  )
}
