'use client'

import { Button } from '@wiring/ui/button'
import { useEffect, useState, useSyncExternalStore } from 'react'

const canSend = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'card.png', { type: 'image/png' })] })

/** By the device's own share dialog, where it has one; elsewhere the card is downloaded. */
export function SendCard({ picture }: { picture: string }) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const [ready, setReady] = useState<{ picture: string; file: File } | null>(null)
  const isPossible = useSyncExternalStore(
    () => () => undefined,
    canSend,
    () => false,
  )
  // Before the press: a device opens it only for one that is still fresh.
  useEffect(() => {
    if (!isPossible) return
    const stop = new AbortController()
    loadCard(picture, stop.signal).then(
      (file) => setReady({ picture, file }),
      () => undefined,
    )
    return () => stop.abort()
  }, [isPossible, picture])
  if (!isPossible) return null
  const send = async () => {
    setState('busy')
    setState(await sendCard(ready?.picture === picture ? ready.file : loadCard(picture)))
  }
  return (
    <>
      <Button kind="primary" busy={state === 'busy'} busyLabel="Sending it" onClick={send}>
        Send the card
      </Button>
      {state === 'failed' && <p role="alert">The card did not arrive here. Download it instead.</p>}
    </>
  )
}

async function loadCard(picture: string, signal: AbortSignal | null = null): Promise<File> {
  const answer = await fetch(picture, { signal })
  if (!answer.ok) throw new Error('No card.')
  return new File([await answer.blob()], 'wiring-map.png', { type: 'image/png' })
}

async function sendCard(card: File | Promise<File>): Promise<'ready' | 'failed'> {
  try {
    await navigator.share({ files: [card instanceof File ? card : await card] })
    return 'ready'
  } catch (error) {
    // Somebody closed the share dialog.
    return error instanceof DOMException && error.name === 'AbortError' ? 'ready' : 'failed'
  }
}
