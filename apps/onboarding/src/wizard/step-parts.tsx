'use client'

import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWizard } from './wizard-context.ts'
import { lastScreen } from './wizard-state.ts'

export interface StepHeadingProps {
  /** Without one, the number and the name of the step. */
  label?: string
  id?: string
  lead?: ReactNode
  children: ReactNode
}

/** Takes the focus, except on the first screen. */
export function StepHeading({ label, id, lead, children }: StepHeadingProps) {
  const { viewChanges, view, steps } = useWizard()
  const heading = useRef<HTMLHeadingElement>(null)
  const changesAtMount = useRef(viewChanges)
  useEffect(() => {
    if (changesAtMount.current > 0) heading.current?.focus()
  }, [])
  return (
    <>
      <Label as="p" tone="quiet">
        {label ?? `Step ${view.step} — ${steps[view.step - 1]?.name}`}
      </Label>
      <h2 className="ui-heading screen-heading" id={id} ref={heading} tabIndex={-1}>
        {children}
      </h2>
      {lead && <p className="screen-lead">{lead}</p>}
    </>
  )
}

/** In-app browsers of phones have no Back button. */
export function BackLink() {
  const { view, steps, go } = useWizard()
  const step = view.step - 1
  return (
    <Button kind="quiet" onClick={() => go({ step, screen: lastScreen(steps, step) })}>
      {`Back to the ${steps[step - 1]?.name.toLowerCase()}`}
    </Button>
  )
}

/** CSS shows one of them. */
export function ByPointer({ mouse, touch }: { mouse: string; touch: string }) {
  return (
    <>
      <span className="for-mouse">{mouse}</span>
      <span className="for-touch">{touch}</span>
    </>
  )
}
