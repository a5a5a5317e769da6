'use client'

import type { SupabaseAddress } from '@wiring/session/call-function'
import type { WiringSession } from '@wiring/session/session'
import type { WizardTexts } from '@wiring/session/wizard-texts'
import { createContext, useContext } from 'react'
import type { MapStatus } from '../session/map-status.ts'
import type { WizardSteps } from './step.ts'
import type { View, WizardAction } from './wizard-state.ts'

export interface WizardContextValue {
  readonly session: WiringSession
  /** As of page load; `null` for an unfinished session or without an answer. */
  readonly map: MapStatus | null
  readonly view: View
  /** See `WizardState.filled`. */
  readonly filled: readonly string[]
  /** See `WizardState.moves`. */
  readonly moves: number
  readonly supabase: SupabaseAddress
  readonly siteUrl: string
  readonly texts: WizardTexts
  readonly steps: WizardSteps
  readonly dispatch: (action: WizardAction) => void
  readonly go: (view: View) => void
  readonly noteStored: (outlives: boolean) => void
}

export const WizardContext = createContext<WizardContextValue | null>(null)

/** Throws outside the wizard. */
export function useWizard(): WizardContextValue {
  const value = useContext(WizardContext)
  if (value === null) throw new Error('useWizard is for components inside <Wizard>')
  return value
}
