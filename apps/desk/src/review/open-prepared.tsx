'use client'

import type { OpenedReview } from '@wiring/session/desk/review'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { isSigned } from '../shell/map-state.ts'

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
    if (!('prerendering' in document) || document.prerendering !== true) return open()
    document.addEventListener('prerenderingchange', open, { once: true })
    return () => document.removeEventListener('prerenderingchange', open)
  }, [prepared, router])
  const taken = isSigned(state) || claim?.mine === false
  useEffect(() => {
    if (!madeAhead.current || prepared) return
    // Once: who has it open already is told, and stays.
    madeAhead.current = false
    if (taken) location.replace('/review/next')
  }, [prepared, taken])
  return children
}
