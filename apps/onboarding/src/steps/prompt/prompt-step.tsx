'use client'

import { Label } from '@wiring/ui/label'
import { StepHeading } from '../../wizard/step-heading.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import { ProfileForm } from './profile-form.tsx'
import { PromptCard } from './prompt-card.tsx'

/** Step 2: take the prompt to a chat AI, bring its answer back. */
export default function PromptStep() {
  const { prompt } = useWizard()
  return (
    <div className="screen">
      <Label as="p" tone="quiet">
        Step 2 — Prompt
      </Label>
      <StepHeading>Ask the AI that knows how you work.</StepHeading>
      <p className="screen-lead">
        It has read you for months. The prompt asks it for a summary in a fixed format, with personal details
        left out.
      </p>
      <PromptCard prompt={prompt} />
      <ProfileForm />
    </div>
  )
}
