'use client'

import { messages } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSave } from '../../wizard/use-save.ts'
import { useWizard } from '../../wizard/wizard-context.ts'
import { welcomeScreen } from '../../wizard/wizard-state.ts'
import { trayOfSession } from './tray/tray-of-session.ts'
import { emptyTray } from './tray/tray-state.ts'

/** The tray of this session, what it holds, and how the step is finished. */
export function useVisuals() {
  const { session, supabase, texts, go } = useWizard()
  const [tray] = useState(() => trayOfSession(session.session_id, supabase))
  const state = useSyncExternalStore(tray.store.subscribe, tray.store.read, () => emptyTray)
  const { busy: saving, trouble, save, followElsewhere } = useSave(messages.imagesFailed, state.pictures)

  useEffect(() => {
    void tray.open(session.image_urls)
  }, [tray, session.image_urls])
  useEffect(() => {
    window.addEventListener('online', tray.resume)
    return () => window.removeEventListener('online', tray.resume)
  }, [tray])
  useEffect(() => () => tray.leave(), [tray])
  useEffect(
    () =>
      tray.watchLosses(async () => {
        // Storage takes nothing for a session that was finished or deleted elsewhere.
        if (!(await followElsewhere())) showToast({ ...messages.imageUploadFailed, tone: 'error' })
      }),
    [tray, followElsewhere],
  )

  const finish = async () => {
    if (saving) return
    dismissErrors()
    if (state.pictures.length === 0) return showToast({ ...messages.noImages, tone: 'error' })
    if (session.images_uploaded && tray.isSaved()) return go({ step: 4, screen: welcomeScreen })
    const urls = await tray.finish()
    if (urls === null) return
    await save({ images_uploaded: true, image_urls: [...urls] }, () => {
      tray.saved(urls)
      showToast({ ...messages.imagesUploaded, tone: 'success' })
    })
  }

  const sending = state.wanted && state.pictures.some(({ state }) => state !== 'failed' && state !== 'stored')
  return {
    texts: texts.visuals,
    tray,
    state,
    finish,
    busy: saving || sending,
    trouble,
    settled: tray.isSaved(),
  }
}
