'use client'

import { Label } from '@wiring/ui/label'
import { StepHeading } from '../../wizard/step-heading.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import { ProfileForm } from './profile-form.tsx'
import { PromptCard } from './prompt-card.tsx'

export default function PromptStep() {
  const { texts } = useWizard()
  return (
    <div className="screen">
      <Label as="p" tone="quiet">
        Step 2 — Prompt
      </Label>
      <StepHeading>{texts.promptStep.title}</StepHeading>
      <p className="screen-lead">{texts.promptStep.text}</p>
      <PromptCard prompt={texts.prompt} />
      <ProfileForm />
    </div>
  )
}
