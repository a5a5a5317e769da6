'use client'

import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type FormEvent, useRef, useState } from 'react'
import type { SignInResult } from './post-sign-in.ts'
import { refusalText } from './sign-in-texts.ts'

interface CodeFormProps {
  submitLabel: string
  send: (code: string) => Promise<SignInResult>
  onDone: (answer: SignInResult) => void
  success: SignInResult['status']
}

export function CodeForm({ submitLabel, send, onDone, success }: CodeFormProps) {
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
    <form ref={field} onSubmit={submit} noValidate>
      <Field
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
      <Button type="submit" kind="primary" busy={busy} busyLabel="Checking …">
        {submitLabel}
      </Button>
    </form>
  )
}
