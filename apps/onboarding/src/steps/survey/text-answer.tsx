import { maxAnswerLength } from '@wiring/session/limits'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ByPointer } from '../../wizard/step-parts.tsx'
import { LanguageNote } from './language-note.tsx'

interface TextAnswerProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  hasHint: boolean
  isFirst: boolean
  onWrite: (text: string) => void
  onEnter: () => void
}

const showCountFrom = maxAnswerLength - 200
const count = new Intl.NumberFormat('en')

export function TextAnswer({ field, text, hasHint, isFirst, onWrite, onEnter }: TextAnswerProps) {
  const [leftOut, setLeftOut] = useState(0)
  const notice = useRef<HTMLParagraphElement>(null)
  // The text comes after the notice, and makes the field taller than a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the text has come.
  useEffect(() => {
    if (leftOut > 0) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [leftOut, text])
  /** The browser cuts what is pasted, and says nothing of it. */
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget
    const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n').length
    setLeftOut(Math.max(0, value.length - (selectionEnd - selectionStart) + pasted - maxAnswerLength))
  }
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    onWrite(target.value)
    if (!('inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste')) setLeftOut(0)
  }
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
        ref={field}
        rows={4}
        value={text}
        maxLength={maxAnswerLength}
        aria-labelledby="question"
        aria-describedby={hasHint ? 'question-hint answer-keys' : 'answer-keys'}
        aria-required="true"
        onChange={onChange}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      <p className="ui-field-hint" id="answer-keys">
        {text.length > showCountFrom ? (
          <span>{`${maxAnswerLength - text.length} characters left.`}</span>
        ) : (
          <ByPointer mouse="Enter goes on. Shift + Enter makes a new line." touch="In your own words." />
        )}
      </p>
      <div className="answer-left-out" aria-live="polite">
        {leftOut > 0 && (
          <p className="ui-field-error" ref={notice}>
            {`An answer has room for ${count.format(maxAnswerLength)} characters. The last ${count.format(leftOut)} of what you pasted are left out.`}
          </p>
        )}
      </div>
      {isFirst && <LanguageNote text={text} />}
    </div>
  )
}
