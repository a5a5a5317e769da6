'use client'

import type { Step } from '@wiring/session/steps'
import { Suspense, useEffect } from 'react'
import { prepareReading } from '../session/read-session.ts'
import SurveyStep from '../steps/survey/survey-step.tsx'
import { lazyStep } from './lazy-step.ts'

const PromptStep = lazyStep(() => import('../steps/prompt/prompt-step.tsx'))
const VisualsStep = lazyStep(() => import('../steps/visuals/visuals-step.tsx'))
const CompleteStep = lazyStep(() => import('../steps/complete/complete-step.tsx'))

const screens = { 1: SurveyStep, 2: PromptStep.Screen, 3: VisualsStep.Screen, 4: CompleteStep.Screen }
const following = { 1: PromptStep, 2: VisualsStep, 3: CompleteStep, 4: null }

/** The open step. Its code comes with it; the next one's is fetched while this one is being read. */
export function StepScreen({ step }: { step: Step }) {
  const Screen = screens[step]
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // Never beside what the page itself still loads: a slow line would pay for it with the first screen.
    const soon = () => {
      timer = setTimeout(() => {
        void prepareReading()
        void following[step]?.preload()
      }, 3_000)
    }
    if (document.readyState === 'complete') soon()
    else window.addEventListener('load', soon, { once: true })
    return () => {
      window.removeEventListener('load', soon)
      clearTimeout(timer)
    }
  }, [step])
  return (
    <Suspense fallback={<div className="screen screen-coming" />}>
      <Screen />
    </Suspense>
  )
}
