'use client'

import { useEffect } from 'react'
import { fetchSession } from '../session/session-client.ts'
import { listenToOtherTabs } from './other-tabs.ts'
import { forgetSession, leaveDeletedSession, type WizardSteps } from './step.ts'
import type { WizardAction } from './wizard-state.ts'

export function useSessionSync(
  sessionId: string,
  steps: WizardSteps,
  dispatch: (action: WizardAction) => void,
) {
  useEffect(() => {
    const unsubscribe = listenToOtherTabs(sessionId, {
      onSession: (session) => dispatch({ type: 'synced', session }),
      onDeleted: () => void leaveDeletedSession(steps, sessionId),
    })
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      const session = await fetchSession(sessionId)
      if (session === 'missing') {
        await forgetSession(steps, sessionId)
        location.reload()
      } else if (session !== null) dispatch({ type: 'synced', session })
    }
    document.addEventListener('visibilitychange', refresh)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [sessionId, steps, dispatch])
}
