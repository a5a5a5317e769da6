import { maxAnswerLength } from '@wiring/session/limits'
import type { KeyboardEvent } from 'react'
import { ByPointer } from '../../wizard/by-pointer.tsx'

export const choiceKeys = 'ABCD'

interface ChoiceAnswerProps {
  choices: readonly string[]
  chosen: number | string | undefined
  hasHint: boolean
  onChoose: (choice: number) => void
}

export function ChoiceAnswer({ choices, chosen, hasHint, onChoose }: ChoiceAnswerProps) {
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

interface TextAnswerProps {
  text: string
  hasHint: boolean
  onWrite: (text: string) => void
  onEnter: () => void
}

const showCountFrom = maxAnswerLength - 200

export function TextAnswer({ text, hasHint, onWrite, onEnter }: TextAnswerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const endsImeWord = event.nativeEvent.isComposing
    if (event.key !== 'Enter' || event.shiftKey || endsImeWord) return
    // Touch keyboards have no Shift + Enter.
    if (matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="ui-field">
      <textarea
        className="answer-text"
        rows={4}
        value={text}
        maxLength={maxAnswerLength}
        aria-labelledby="question"
        aria-describedby={hasHint ? 'question-hint answer-keys' : 'answer-keys'}
        aria-required="true"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="ui-field-hint" id="answer-keys">
        {text.length > showCountFrom ? (
          `${maxAnswerLength - text.length} characters left.`
        ) : (
          <ByPointer mouse="Enter goes on. Shift + Enter makes a new line." touch="In your own words." />
        )}
      </p>
    </div>
  )
}
