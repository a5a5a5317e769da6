'use client'

import type { SupabaseAddress } from '@wiring/contract/call'
import type { WiringSession } from '@wiring/contract/session'
import type { Bends } from '@wiring/map/drawing/bends'
import type { WizardTexts } from '@wiring/session/wizard-texts'
import { markHydrated } from '@wiring/ui/early-press'
import { dismissErrors } from '@wiring/ui/toast'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { canStore, removeLeftItems } from '../device/device-store.ts'
import type { MapStatus } from '../session/map-status.ts'
import { MailProblem } from './address/mail-problem.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { forgetSession, type WizardSteps } from './step.ts'
import { StepRail } from './step-rail.tsx'
import { StepScreen } from './step-screen.tsx'
import { screenAtLoad, useHistory } from './use-history.ts'
import { useSessionSync } from './use-session-sync.ts'
import { WizardContext } from './wizard-context.ts'
import { openWizard, startStep, titleOf, welcomeScreen, wizardReducer } from './wizard-state.ts'

export interface WizardProps {
  session: WiringSession
  map: MapStatus | null
  bends: Bends
  supabase: SupabaseAddress
  siteUrl: string
  texts: WizardTexts
  steps: WizardSteps
}

export function Wizard({ session: loaded, map, bends, supabase, siteUrl, texts, steps }: WizardProps) {
  const [state, dispatch] = useReducer(wizardReducer, loaded, (session) => openWizard(steps, session))
  const [atLoad] = useState(loaded)
  const [isPersisted, setPersisted] = useState(true)
  const { session, view, viewChanges, filledFields, choices, answersLost } = state
  const go = useHistory(state, dispatch)
  useSessionSync(session.session_id, steps, dispatch)

  useEffect(markHydrated, [])

  useEffect(() => {
    removeLeftItems(atLoad.session_id)
    setPersisted(canStore())
    const step = startStep(steps, atLoad, location.hash)
    const opened = steps[step - 1]?.screenAtLoad?.(atLoad, screenAtLoad(step))
    const { screen = welcomeScreen, answersLost = false } = opened ?? {}
    dispatch({ type: 'hydrated', view: { step, screen }, answersLost })
  }, [atLoad, steps])

  useEffect(() => {
    if (session.wiring_complete) void forgetSession(steps, session.session_id)
  }, [session.wiring_complete, session.session_id, steps])

  useEffect(() => {
    document.title = `${titleOf(steps, view.step)} · ${texts.brand}`
    dismissErrors()
  }, [view.step, steps, texts.brand])

  const context = useMemo(
    () => ({
      session,
      map,
      view,
      viewChanges,
      answersLost,
      isPersisted,
      filledFields,
      choices,
      bends,
      supabase,
      siteUrl,
      texts,
      steps,
      dispatch,
      go,
      setPersisted,
    }),
    [
      session,
      map,
      view,
      viewChanges,
      answersLost,
      isPersisted,
      filledFields,
      choices,
      bends,
      supabase,
      siteUrl,
      texts,
      steps,
      go,
    ],
  )
  return (
    <WizardContext value={context}>
      <OfflineBanner />
      <MailProblem />
      <div className="wizard">
        <StepRail />
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
