'use client'

import { revisionTag } from '@wiring/map/snapshot'
import { Button } from '@wiring/ui/button'
import { useEffect, useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { announce } from './announce.tsx'
import { clearSignature, loadSignature, type Signature } from './signature-storage.ts'
import { useShortcut } from './use-shortcut.ts'

/** Until the mail goes out, 60 seconds later. */
export function UndoBar() {
  const [signature, setSignature] = useState<Signature | null>(null)
  const [left, setLeft] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const tick = () => {
      const found = loadSignature(Date.now())
      setSignature(found)
      if (found !== null) setLeft(Math.ceil((Date.parse(found.until) - Date.now()) / 1000))
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  const undo = async () => {
    if (signature === null) return
    const answer = await postAction('undo_sign', {
      map_id: signature.map,
      expected_revision: signature.revision,
    })
    if (answer.status === 'ok') {
      clearSignature()
      announce('The signature was taken back. No mail was sent.')
      return location.assign(`/review/${signature.map}`)
    }
    setProblem(
      answer.status === 'unavailable'
        ? 'The desk does not answer. Try again while the time runs.'
        : 'Too late: the mail is on its way.',
    )
  }
  useShortcut('u', undo, { enabled: signature !== null })
  if (signature === null) return null
  return (
    <section className="undo-bar" aria-label="Signed">
      <p>
        <b>
          Signed: <bdi>{signature.name || 'Unnamed'}</bdi>, {revisionTag(signature.revision)}.
        </b>{' '}
        {problem ?? `The mail goes out in ${left} s.`}
      </p>
      <a href={`/delivery/${signature.map}`}>Delivery</a>
      <Button onClick={undo}>
        Take back <kbd>U</kbd>
      </Button>
    </section>
  )
}
