import type { SurveyDraft, SurveyQuestion } from '@wiring/session/questions'
import { Button, ButtonLink } from '@wiring/ui/button'
import { StepHeading } from '../../wizard/step-parts.tsx'
import { SaveError, type SaveErrorReason } from '../../wizard/use-save.tsx'
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

export interface SurveyThanksProps {
  busy: boolean
  error: SaveErrorReason | null
  questions: readonly SurveyQuestion[]
  answers: SurveyDraft
  onOpen: (index: number) => void
  onPrevious: () => void
  onNext: () => void
}

export function SurveyThanks({
  busy,
  error,
  questions,
  answers,
  onOpen,
  onPrevious,
  onNext,
}: SurveyThanksProps) {
  const { texts } = useWizard()
  return (
    <div className="screen">
      <StepHeading label="10 of 10 answered" lead={texts.survey.thanksText}>
        {texts.survey.thanksTitle}
      </StepHeading>
      <ol className="answers" aria-label="Your ten answers">
        {questions.map((question, index) => (
          <li key={question.question}>
            <button type="button" className="answers-row" onClick={() => onOpen(index)}>
              <span className="answers-question">{question.question}</span>
              <span className="answers-given">{answerText(question, answers[String(index)])}</span>
              <span className="ui-visually-hidden"> Change this answer</span>
            </button>
          </li>
        ))}
      </ol>
      <SaveError error={error} />
      <div className="screen-actions" data-spread="" data-pair="">
        <Button onClick={onPrevious}>Previous</Button>
        <Button kind="primary" busy={busy} busyLabel="Uploading..." onClick={onNext}>
          Next
        </Button>
      </div>
    </div>
  )
}

function answerText(question: SurveyQuestion, answer: string | number | undefined): string {
  if (question.kind === 'multiple_choice') return question.choices[Number(answer)] ?? ''
  return typeof answer === 'string' ? answer : ''
}
