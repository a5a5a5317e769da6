'use client'

import { Button } from '@wiring/ui/button'
import { useRef, useState, useSyncExternalStore } from 'react'

const canSend = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'card.png', { type: 'image/png' })] })

/** By the device's own sheet, where it has one; elsewhere the card is downloaded. */
export function SendCard() {
  const place = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const isPossible = useSyncExternalStore(
    () => () => undefined,
    canSend,
    () => false,
  )
  if (!isPossible) return null
  const send = async () => {
    const form = place.current?.closest('form')
    if (!form) return
    setState('busy')
    setState(await sendCard(form))
  }
  return (
    <>
      <span ref={place} hidden />
      <Button kind="primary" busy={state === 'busy'} busyLabel="Drawing it" onClick={send}>
        Send the card
      </Button>
      {state === 'failed' && <p role="alert">The card did not arrive here. Download it instead.</p>}
    </>
  )
}

async function sendCard(form: HTMLFormElement): Promise<'ready' | 'failed'> {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value))
  try {
    const answer = await fetch(address)
    if (!answer.ok) return 'failed'
    const file = new File([await answer.blob()], 'wiring-map.png', { type: 'image/png' })
    await navigator.share({ files: [file] })
    return 'ready'
  } catch (error) {
    // Somebody closed the device's sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? 'ready' : 'failed'
  }
}
