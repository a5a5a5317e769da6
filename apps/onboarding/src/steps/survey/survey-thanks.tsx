import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { StepHeading } from '../../wizard/step-heading.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'

export interface SurveyThanksProps {
  readonly busy: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** All ten are answered; Next sends them. */
export function SurveyThanks({ busy, onPrevious, onNext }: SurveyThanksProps) {
  const { texts } = useWizard()
  return (
    <div className="screen">
      <Label as="p" tone="quiet">
        10 of 10 answered
      </Label>
      <StepHeading>{texts.survey.thanksTitle}</StepHeading>
      <p className="screen-lead">{texts.survey.thanksText}</p>
      <div className="screen-actions" data-spread="">
        <Button onClick={onPrevious}>Previous</Button>
        <Button kind="primary" busy={busy} busyLabel="Uploading..." onClick={onNext}>
          Next
        </Button>
      </div>
    </div>
  )
}
