'use client'

import { Label } from '@wiring/ui/label'
import { StepHeading } from '../../wizard/step-heading.tsx'

export default function VisualsStep() {
  return (
    <div className="screen">
      <Label as="p" tone="quiet">
        Step 3 — Visuals
      </Label>
      <StepHeading>Show what you make.</StepHeading>
    </div>
  )
}
