'use client'

import { type Message, messages, submissionFailed } from '@wiring/session/messages'
import { showToast } from '@wiring/ui/toast'
import { type FormEvent, useEffect, useState } from 'react'
import { EmailForm, type EmailFormWords } from './email-form.tsx'
import { fieldValue, useFormHeaders } from './form-headers.ts'
import { outcomeMessage, outcomeOfFragment, type Place } from './outcomes.ts'

export interface SignupFormProps {
  place: Place
  words: EmailFormWords
  functionsUrl: string
  publishableKey: string
}

/** The Wiring Map form. It works before this code arrives (a plain POST) and takes over when it has. */
export function SignupForm({ place, words, functionsUrl, publishableKey }: SignupFormProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const headers = useFormHeaders()

  useEffect(() => {
    const outcome = outcomeOfFragment(location.hash)
    if (outcome) announce(outcomeMessage(outcome, place), outcome === 'mailed')
  }, [place])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    if (fieldValue(form, 'email').trim() === '') {
      setError(`${messages.emailRequired.title} ${messages.emailRequired.description}`)
      announce(messages.emailRequired)
      form.querySelector<HTMLInputElement>('[name=email]')?.focus()
      return
    }
    setError(undefined)
    setBusy(true)
    const leaving = await send(form).catch(() => announce(outcomeMessage('exception', place)))
    if (!leaving) setBusy(false)
  }

  /** True when the browser is on its way to the wizard. */
  async function send(form: HTMLFormElement): Promise<boolean> {
    const { requestSignup } = await import('./request-signup.ts')
    const email = fieldValue(form, 'email')
    const answer = await requestSignup({ functionsUrl, publishableKey, email, headers: headers(form) })
    if (answer.kind === 'session') {
      location.assign(`/wiring/${answer.sessionId}`)
      return true
    }
    if (answer.kind === 'mailed') return announce(messages.signupMailed, true)
    if (answer.kind === 'transport') return announce(outcomeMessage('transport', place))
    setError(answer.sentence)
    return announce(submissionFailed(answer.sentence))
  }

  return (
    <EmailForm
      id={place}
      action="/forms/signup"
      words={words}
      buttonLabel="Generate Your Wiring Map"
      busy={busy}
      error={error}
      hidden={{ place }}
      onSubmit={submit}
    />
  )
}

function announce(message: Message, success = false): false {
  showToast({ ...message, tone: success ? 'success' : 'error' })
  return false
}
