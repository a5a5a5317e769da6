import type { WiringSession } from '@wiring/session/session'
import type { ComponentType } from 'react'

interface WizardStep {
  readonly Screen: ComponentType
  /** Fetches the step's code before it is opened. Never fails. */
  readonly preload?: () => Promise<unknown>
  /** Deletes what the step stored on this device. Never fails. */
  readonly forget: (sessionId: string) => Promise<void> | void
  /** The screen at which the step was left on this device; `null` when nothing is stored. */
  readonly storedScreen?: (session: Pick<WiringSession, 'session_id' | 'survey_version'>) => number | null
}

export type WizardSteps = readonly [WizardStep, WizardStep, WizardStep, WizardStep]

/** Deletes all that the steps stored of a session on this device. Never fails. */
export async function forgetSession(steps: WizardSteps, sessionId: string): Promise<void> {
  await Promise.all(steps.map(({ forget }) => forget(sessionId)))
}

/** Leaves a deleted session with nothing of it left on this device. */
export async function leaveDeleted(steps: WizardSteps, sessionId: string): Promise<void> {
  await forgetSession(steps, sessionId)
  location.replace('/wiring/delete?done')
}
