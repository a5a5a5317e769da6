'use client'

import { useEffect } from 'react'
import { fetchSession } from '../session/fetch-session.ts'
import { listenToOtherTabs } from './other-tabs.ts'
import { leaveDeleted, type WizardSteps } from './step.ts'
import type { WizardAction } from './wizard-state.ts'

/** Follows other tabs at once, other devices when the page becomes visible. */
export function useSessionSync(
  sessionId: string,
  steps: WizardSteps,
  dispatch: (action: WizardAction) => void,
) {
  useEffect(() => {
    const stop = listenToOtherTabs(sessionId, {
      onSession: (session) => dispatch({ type: 'synced', session }),
      onDeleted: () => void leaveDeleted(steps, sessionId),
    })
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const session = await fetchSession(sessionId)
      // Deleted or expired: the reload says so.
      if (session === 'missing') location.reload()
      else if (session !== null) dispatch({ type: 'synced', session })
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [sessionId, steps, dispatch])
}
