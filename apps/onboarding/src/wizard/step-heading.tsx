'use client'

import { Label } from '@wiring/ui/label'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWizard } from './wizard-context.ts'

export interface StepHeadingProps {
  label: string
  id?: string
  lead?: ReactNode
  children: ReactNode
}

/** Takes the focus, except on the first screen. */
export function StepHeading({ label, id, lead, children }: StepHeadingProps) {
  const { viewChanges } = useWizard()
  const heading = useRef<HTMLHeadingElement>(null)
  const changesAtMount = useRef(viewChanges)
  useEffect(() => {
    if (changesAtMount.current > 0) heading.current?.focus()
  }, [])
  return (
    <>
      <Label as="p" tone="quiet">
        {label}
      </Label>
      <h2 className="ui-heading screen-heading" id={id} ref={heading} tabIndex={-1}>
        {children}
      </h2>
      {lead && <p className="screen-lead">{lead}</p>}
    </>
  )
}
