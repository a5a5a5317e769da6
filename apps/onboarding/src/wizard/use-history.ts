'use client'

import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import {
  furthestStep,
  hashOf,
  stepOfHash,
  type View,
  type WizardAction,
  type WizardState,
  welcomeScreen,
} from './wizard-state.ts'

const urlOf = (view: View) => `${location.pathname}${location.search}${hashOf(view.step)}`

function viewOf(state: unknown): View | null {
  if (typeof state !== 'object' || state === null || !('wizard' in state)) return null
  const view = state.wizard
  if (typeof view !== 'object' || view === null || !('step' in view && 'screen' in view)) return null
  const { step, screen } = view
  if (step !== 1 && step !== 2 && step !== 3 && step !== 4) return null
  return typeof screen === 'number' ? { step, screen } : null
}

/** Read at load, before the router overwrites it. */
const viewAtLoad = typeof window === 'undefined' ? null : viewOf(window.history.state)

export const surveyScreenAtLoad = (): number | null => (viewAtLoad?.step === 1 ? viewAtLoad.screen : null)

/** The entry's state holds the view: no URL reveals the open question. */
export function useHistory(state: WizardState, dispatch: (action: WizardAction) => void) {
  const { view, session, hydrated } = state
  const shown = useRef<View | null>(null)

  // A layout effect, so that Back at once skips no screen.
  useLayoutEffect(() => {
    if (!hydrated) return
    const previous = shown.current
    const entry = { ...window.history.state, wizard: view }
    if (previous === null) window.history.replaceState(entry, '', urlOf(view))
    else if (previous.step !== view.step || previous.screen !== view.screen)
      window.history.pushState(entry, '', urlOf(view))
    shown.current = view
  }, [hydrated, view])

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const target = viewOf(event.state) ?? viewOfHash(location.hash)
      if (target === null) return
      // The history entry exists already.
      shown.current = target
      dispatch({ type: 'navigated', view: target })
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [dispatch])

  const furthest = furthestStep(session)
  useEffect(() => {
    if (furthest === 4 && session.wiring_complete)
      window.history.replaceState(window.history.state, '', location.pathname + location.search)
  }, [furthest, session.wiring_complete])

  return useCallback((target: View) => dispatch({ type: 'navigated', view: target }), [dispatch])
}

function viewOfHash(hash: string): View | null {
  const step = stepOfHash(hash)
  return step && { step, screen: welcomeScreen }
}
