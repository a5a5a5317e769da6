import { isAnswered, type SurveyQuestion as Question, type SurveyDraft } from '@wiring/session/questions'
import { Button } from '@wiring/ui/button'
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react'
import { StepHeading } from '../../wizard/step-parts.tsx'
import { TextAnswer } from './text-answer.tsx'

const choiceKeys = 'ABCD'
const firstTextQuestion = 1

export interface SurveyQuestionProps {
  question: Question
  /** 0–9. */
  index: number
  answers: SurveyDraft
  answersLost: boolean
  onAnswer: (index: number, answer: number | string) => void
  onPrevious: () => void
  onNext: () => void
}

/** Enter means Next wherever the focus is. */
export function SurveyQuestion({
  question,
  index,
  answers,
  answersLost,
  onAnswer,
  onPrevious,
  onNext,
}: SurveyQuestionProps) {
  const answered = isAnswered(index, answers)
  const answer = answers[String(index)]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (answered) onNext()
  }
  /** The heading has the focus, so that it is read: what is typed there belongs in the field. */
  const typeIntoField = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLFormElement>) => {
    const onHeading = target instanceof HTMLHeadingElement
    const pastes = (ctrlKey || metaKey) && key.toLowerCase() === 'v'
    const types = (key.length === 1 || key === 'Process') && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (onHeading && (types || pastes)) field.current?.focus()
  }
  /** Shortcuts work inside the question only (WCAG 2.1.4). */
  const chooseByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (question.kind !== 'multiple_choice' || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toUpperCase()
    const choice = key.length === 1 ? Math.max(choiceKeys.indexOf(key), '1234'.indexOf(key)) : -1
    if (choice === -1) return
    onAnswer(index, choice)
    event.currentTarget.querySelectorAll<HTMLInputElement>('[name="answer"]')[choice]?.focus()
  }
  const isChoice = question.kind === 'multiple_choice'
  const hasHint = question.hint !== undefined
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      className="screen"
      onSubmit={submit}
      onKeyDown={question.kind === 'short_text' ? typeIntoField : chooseByKey}
      noValidate
    >
      <StepHeading
        id="question"
        label={`Question ${String(index + 1).padStart(2, '0')} — ${isChoice ? 'choose one' : 'in your words'}`}
      >
        {question.question}
      </StepHeading>
      {answersLost && (
        <p className="ui-field-error">
          <span>
            This browser no longer holds the answers that you gave here before; they were not sent yet. Please
            go on from this question.
          </span>
        </p>
      )}
      {question.hint && (
        <p className="screen-hint question-hint" id="question-hint">
          {question.hint}
        </p>
      )}
      {question.kind === 'multiple_choice' ? (
        <ChoiceAnswer
          choices={question.choices}
          chosen={answer}
          hasHint={hasHint}
          onChoose={(choice) => onAnswer(index, choice)}
        />
      ) : (
        <TextAnswer
          field={field}
          text={typeof answer === 'string' ? answer : ''}
          hasHint={hasHint}
          isFirst={index === firstTextQuestion}
          onWrite={(text) => onAnswer(index, text)}
          onEnter={() => answered && onNext()}
        />
      )}
      <div className="screen-actions" data-spread="" data-pair="">
        <Button onClick={onPrevious} disabled={index === 0}>
          Previous
        </Button>
        <Button kind="primary" type="submit" disabled={!answered}>
          Next
        </Button>
      </div>
    </form>
  )
}

interface ChoiceAnswerProps {
  choices: readonly string[]
  chosen: number | string | undefined
  hasHint: boolean
  onChoose: (choice: number) => void
}

function ChoiceAnswer({ choices, chosen, hasHint, onChoose }: ChoiceAnswerProps) {
  return (
    <div
      className="choices"
      role="radiogroup"
      aria-labelledby="question"
      aria-describedby={hasHint ? 'question-hint' : undefined}
      aria-required="true"
    >
      {choices.map((choice, index) => (
        <label className="choice" key={choice}>
          <input
            className="choice-input"
            type="radio"
            name="answer"
            value={index}
            checked={chosen === index}
            onChange={() => onChoose(index)}
          />
          <span className="choice-key" aria-hidden="true">
            {choiceKeys[index]}
          </span>
          <span>{choice}</span>
        </label>
      ))}
    </div>
  )
}
