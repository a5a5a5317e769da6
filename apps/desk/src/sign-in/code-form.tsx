'use client'

import { Field } from '@wiring/ui/field'
import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../parts/button.styles.ts'
import type { SignInResult } from './post-sign-in.ts'
import { Form } from './sign-in.styles.ts'
import { refusalText } from './sign-in-texts.ts'

const CodeField = styled(Field)<{ $large: boolean }>`
  && {
    ${({ $large }) => $large && 'font: 500 1.5rem/1.2 var(--mono); letter-spacing: 0.12em;'}
  }
`

const Submit = styled(Button)<{ $large: boolean }>`
  &&& {
    min-height: ${({ $large }) => ($large ? '52px' : '48px')};
    font-size: ${({ $large }) => $large && '1rem'};
  }
`

interface CodeFormProps {
  /** On a screen of its own, not in a dialog. */
  large?: boolean
  submitLabel: string
  send: (code: string) => Promise<SignInResult>
  onDone: (answer: SignInResult) => void
  success: SignInResult['status']
}

export function CodeForm({ large = false, submitLabel, send, onDone, success }: CodeFormProps) {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const code = String(new FormData(event.currentTarget).get('code')).replace(/[\s-]/g, '')
    if (!/^\d{8}$/.test(code)) return showError('The code has eight digits.')
    setBusy(true)
    const answer = await send(code)
    setBusy(false)
    if (answer.status === success) onDone(answer)
    else showError(refusalText(answer))
  }

  function showError(sentence: string) {
    setError(sentence)
    const input = field.current?.elements.namedItem('code')
    if (input instanceof HTMLInputElement) {
      input.focus()
      input.select()
    }
  }

  return (
    <Form ref={field} onSubmit={submit} noValidate>
      <CodeField
        $large={large}
        id="code"
        name="code"
        label="Code"
        hint="Eight digits, from the mail."
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        required
        autoFocus
      />
      <Submit $large={large} type="submit" kind="primary" busy={busy} busyLabel="Checking …">
        {submitLabel}
      </Submit>
    </Form>
  )
}
