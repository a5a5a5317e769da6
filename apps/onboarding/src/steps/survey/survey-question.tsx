import { isAnswered, type SurveyQuestion as Question, type SurveyDraft } from '@wiring/session/questions'
import { Button } from '@wiring/ui/button'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { StepHeading } from '../../wizard/step-heading.tsx'
import { ChoiceAnswer, choiceKeys, TextAnswer } from './survey-answer.tsx'

export interface SurveyQuestionProps {
  question: Question
  /** 0–9. */
  index: number
  answers: SurveyDraft
  onAnswer: (index: number, answer: number | string) => void
  onPrevious: () => void
  onNext: () => void
}

/** Enter means Next wherever the focus is. */
export function SurveyQuestion({
  question,
  index,
  answers,
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
  return (
    <form className="screen" onSubmit={submit} onKeyDown={chooseByKey} noValidate>
      <StepHeading
        id="question"
        label={`Question ${String(index + 1).padStart(2, '0')} — ${isChoice ? 'choose one' : 'in your words'}`}
      >
        {question.question}
      </StepHeading>
      {question.hint && (
        <p className="screen-hint" id="question-hint">
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
          text={typeof answer === 'string' ? answer : ''}
          hasHint={hasHint}
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
