import type { WiringSession } from '@wiring/session/session'
import type { ComponentType } from 'react'

interface WizardStep {
  Screen: ComponentType
  preload?: () => Promise<unknown>
  forget: (sessionId: string) => Promise<void> | void
  storedScreen?: (session: Pick<WiringSession, 'session_id' | 'survey_version'>) => number | null
}

export type WizardSteps = readonly [WizardStep, WizardStep, WizardStep, WizardStep]

export async function forgetSession(steps: WizardSteps, sessionId: string): Promise<void> {
  await Promise.all(steps.map(({ forget }) => forget(sessionId)))
}

export async function leaveDeletedSession(steps: WizardSteps, sessionId: string): Promise<void> {
  await forgetSession(steps, sessionId)
  location.replace('/wiring/delete?done')
}
