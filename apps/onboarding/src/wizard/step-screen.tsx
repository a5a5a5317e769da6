'use client'

import { Suspense, useEffect, useState } from 'react'
import { preloadSchemas } from '../session/session-client.ts'
import type { WizardSteps } from './step.ts'

export function StepScreen({ step, steps }: { step: number; steps: WizardSteps }) {
  const Screen = steps[step - 1]?.Screen
  const [firstStep] = useState(step)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const preloadNext = () => {
      timer = setTimeout(() => {
        void preloadSchemas()
        void steps.at(step)?.preload?.()
      }, 3_000)
    }
    if (document.readyState === 'complete') preloadNext()
    else window.addEventListener('load', preloadNext, { once: true })
    return () => {
      window.removeEventListener('load', preloadNext)
      clearTimeout(timer)
    }
  }, [step, steps])
  if (Screen === undefined) return null
  // Without Suspense, which would send a page over 12.8 KB hidden.
  if (step === firstStep) return <Screen />
  return (
    <Suspense fallback={<div className="screen screen-coming" />}>
      <Screen />
    </Suspense>
  )
}
