'use client'

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import {
  hashOf,
  stepOfHash,
  type WizardAction,
  type WizardState,
  type WizardView,
  welcomeScreen,
} from './wizard-state.ts'

function viewOf(state: unknown): WizardView | null {
  if (typeof state !== 'object' || state === null || !('wizard' in state)) return null
  const view = state.wizard
  if (typeof view !== 'object' || view === null || !('step' in view && 'screen' in view)) return null
  const { step, screen } = view
  return typeof step === 'number' && typeof screen === 'number' ? { step, screen } : null
}

/** Read at load, before the router overwrites it. */
const viewAtLoad = typeof window === 'undefined' ? null : viewOf(window.history.state)

export const screenAtLoad = (step: number): number | null =>
  viewAtLoad?.step === step ? viewAtLoad.screen : null

/** The entry's state holds the view: no URL reveals the open question. */
export function useHistory(state: WizardState, dispatch: (action: WizardAction) => void) {
  const { steps, view, session, hydrated } = state
  const shown = useRef<WizardView | null>(null)

  // A layout effect, so that Back at once skips no screen.
  useLayoutEffect(() => {
    if (!hydrated) return
    const previous = shown.current
    const entry = { ...window.history.state, wizard: view }
    const url = `${location.pathname}${location.search}${hashOf(steps, view.step)}`
    if (previous === null) window.history.replaceState(entry, '', url)
    else if (previous.step !== view.step || previous.screen !== view.screen)
      window.history.pushState(entry, '', url)
    shown.current = view
  }, [hydrated, view, steps])

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const linked = stepOfHash(steps, location.hash)
      const target = viewOf(event.state) ?? (linked === null ? null : { step: linked, screen: welcomeScreen })
      if (target === null || steps[target.step - 1] === undefined) return
      // The history entry exists already.
      shown.current = target
      dispatch({ type: 'navigated', view: target })
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [dispatch, steps])

  useEffect(() => {
    if (session.wiring_complete)
      window.history.replaceState(window.history.state, '', location.pathname + location.search)
  }, [session.wiring_complete])

  return useCallback((target: WizardView) => dispatch({ type: 'navigated', view: target }), [dispatch])
}
