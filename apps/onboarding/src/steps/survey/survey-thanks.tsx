import { Button } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { StepHeading } from '../../wizard/step-heading.tsx'

export interface SurveyThanksProps {
  readonly busy: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** All ten are answered; Next sends them. */
export function SurveyThanks({ busy, onPrevious, onNext }: SurveyThanksProps) {
  return (
    <div className="screen">
      <Label as="p" tone="quiet">
        10 of 10 answered
      </Label>
      <StepHeading>Thank you.</StepHeading>
      <p className="screen-lead">
        Next sends your answers to us. Until the whole process is complete you can still come back and change
        them.
      </p>
      <div className="screen-actions" data-spread="">
        <Button onClick={onPrevious}>Previous</Button>
        <Button kind="primary" busy={busy} busyLabel="Uploading..." onClick={onNext}>
          Next
        </Button>
      </div>
    </div>
  )
}
