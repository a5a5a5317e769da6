'use client'

import { Suspense, useEffect, useState } from 'react'
import { preloadSchemas } from '../session/session-client.ts'
import type { WizardSteps } from './step.ts'
import type { Step } from './wizard-state.ts'

export function StepScreen({ step, steps }: { step: Step; steps: WizardSteps }) {
  const { Screen } = steps[step - 1] ?? steps[0]
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
  // Without Suspense, which would send a page over 12.8 KB hidden.
  if (step === firstStep) return <Screen />
  return (
    <Suspense fallback={<div className="screen screen-coming" />}>
      <Screen />
    </Suspense>
  )
}
