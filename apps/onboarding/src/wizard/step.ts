import type { WiringSession } from '@wiring/contract/session'
import { forgetFirstAnswer } from '@wiring/session/first-answer'
import type { SurveyDraft } from '@wiring/session/questions'
import type { ComponentType } from 'react'
import { removeItems } from '../device/device-store.ts'

type StepFlag = {
  [Field in keyof WiringSession]-?: WiringSession[Field] extends boolean ? Field : never
}[keyof WiringSession]

/** What server and browser know of a step. */
export interface StepFacts {
  folder: string
  name: string
  /** Set by the update that completes the step, and never unset. */
  flag: StepFlag
  /** Of a URL that opens this step once those before it are done. */
  hash?: `#${string}`
  /** Screens of their own, between the welcome and the thanks. */
  questions?: number
  /** What is stored once the step is done; `null` for nothing. */
  receipt: (session: WiringSession) => string | null
  input?: MapInput
  /** The code that a phone reads opens this one. */
  isForPhone?: true
  /** Its screen says where the mail goes. */
  showsAddress?: true
}

export interface StepCode {
  Screen: ComponentType
  preload?: () => Promise<unknown>
  screenAtLoad?: (session: WiringSession, place: number | null) => ScreenAtLoad
  /** What is on this device and on no other, as the function takes it; empty for nothing. */
  halfAnswers?: (session: WiringSession) => SurveyDraft
  /** What it keeps outside the device store. */
  forget?: (sessionId: string) => Promise<void>
}

interface SummaryProps {
  session: WiringSession
  filledFields: readonly string[]
}

/** What the map is made from. */
interface MapInput {
  name: string
  color: 'red' | 'ink' | 'yellow'
  Summary: ComponentType<SummaryProps>
}

/** `answersLost`: the place was further on than the answers that are left. */
export interface ScreenAtLoad {
  screen: number
  answersLost: boolean
}

export type Steps = readonly StepFacts[]
export type WizardSteps = readonly (StepFacts & StepCode)[]

export const inputsOf = (steps: Steps) =>
  steps.flatMap(({ flag, input }) => (input === undefined ? [] : [{ flag, ...input }]))

export async function forgetSession(steps: WizardSteps, sessionId: string): Promise<void> {
  removeItems(sessionId)
  forgetFirstAnswer()
  await Promise.all(steps.map(({ forget }) => forget?.(sessionId)))
}

export async function leaveDeletedSession(steps: WizardSteps, sessionId: string): Promise<void> {
  await forgetSession(steps, sessionId)
  location.replace('/wiring/delete?done')
}
