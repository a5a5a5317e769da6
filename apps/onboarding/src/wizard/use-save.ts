'use client'

import { type Message, messages } from '@wiring/session/messages'
import type { WiringSession } from '@wiring/session/session'
import type { UpdateData } from '@wiring/session/update'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchSession } from '../session/fetch-session.ts'
import { sendUpdate } from '../session/send-update.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { useWizard } from './wizard-context.ts'

/**
 * Saves a step: one request at a time, further clicks ignored while busy. On success the wizard moves on; on failure the
 * step's own text shows and nothing is lost. What failed offline is sent again when the connection is back, unless
 * `input`, which it was made from, has changed since: then only the applicant knows when it is ready.
 */
export function useSave(failure: Message, input: unknown) {
  const { session, supabase, dispatch } = useWizard()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const waiting = useRef<(() => void) | null>(null)

  const adopt = useCallback(
    (fresh: WiringSession) => {
      dispatch({ type: 'saved', session: fresh })
      tellOtherTabs(fresh)
    },
    [dispatch],
  )

  /** Looks whether another tab or device has finished the session meanwhile, and follows it. */
  const followElsewhere = async (): Promise<boolean> => {
    const fresh = await fetchSession(session.session_id)
    if (fresh === null) return false
    if (fresh === 'missing') {
      showToast({ ...messages.sessionNotFound, tone: 'error' })
      return true
    }
    if (fresh.wiring_complete) adopt(fresh)
    return fresh.wiring_complete
  }

  /** True when saved now. `onSaved` runs once the data is safe, also when that took a second attempt after an offline spell. */
  const save = async (
    data: UpdateData,
    onSaved?: () => void,
    headers?: Record<string, string>,
  ): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    waiting.current = null
    dismissErrors()
    setBusy(true)
    const saved = await sendUpdate(supabase, session.session_id, data, headers)
    // A refusal may only mean that another tab was faster: look before complaining.
    const elsewhere = saved.state === 'refused' && (await followElsewhere())
    running.current = false
    setBusy(false)
    if (saved.state === 'saved') {
      onSaved?.()
      adopt(saved.session)
    } else if (!elsewhere) showToast({ ...failure, tone: 'error' })
    if (saved.state === 'failed' && !navigator.onLine)
      waiting.current = () => void save(data, onSaved, headers)
    return saved.state === 'saved'
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what counts
  useEffect(() => {
    waiting.current = null
  }, [input])

  useEffect(() => {
    const resend = () => waiting.current?.()
    window.addEventListener('online', resend)
    return () => window.removeEventListener('online', resend)
  }, [])

  return { busy, save, followElsewhere }
}
