'use client'

import { StepHeading } from '../../wizard/step-parts.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import { ProfileForm } from './profile-form.tsx'
import { PromptCard } from './prompt-card.tsx'

export default function PromptStep() {
  const { texts } = useWizard()
  return (
    <div className="screen">
      <StepHeading lead={texts.promptStep.text}>{texts.promptStep.title}</StepHeading>
      <PromptCard prompt={texts.prompt} />
      <ProfileForm />
    </div>
  )
}
