'use client'

import type { SupabaseAddress } from '@wiring/contract/call'
import type { WiringSession } from '@wiring/contract/session'
import type { Bends } from '@wiring/map/drawing/bends'
import type { Choices } from '@wiring/map/drawing/own-line'
import type { WizardTexts } from '@wiring/session/wizard-texts'
import { createContext, useContext } from 'react'
import type { MapStatus } from '../session/map-status.ts'
import type { WizardSteps } from './step.ts'
import type { WizardAction, WizardView } from './wizard-state.ts'

export interface WizardContextValue {
  session: WiringSession
  /** As of page load. */
  map: MapStatus | null
  view: WizardView
  filledFields: readonly string[]
  choices: Choices
  bends: Bends
  viewChanges: number
  answersLost: boolean
  /** False where the browser stores nothing. */
  isPersisted: boolean
  supabase: SupabaseAddress
  siteUrl: string
  texts: WizardTexts
  steps: WizardSteps
  dispatch: (action: WizardAction) => void
  go: (view: WizardView) => void
  setPersisted: (isPersisted: boolean) => void
}

export const WizardContext = createContext<WizardContextValue | null>(null)

export function useWizard(): WizardContextValue {
  const value = useContext(WizardContext)
  if (value === null) throw new Error('useWizard is for components inside <Wizard>')
  return value
}
