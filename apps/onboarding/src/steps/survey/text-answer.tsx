import { maxAnswerLength } from '@wiring/session/limits'
import type { KeyboardEvent } from 'react'
import { ByPointer } from '../../wizard/by-pointer.tsx'

export interface TextAnswerProps {
  text: string
  described: boolean
  onWrite: (text: string) => void
  onEnter: () => void
}

/** Shows the characters left. */
const nearlyFull = maxAnswerLength - 200

/** Enter goes on, Shift + Enter makes a new line; Enter that ends an IME word does neither. */
export function TextAnswer({ text, described, onWrite, onEnter }: TextAnswerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // Return on a touch keyboard makes lines.
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
        aria-describedby={described ? 'question-hint answer-keys' : 'answer-keys'}
        aria-required="true"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="ui-field-hint" id="answer-keys">
        {text.length > nearlyFull ? (
          `${maxAnswerLength - text.length} characters left.`
        ) : (
          <ByPointer mouse="Enter goes on. Shift + Enter makes a new line." touch="In your own words." />
        )}
      </p>
    </div>
  )
}
