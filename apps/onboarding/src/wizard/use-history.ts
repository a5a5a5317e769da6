'use client'

import { furthestStep } from '@wiring/session/steps'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type View, type WizardAction, type WizardState, welcomeScreen } from './wizard-state.ts'

const fragments = { 2: '#json', 3: '#images', 4: '' } as const

/** `#json` and `#images` stand in mails and bookmarks. */
const fragmentOf = (view: View) => (view.step === 1 ? '' : fragments[view.step])

const addressOf = (view: View) => `${location.pathname}${location.search}${fragmentOf(view)}`

function viewOf(state: unknown): View | null {
  if (typeof state !== 'object' || state === null || !('wizard' in state)) return null
  const view = state.wizard
  if (typeof view !== 'object' || view === null || !('step' in view && 'screen' in view)) return null
  const { step, screen } = view
  if (step !== 1 && step !== 2 && step !== 3 && step !== 4) return null
  return typeof screen === 'number' ? { step, screen } : null
}

/** Read at load, before the router overwrites it. */
const leftAt = typeof window === 'undefined' ? null : viewOf(window.history.state)

/** The survey screen before a reload; `null` for a new history entry. */
export const screenLeft = (): number | null => (leftAt?.step === 1 ? leftAt.screen : null)

/** Entries carry the view, so no URL reveals the open question. */
export function useHistory(state: WizardState, dispatch: (action: WizardAction) => void) {
  const { view, session, hydrated } = state
  const shown = useRef<View | null>(null)

  // In the layout effect: Back right after a screen appears must not skip one.
  useLayoutEffect(() => {
    if (!hydrated) return
    const last = shown.current
    const entry = { ...window.history.state, wizard: view }
    if (last === null) window.history.replaceState(entry, '', addressOf(view))
    else if (last.step !== view.step || last.screen !== view.screen)
      window.history.pushState(entry, '', addressOf(view))
    shown.current = view
  }, [hydrated, view])

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const wanted = viewOf(event.state) ?? typed(location.hash)
      if (wanted === null) return
      // The entry exists: the effect above must not push it.
      shown.current = wanted
      dispatch({ type: 'navigated', view: wanted })
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [dispatch])

  const furthest = furthestStep(session)
  useEffect(() => {
    // A completed step must not stay in the URL.
    if (furthest === 4 && session.wiring_complete)
      window.history.replaceState(window.history.state, '', location.pathname + location.search)
  }, [furthest, session.wiring_complete])

  return useCallback((wanted: View) => dispatch({ type: 'navigated', view: wanted }), [dispatch])
}

function typed(hash: string): View | null {
  if (hash === '#json') return { step: 2, screen: welcomeScreen }
  return hash === '#images' ? { step: 3, screen: welcomeScreen } : null
}
