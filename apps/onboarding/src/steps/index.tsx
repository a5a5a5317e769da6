'use client'

import { type ComponentType, lazy } from 'react'
import { chunkLoaded, reloadOnce } from '../device/reload-once.ts'
import { forgetSession, type StepCode } from '../wizard/step.ts'
import { Wizard, type WizardProps } from '../wizard/wizard.tsx'
import { steps } from './steps.tsx'
import { answeredHere, screenAtLoad } from './survey/survey-draft.ts'
import SurveyStep from './survey/survey-step.tsx'

/**
 * Apart from the list, which the server reads for titles: with the screens in reach of it, all of them came
 * with the page (43 KB). Only the first step's code does.
 */
const code: Record<(typeof steps)[number]['folder'], StepCode> = {
  survey: { Screen: SurveyStep, screenAtLoad, halfAnswers: answeredHere },
  prompt: lazyScreen(() => import('./prompt/prompt-step.tsx')),
  visuals: {
    ...lazyScreen(() => import('./visuals/visuals-step.tsx')),
    forget: async (sessionId) => {
      const pictures = await import('./visuals/queue/device-pictures.ts').catch(() => null)
      await pictures?.deletePictures(sessionId)
    },
  },
  complete: lazyScreen(() => import('./complete/complete-step.tsx')),
}

const wizardSteps = steps.map((facts) => ({ ...facts, ...code[facts.folder] }))

export const forgetDevice = (sessionId: string): Promise<void> => forgetSession(wizardSteps, sessionId)

export function Onboarding(props: Omit<WizardProps, 'steps'>) {
  return <Wizard {...props} steps={wizardSteps} />
}

type ScreenModule = { default: ComponentType }

function lazyScreen(load: () => Promise<ScreenModule>): StepCode {
  const arrived = (module: ScreenModule) => {
    chunkLoaded()
    return module
  }
  const Screen = lazy(() => load().then(arrived, reloadOnce))
  const preload = () => load().catch(() => undefined)
  return { Screen, preload }
}
