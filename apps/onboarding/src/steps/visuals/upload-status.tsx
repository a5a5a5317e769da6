'use client'

import { useEffect, useRef, useState } from 'react'
import { announcement } from './announce.ts'
import { noPictures, type PicturesState } from './queue/pictures-state.ts'

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
