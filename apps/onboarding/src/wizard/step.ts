import type { WiringSession } from '@wiring/contract/session'
import type { ComponentType } from 'react'
import { removeItems } from '../device/device-store.ts'

interface WizardStep {
  Screen: ComponentType
  preload?: () => Promise<unknown>
  /** What it keeps outside the device store. */
  forget?: (sessionId: string) => Promise<void>
  screenAtLoad?: (session: WiringSession, place: number | null) => ScreenAtLoad
}

/** `answersLost`: the place was further on than the answers that are left. */
export interface ScreenAtLoad {
  screen: number
  answersLost: boolean
}

export type WizardSteps = readonly [WizardStep, WizardStep, WizardStep, WizardStep]

export async function forgetSession(steps: WizardSteps, sessionId: string): Promise<void> {
  removeItems(sessionId)
  await Promise.all(steps.map(({ forget }) => forget?.(sessionId)))
}

export async function leaveDeletedSession(steps: WizardSteps, sessionId: string): Promise<void> {
  await forgetSession(steps, sessionId)
  location.replace('/wiring/delete?done')
}
