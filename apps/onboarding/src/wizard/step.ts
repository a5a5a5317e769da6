import type { WiringSession } from '@wiring/session/session'
import type { ComponentType } from 'react'

interface WizardStep {
  Screen: ComponentType
  /** Never rejects. */
  preload?: () => Promise<unknown>
  /** Deletes what the step stored on this device. Never rejects. */
  forget: (sessionId: string) => Promise<void> | void
  /** `null` when nothing is stored on this device. */
  storedScreen?: (session: Pick<WiringSession, 'session_id' | 'survey_version'>) => number | null
}

export type WizardSteps = readonly [WizardStep, WizardStep, WizardStep, WizardStep]

/** Never rejects. */
export async function forgetSession(steps: WizardSteps, sessionId: string): Promise<void> {
  await Promise.all(steps.map(({ forget }) => forget(sessionId)))
}

export async function leaveDeletedSession(steps: WizardSteps, sessionId: string): Promise<void> {
  await forgetSession(steps, sessionId)
  location.replace('/wiring/delete?done')
}
