'use client'

import type { SupabaseAddress } from '@wiring/contract/call'
import { messages } from '@wiring/session/messages'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSave } from '../../wizard/use-save.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import { welcomeScreen } from '../../wizard/wizard-state.ts'
import { noPictures } from './queue/pictures-state.ts'
import { browserPorts } from './queue/queue-ports.ts'
import { UploadQueue } from './queue/upload-queue.ts'

const queues = new Map<string, UploadQueue>()

/** Not on a server, where the map would only grow. */
function uploadQueueOf(sessionId: string, supabase: SupabaseAddress): UploadQueue {
  const queue = queues.get(sessionId) ?? new UploadQueue(browserPorts(sessionId, supabase))
  if (typeof window !== 'undefined') queues.set(sessionId, queue)
  return queue
}

export function useVisuals() {
  const { session, supabase, texts, view, go } = useWizard()
  const [queue] = useState(() => uploadQueueOf(session.session_id, supabase))
  const state = useSyncExternalStore(queue.store.subscribe, queue.store.read, () => noPictures)
  const { busy: saving, error, save, syncIfOver } = useSave(messages.imagesFailed, state.pictures)

  useEffect(() => {
    void queue.open(session.image_urls)
  }, [queue, session.image_urls])
  useEffect(() => {
    window.addEventListener('online', queue.resumeOnline)
    return () => window.removeEventListener('online', queue.resumeOnline)
  }, [queue])
  useEffect(() => () => queue.cancelFinishing(), [queue])
  useEffect(
    () =>
      queue.watchFailures(async () => {
        // Storage refuses uploads for a finished or deleted session.
        if (!(await syncIfOver())) showToast({ ...messages.imageUploadFailed, tone: 'error' })
      }),
    [queue, syncIfOver],
  )

  const finish = async () => {
    if (saving) return
    dismissErrors()
    if (state.pictures.length === 0) return showToast({ ...messages.noImages, tone: 'error' })
    if (session.images_uploaded && queue.isSaved()) return go({ step: view.step + 1, screen: welcomeScreen })
    const urls = await queue.finish()
    if (urls === null) return
    await save({ images_uploaded: true, image_urls: [...urls] }, () => {
      void queue.markSaved(urls)
      showToast({ ...messages.imagesUploaded, tone: 'success' })
    })
  }

  const uploading =
    state.finishing && state.pictures.some(({ state }) => state !== 'failed' && state !== 'stored')
  return {
    texts: texts.visuals,
    queue,
    state,
    finish,
    busy: saving || uploading,
    error,
    isSaved: queue.isSaved(),
  }
}
