import { maxAnswerLength } from '@wiring/session/limits'
import type { KeyboardEvent } from 'react'

export interface TextAnswerProps {
  readonly text: string
  readonly described: boolean
  readonly onWrite: (text: string) => void
  readonly onEnter: () => void
}

/** From here on the remaining characters are worth a line. */
const nearlyFull = maxAnswerLength - 200

/** A written answer. Enter goes on, Shift + Enter makes a new line; Enter that ends an IME word does neither. */
export function TextAnswer({ text, described, onWrite, onEnter }: TextAnswerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
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
        aria-describedby={described ? 'question-hint answer-keys' : 'answer-keys'}
        aria-required="true"
        enterKeyHint="next"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="ui-field-hint" id="answer-keys">
        {text.length > nearlyFull
          ? `${maxAnswerLength - text.length} characters left.`
          : 'Enter goes on. Shift + Enter makes a new line.'}
      </p>
    </div>
  )
}
