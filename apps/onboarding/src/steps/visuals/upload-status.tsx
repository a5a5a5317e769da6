'use client'

import { maxImages } from '@wiring/session/limits'
import { useEffect, useRef, useState } from 'react'
import { noPictures, type Picture, type PicturesState } from './queue/pictures-state.ts'

const quarter = (share: number) => Math.min(3, Math.floor(share * 4))

/** Announcement for screen readers; empty when nothing matters. */
export function announcement(before: PicturesState, after: PicturesState): string {
  const sentences = after.pictures.map((picture) =>
    change(
      before.pictures.find(({ id }) => id === picture.id),
      picture,
    ),
  )
  const gone = before.pictures.filter(({ id }) => after.pictures.every((picture) => picture.id !== id))
  const left = `${after.pictures.length} of ${maxImages} places used.`
  for (const { name, state } of gone) if (state !== 'reading') sentences.push(`${name} removed. ${left}`)
  return sentences.filter(Boolean).join(' ')
}

function change(before: Picture | undefined, { ...after }: Picture): string {
  if (before?.state === after.state) {
    if (before.state !== 'uploading' || after.state !== 'uploading') return ''
    const passed = quarter(after.share)
    return passed > quarter(before.share) ? `${after.name}: ${passed * 25} percent.` : ''
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

/** The live region exists before its words. */
export function UploadStatus({ state }: { state: PicturesState }) {
  const last = useRef(noPictures)
  const [words, setWords] = useState('')
  useEffect(() => {
    const said = announcement(last.current, state)
    last.current = state
    if (said !== '') setWords(said)
  }, [state])
  return (
    <p className="ui-visually-hidden" role="status">
      {words}
    </p>
  )
}
