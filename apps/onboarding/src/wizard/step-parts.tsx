'use client'

import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWizard } from './wizard-context.ts'
import { thanksScreen, type View, welcomeScreen } from './wizard-state.ts'

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

const targets: Record<2 | 3 | 4, { label: string; view: View }> = {
  2: { label: 'Back to the survey', view: { step: 1, screen: thanksScreen } },
  3: { label: 'Back to the prompt', view: { step: 2, screen: welcomeScreen } },
  4: { label: 'Back to the visuals', view: { step: 3, screen: welcomeScreen } },
}

/** In-app browsers of phones have no Back button. */
export function BackLink({ from }: { from: 2 | 3 | 4 }) {
  const { go } = useWizard()
  const { label, view } = targets[from]
  return (
    <Button kind="quiet" onClick={() => go(view)}>
      {label}
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
