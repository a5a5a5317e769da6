import type { WiringSession } from '@wiring/session/session'
import type { ComponentType } from 'react'

interface WizardStep {
  Screen: ComponentType
  /** Fetches the code ahead. Never fails. */
  preload?: () => Promise<unknown>
  /** Deletes what the step stored on this device. Never fails. */
  forget: (sessionId: string) => Promise<void> | void
  /** Where the step was left on this device; `null` when nothing is stored. */
  storedScreen?: (session: Pick<WiringSession, 'session_id' | 'survey_version'>) => number | null
}

export type WizardSteps = readonly [WizardStep, WizardStep, WizardStep, WizardStep]

/** Never fails. */
export async function forgetSession(steps: WizardSteps, sessionId: string): Promise<void> {
  await Promise.all(steps.map(({ forget }) => forget(sessionId)))
}

export async function leaveDeleted(steps: WizardSteps, sessionId: string): Promise<void> {
  await forgetSession(steps, sessionId)
  location.replace('/wiring/delete?done')
}
