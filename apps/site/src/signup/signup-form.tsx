'use client'

import { type Message, messages, submissionFailed } from '@wiring/session/messages'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { showToast } from '@wiring/ui/toast'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { outcomeMessage, outcomeOfFragment, type Place } from './outcomes.ts'

/** The form's words; an editor may have left any of them empty. */
export interface SignupWords {
  emailLabel: string | null
  emailPlaceholder: string | null
  buttonLabel: string | null
  busyLabel: string | null
}

export interface SignupFormProps {
  place: Place
  words: SignupWords
  functionsUrl: string
  publishableKey: string
}

/** The Wiring Map form. It works before this code arrives (a plain POST) and takes over when it has. */
export function SignupForm({ place, words, functionsUrl, publishableKey }: SignupFormProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const shown = useRef({ at: 0, key: '' })

  useEffect(() => {
    shown.current = { at: performance.now(), key: crypto.randomUUID() }
    const outcome = outcomeOfFragment(location.hash)
    if (outcome) announce(outcomeMessage(outcome, place), outcome === 'mailed')
  }, [place])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const email = field(form, 'email')
    if (email.trim() === '') {
      setError(`${messages.emailRequired.title} ${messages.emailRequired.description}`)
      announce(messages.emailRequired)
      form.querySelector<HTMLInputElement>('[name=email]')?.focus()
      return
    }
    setError(undefined)
    setBusy(true)
    const leaving = await send(email, field(form, 'website')).catch(() =>
      announce(outcomeMessage('exception', place)),
    )
    if (!leaving) setBusy(false)
  }

  /** True when the browser is on its way to the wizard. */
  async function send(email: string, honeypot: string): Promise<boolean> {
    const { requestSignup } = await import('./request-signup.ts')
    const answer = await requestSignup({
      functionsUrl,
      publishableKey,
      email,
      headers: {
        'idempotency-key': shown.current.key,
        'x-form-elapsed-ms': String(Math.round(performance.now() - shown.current.at)),
        ...(honeypot && { 'x-form-honeypot': 'filled' }),
      },
    })
    if (answer.kind === 'session') {
      location.assign(`/wiring/${answer.sessionId}`)
      return true
    }
    if (answer.kind === 'mailed') return announce(messages.signupMailed, true)
    if (answer.kind === 'refused') {
      setError(answer.sentence)
      return announce(submissionFailed(answer.sentence))
    }
    return announce(outcomeMessage('transport', place))
  }

  return (
    <form className="signup" action="/forms/signup" method="post" noValidate onSubmit={submit}>
      <Field
        id={`${place}-email`}
        name="email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        maxLength={320}
        label={words.emailLabel ?? 'Email'}
        placeholder={words.emailPlaceholder ?? undefined}
        error={error}
      />
      <input type="hidden" name="place" value={place} />
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${place}-website`}>Leave this empty</label>
        <input id={`${place}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" kind="primary" lamp busy={busy} busyLabel={words.busyLabel ?? 'Connecting...'}>
        {words.buttonLabel ?? 'Generate Your Wiring Map'}
      </Button>
    </form>
  )
}

function announce(message: Message, success = false): false {
  showToast({ ...message, tone: success ? 'success' : 'error' })
  return false
}

function field(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
