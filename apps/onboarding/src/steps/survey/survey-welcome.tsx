import { Button, ButtonLink } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { StepHeading } from '../../wizard/step-heading.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'

export function SurveyWelcome({ onStart }: { onStart: () => void }) {
  const { texts } = useWizard()
  return (
    <div className="screen">
      <Label as="p" tone="quiet">
        Step 1 — Survey
      </Label>
      <StepHeading>{texts.survey.title}</StepHeading>
      <p className="screen-lead">{texts.survey.text}</p>
      <dl className="facts">
        <div>
          <dt>Takes</dt>
          <dd>2 to 5 minutes</dd>
        </div>
        <div>
          <dt>Saves</dt>
          <dd>Each answer, on this device, as you give it</dd>
        </div>
        <div>
          <dt>Asks</dt>
          <dd>{texts.tagline}</dd>
        </div>
      </dl>
      <div className="screen-actions">
        <Button kind="primary" lamp onClick={onStart}>
          {texts.survey.startLabel}
        </Button>
        <ButtonLink kind="quiet" href="/map" target="_blank">
          {texts.specimenLabel}
        </ButtonLink>
      </div>
    </div>
  )
}
