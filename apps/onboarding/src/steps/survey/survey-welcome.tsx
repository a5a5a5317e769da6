import { Button, ButtonLink } from '@wiring/ui/button'
import { StepHeading } from '../../wizard/step-heading.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'

export function SurveyWelcome({ onStart }: { onStart: () => void }) {
  const { texts } = useWizard()
  return (
    <div className="screen">
      <StepHeading label="Step 1 — Survey" lead={texts.survey.text}>
        {texts.survey.title}
      </StepHeading>
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
