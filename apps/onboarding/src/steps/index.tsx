'use client'

import { type ComponentType, lazy } from 'react'
import { chunkLoaded, reloadOnce } from '../device/reload-once.ts'
import { forgetSession, type WizardSteps } from '../wizard/step.ts'
import { Wizard, type WizardProps } from '../wizard/wizard.tsx'
import { screenAtLoad } from './survey/survey-draft.ts'
import SurveyStep from './survey/survey-step.tsx'

/** Only the first step's code comes with the page. */
const steps: WizardSteps = [
  { Screen: SurveyStep, screenAtLoad },
  lazyStep(() => import('./prompt/prompt-step.tsx')),
  {
    ...lazyStep(() => import('./visuals/visuals-step.tsx')),
    forget: async (sessionId) => {
      const pictures = await import('./visuals/queue/device-pictures.ts').catch(() => null)
      await pictures?.deletePictures(sessionId)
    },
  },
  lazyStep(() => import('./complete/complete-step.tsx')),
]

export const forgetDevice = (sessionId: string): Promise<void> => forgetSession(steps, sessionId)

export function Onboarding(props: Omit<WizardProps, 'steps'>) {
  return <Wizard {...props} steps={steps} />
}

type StepModule = { default: ComponentType }

function lazyStep(load: () => Promise<StepModule>) {
  const arrived = (module: StepModule) => {
    chunkLoaded()
    return module
  }
  const Screen = lazy(() => load().then(arrived, reloadOnce))
  const preload = () => load().catch(() => undefined)
  return { Screen, preload }
}
