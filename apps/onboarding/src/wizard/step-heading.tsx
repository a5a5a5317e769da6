'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useWizard } from './wizard-context.ts'

/** Except on the first screen. */
export function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  const { viewChanges } = useWizard()
  const heading = useRef<HTMLHeadingElement>(null)
  const changesAtMount = useRef(viewChanges)
  useEffect(() => {
    if (changesAtMount.current > 0) heading.current?.focus()
  }, [])
  return (
    <h2 className="ui-heading screen-heading" id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
