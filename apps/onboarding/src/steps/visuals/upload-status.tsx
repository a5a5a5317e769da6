'use client'

import { maxImages } from '@wiring/session/limits'
import { useEffect, useRef, useState } from 'react'
import { noPictures, type PicturesState, type QueuedPicture } from './queue/pictures-state.ts'

const quartersOf = (progress: number) => Math.min(3, Math.floor(progress * 4))

export function announcement(before: PicturesState, after: PicturesState): string {
  const sentences = after.pictures.map((picture) =>
    changeText(
      before.pictures.find(({ id }) => id === picture.id),
      picture,
    ),
  )
  const removed = before.pictures.filter(({ id }) => after.pictures.every((picture) => picture.id !== id))
  const slots = `${after.pictures.length} of ${maxImages} places used.`
  for (const { name, state } of removed) if (state !== 'reading') sentences.push(`${name} removed. ${slots}`)
  return sentences.filter(Boolean).join(' ')
}

/** What a screen reader finds there: not that a picture is read which was refused since. */
export function statusText(shown: string, before: PicturesState, after: PicturesState): string {
  const isRefused = before.pictures.some(
    ({ id, state }) => state === 'reading' && after.pictures.every((picture) => picture.id !== id),
  )
  return announcement(before, after) || (isRefused ? '' : shown)
}

function changeText(before: QueuedPicture | undefined, after: QueuedPicture): string {
  if (before?.state === after.state) {
    if (before.state !== 'uploading' || after.state !== 'uploading') return ''
    const quarters = quartersOf(after.progress)
    return quarters > quartersOf(before.progress) ? `${after.name}: ${quarters * 25} percent.` : ''
  }
  switch (after.state) {
    case 'reading':
      return `Reading ${after.name}.`
    case 'ready':
      return before?.state === 'uploading' ? `Upload of ${after.name} cancelled.` : `${after.name} is ready.`
    case 'uploading':
      return after.attempt === 1 ? `Uploading ${after.name}.` : ''
    case 'waiting':
      return after.reason === 'offline'
        ? `${after.name} waits for the network.`
        : `Upload of ${after.name} was interrupted and will be tried again.`
    case 'failed':
      return `${after.name} could not be uploaded.`
    case 'stored':
      return before === undefined ? '' : `${after.name} is uploaded.`
  }
}

export function UploadStatus({ state }: { state: PicturesState }) {
  const previous = useRef(noPictures)
  const [text, setText] = useState('')
  useEffect(() => {
    const before = previous.current
    previous.current = state
    setText((shown) => statusText(shown, before, state))
  }, [state])
  return (
    <p className="ui-visually-hidden" role="status">
      {text}
    </p>
  )
}
