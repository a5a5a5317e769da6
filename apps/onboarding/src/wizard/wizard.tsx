'use client'

import type { SupabaseAddress } from '@wiring/session/call-function'
import type { WiringSession } from '@wiring/session/session'
import type { WizardTexts } from '@wiring/session/wizard-texts'
import { markHydrated } from '@wiring/ui/early-press'
import { dismissErrors } from '@wiring/ui/toast'
import { useEffect, useMemo, useReducer, useState } from 'react'
import type { MapStatus } from '../session/map-status.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { forgetSession, type WizardSteps } from './step.ts'
import { StepRail } from './step-rail.tsx'
import { StepScreen } from './step-screen.tsx'
import { surveyScreenAtLoad, useHistory } from './use-history.ts'
import { useSessionSync } from './use-session-sync.ts'
import { WizardContext } from './wizard-context.ts'
import { openWizard, stepNames, welcomeScreen, wizardReducer } from './wizard-state.ts'

export interface WizardProps {
  session: WiringSession
  map: MapStatus | null
  supabase: SupabaseAddress
  siteUrl: string
  texts: WizardTexts
  steps: WizardSteps
}

export function Wizard({ session: loaded, map, supabase, siteUrl, texts, steps }: WizardProps) {
  const [state, dispatch] = useReducer(wizardReducer, loaded, openWizard)
  const [isPersisted, setPersisted] = useState(true)
  const { session, view, viewChanges, filledFields } = state
  const go = useHistory(state, dispatch)
  useSessionSync(session.session_id, steps, dispatch)

  useEffect(markHydrated, [])

  useEffect(() => {
    const pinned = { session_id: loaded.session_id, survey_version: loaded.survey_version }
    const screen = surveyScreenAtLoad() ?? steps[0].storedScreen?.(pinned) ?? welcomeScreen
    dispatch({ type: 'hydrated', hash: location.hash, screen })
  }, [loaded.session_id, loaded.survey_version, steps])

  useEffect(() => {
    if (session.wiring_complete) void forgetSession(steps, session.session_id)
  }, [session.wiring_complete, session.session_id, steps])

  useEffect(() => {
    document.title = `Step ${view.step} of 4 – ${stepNames[view.step - 1]} · ${texts.brand}`
    dismissErrors()
  }, [view.step, texts.brand])

  const context = useMemo(
    () => ({
      session,
      map,
      view,
      viewChanges,
      filledFields,
      supabase,
      siteUrl,
      texts,
      steps,
      dispatch,
      go,
      setPersisted,
    }),
    [session, map, view, viewChanges, filledFields, supabase, siteUrl, texts, steps, go],
  )
  return (
    <WizardContext value={context}>
      <OfflineBanner />
      <div className="wizard">
        <StepRail isPersisted={isPersisted} />
        <div className="panel">
          <main className="panel-main" id="main" tabIndex={-1}>
            <StepScreen step={view.step} steps={steps} />
          </main>
          <Sidebar />
        </div>
      </div>
    </WizardContext>
  )
}
