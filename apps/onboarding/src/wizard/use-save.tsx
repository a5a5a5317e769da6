'use client'

import type { WiringSession } from '@wiring/contract/session'
import type { UpdateData } from '@wiring/contract/update'
import { type Message, messages, plainText } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchSession, sendUpdate } from '../session/session-client.ts'
import { broadcastSession } from './other-tabs.ts'
import { useWizard } from './wizard-context.ts'

export type SaveErrorReason = Message | 'offline'

/** A network that has just come back often fails once more. */
const triesOnceBack = 2
const betweenTriesMs = 3_000

/** What failed offline is sent again with the network, unless `input` changed. */
export function useSave(failure: Message, input: unknown) {
  const { session, supabase, dispatch } = useWizard()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<SaveErrorReason | null>(null)
  const running = useRef(false)
  const resend = useRef<(() => void) | null>(null)
  const triesLeft = useRef(0)
  const nextTry = useRef<ReturnType<typeof setTimeout>>(undefined)

  const applySaved = useCallback(
    (fresh: WiringSession) => {
      dispatch({ type: 'saved', session: fresh })
      broadcastSession(fresh)
    },
    [dispatch],
  )

  /** True when completed or deleted elsewhere. */
  const syncIfOver = async (): Promise<boolean> => {
    const fresh = await fetchSession(session.session_id)
    if (fresh === null) return false
    if (fresh === 'missing') {
      showToast({ ...messages.sessionNotFound, tone: 'error' })
      return true
    }
    if (fresh.wiring_complete) applySaved(fresh)
    return fresh.wiring_complete
  }

  /** `onSaved` also runs after a later retry. */
  const save = async (data: UpdateData, onSaved?: () => void, headers?: Record<string, string>) => {
    if (running.current) return
    running.current = true
    resend.current = null
    clearTimeout(nextTry.current)
    dismissErrors()
    setError(null)
    setBusy(true)
    const result = await sendUpdate(supabase, session.session_id, data, headers)
    const isOver = result.state === 'refused' && (await syncIfOver())
    running.current = false
    setBusy(false)
    if (result.state === 'saved') {
      triesLeft.current = 0
      onSaved?.()
      applySaved(result.session)
    } else if (!isOver) {
      showToast({ ...failure, tone: 'error' })
      setError(navigator.onLine ? failure : 'offline')
    }
    if (result.state === 'failed') resendOnline(() => save(data, onSaved, headers))
  }

  /** What `SaveError` promises. */
  const resendOnline = (again: () => Promise<void>) => {
    if (!navigator.onLine) resend.current = () => void again()
    else if (triesLeft.current > 0) {
      triesLeft.current -= 1
      nextTry.current = setTimeout(() => void again(), betweenTriesMs)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of the input
  useEffect(() => {
    resend.current = null
    triesLeft.current = 0
    clearTimeout(nextTry.current)
    setError(null)
  }, [input])

  useEffect(() => {
    const onOnline = () => {
      triesLeft.current = triesOnceBack
      resend.current?.()
    }
    window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(nextTry.current)
      window.removeEventListener('online', onOnline)
    }
  }, [])

  return { busy, error, save, syncIfOver, resendOnline }
}

/** Silent: the toast announces it. */
export function SaveError({ error }: { error: SaveErrorReason | null }) {
  if (error === null) return null
  return (
    <p className="ui-field-error save-error">
      {error === 'offline'
        ? 'You are offline. Everything stays on this device and is sent when the network is back.'
        : plainText(error)}
    </p>
  )
}
