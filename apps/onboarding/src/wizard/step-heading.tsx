'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useWizard } from './wizard-context.ts'

/** Takes the focus when its screen opens, except the first, which the page announced. */
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
