'use client'

import { type Message, messages } from '@wiring/session/messages'
import type { WiringSession } from '@wiring/session/session'
import type { UpdateData } from '@wiring/session/update'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchSession } from '../session/fetch-session.ts'
import { sendUpdate } from '../session/send-update.ts'
import { broadcastSession } from './other-tabs.ts'
import type { Trouble } from './save-trouble.tsx'
import { useWizard } from './wizard-context.ts'

/**
 * Saves a step, one request at a time. What failed offline is repeated with the network, unless its `input`
 * has changed.
 */
export function useSave(failure: Message, input: unknown) {
  const { session, supabase, dispatch } = useWizard()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const running = useRef(false)
  const waiting = useRef<(() => void) | null>(null)

  const adopt = useCallback(
    (fresh: WiringSession) => {
      dispatch({ type: 'saved', session: fresh })
      broadcastSession(fresh)
    },
    [dispatch],
  )

  /** Follows a session that was finished in another tab or on another device. */
  const adoptFinished = async (): Promise<boolean> => {
    const fresh = await fetchSession(session.session_id)
    if (fresh === null) return false
    if (fresh === 'missing') {
      showToast({ ...messages.sessionNotFound, tone: 'error' })
      return true
    }
    if (fresh.wiring_complete) adopt(fresh)
    return fresh.wiring_complete
  }

  /** `onSaved` runs once the data is saved, also by a later retry. */
  const save = async (
    data: UpdateData,
    onSaved?: () => void,
    headers?: Record<string, string>,
  ): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    waiting.current = null
    dismissErrors()
    setTrouble(null)
    setBusy(true)
    const saved = await sendUpdate(supabase, session.session_id, data, headers)
    // Another tab may have been faster.
    const elsewhere = saved.state === 'refused' && (await adoptFinished())
    running.current = false
    setBusy(false)
    if (saved.state === 'saved') {
      onSaved?.()
      adopt(saved.session)
    } else if (!elsewhere) {
      showToast({ ...failure, tone: 'error' })
      setTrouble(navigator.onLine ? failure : 'offline')
    }
    if (saved.state === 'failed' && !navigator.onLine)
      waiting.current = () => void save(data, onSaved, headers)
    return saved.state === 'saved'
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what counts
  useEffect(() => {
    waiting.current = null
    setTrouble(null)
  }, [input])

  useEffect(() => {
    const resend = () => waiting.current?.()
    window.addEventListener('online', resend)
    return () => window.removeEventListener('online', resend)
  }, [])

  return { busy, trouble, save, adoptFinished }
}
