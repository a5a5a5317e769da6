'use client'

import { submissionFailed } from '@wiring/session/messages'
import { showToast } from '@wiring/ui/toast'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { EmailForm, type EmailFormWords } from '../signup/email-form.tsx'
import { fieldValue, useFormHeaders } from '../signup/form-headers.ts'
import { type WaitlistOutcome, waitlistMessages, waitlistOutcomeOf } from './waitlist-outcomes.ts'

export interface WaitlistFormProps {
  words: EmailFormWords
  /** Replaces the form once the address is on the list. */
  thanks: string
  functionsUrl: string
  publishableKey: string
}

/** The Console's waitlist. After a success the form gives way to the thanks, which take the focus. */
export function WaitlistForm({ words, thanks, functionsUrl, publishableKey }: WaitlistFormProps) {
  const [state, setState] = useState<'open' | 'busy' | 'joined'>('open')
  const [error, setError] = useState<string>()
  const thanked = useRef<HTMLParagraphElement>(null)
  const headers = useFormHeaders()

  useEffect(() => {
    const outcome = waitlistOutcomeOf(location.hash)
    if (outcome) show(outcome)
    if (outcome === 'joined') setState('joined')
  }, [])

  useEffect(() => {
    if (state === 'joined') thanked.current?.focus()
  }, [state])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'open') return
    const form = event.currentTarget
    if (fieldValue(form, 'email').trim() === '') {
      setError(waitlistMessages['email-required'].title)
      show('email-required')
      form.querySelector<HTMLInputElement>('[name=email]')?.focus()
      return
    }
    setError(undefined)
    setState('busy')
    setState(await send(form).catch(() => show('transport')))
  }

  async function send(form: HTMLFormElement): Promise<'open' | 'joined'> {
    const { requestWaitlist } = await import('./request-waitlist.ts')
    const email = fieldValue(form, 'email')
    const answer = await requestWaitlist({ functionsUrl, publishableKey, email, headers: headers(form) })
    if (answer.kind !== 'refused') return show(answer.kind)
    setError(answer.sentence)
    showToast({ ...submissionFailed(answer.sentence), tone: 'error' })
    return 'open'
  }

  if (state === 'joined')
    return (
      <p className="thanks" ref={thanked} tabIndex={-1}>
        {thanks}
      </p>
    )
  return (
    <EmailForm
      id="waitlist"
      action="/forms/waitlist"
      words={words}
      buttonLabel="Join Waitlist"
      busy={state === 'busy'}
      error={error}
      onSubmit={submit}
    />
  )
}

function show(outcome: WaitlistOutcome): 'open' | 'joined' {
  const joined = outcome === 'joined'
  showToast({ ...waitlistMessages[outcome], tone: joined ? 'success' : 'error' })
  return joined ? 'joined' : 'open'
}
