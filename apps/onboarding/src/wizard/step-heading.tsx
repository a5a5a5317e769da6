'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useWizard } from './wizard-context.ts'

/**
 * The heading of a screen. It takes the focus when its screen comes, so that keyboards and screen readers start there;
 * not on the first one, where the page itself has just been announced.
 */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  const { moves } = useWizard()
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedBy = useRef(moves)
  useEffect(() => {
    if (arrivedBy.current > 0) heading.current?.focus()
  }, [])
  return (
    <h2 className="ui-heading screen-heading" id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
