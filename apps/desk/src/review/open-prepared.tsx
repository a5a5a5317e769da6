'use client'

import type { OpenedReview } from '@wiring/contract/desk/review'
import { useRouter } from 'next/navigation'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { isSigned } from '../shell/map-state.ts'
import { answerWhileAhead, isPrerendering } from '../shell/prerendering.ts'

interface OpenPreparedProps {
  prepared: boolean
  opened: Pick<OpenedReview, 'state' | 'claim'>
  children: ReactNode
}

/** A page made ahead holds no inputs and claims nothing. Both follow when somebody looks at it. */
export function OpenPrepared({ prepared, opened: { state, claim }, children }: OpenPreparedProps) {
  const router = useRouter()
  const madeAhead = useRef(prepared)
  useEffect(() => {
    if (!prepared) return
    const open = () => router.refresh()
    if (!isPrerendering()) return open()
    const endAnswers = answerWhileAhead()
    document.addEventListener('prerenderingchange', open, { once: true })
    return () => {
      endAnswers()
      document.removeEventListener('prerenderingchange', open)
    }
  }, [prepared, router])
  const pressed = usePressed()
  const taken = isSigned(state) || claim?.mine === false
  useEffect(() => {
    if (!madeAhead.current || prepared) return
    // Once: who has it open already, or presses something before, is told and stays.
    madeAhead.current = false
    if (taken && !pressed.current) location.replace('/review/next')
  }, [prepared, taken, pressed])
  return children
}

/** Whether a key or a pointer was pressed on this page. A key held since the page before does not count. */
function usePressed(): RefObject<boolean> {
  const pressed = useRef(false)
  useEffect(() => {
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) pressed.current = true
    }
    const kinds = ['keydown', 'pointerdown', 'click']
    for (const kind of kinds) addEventListener(kind, press, { capture: true })
    return () => {
      for (const kind of kinds) removeEventListener(kind, press, { capture: true })
    }
  }, [])
  return pressed
}
