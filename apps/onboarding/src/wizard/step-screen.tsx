'use client'

import type { Step } from '@wiring/session/steps'
import { Suspense, useEffect, useState } from 'react'
import { preloadSchemas } from '../session/parse-session.ts'
import type { WizardSteps } from './step.ts'

/** The next step's code is fetched while this one is read. */
export function StepScreen({ step, steps }: { step: Step; steps: WizardSteps }) {
  const { Screen } = steps[step - 1] ?? steps[0]
  const [served] = useState(step)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // On a slow line the first screen comes first.
    const soon = () => {
      timer = setTimeout(() => {
        void preloadSchemas()
        void steps.at(step)?.preload?.()
      }, 3_000)
    }
    if (document.readyState === 'complete') soon()
    else window.addEventListener('load', soon, { once: true })
    return () => {
      window.removeEventListener('load', soon)
      clearTimeout(timer)
    }
  }, [step, steps])
  // In a boundary React would send it hidden, for a script to show: page and styles exceed its 12.8 KB.
  if (step === served) return <Screen />
  return (
    <Suspense fallback={<div className="screen screen-coming" />}>
      <Screen />
    </Suspense>
  )
}
