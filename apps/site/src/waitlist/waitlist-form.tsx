'use client'

import { useEffect, useRef, useState } from 'react'
import { EmailForm, type EmailFormWords } from '../signup/email-form.tsx'
import { useFormHeaders } from '../signup/form-headers.ts'

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
    if (!location.hash.startsWith('#waitlist-')) return
    import('./submit-waitlist.ts').then(({ announceFragment }) => announceFragment() && setState('joined'))
  }, [])

  useEffect(() => {
    if (state === 'joined') thanked.current?.focus()
  }, [state])

  async function submit(form: HTMLFormElement) {
    setState('busy')
    setError(undefined)
    const code = await import('./submit-waitlist.ts').catch(() => null)
    // An old tab after a deploy: the plain form still works.
    if (code === null) return form.submit()
    const { joined, problem } = await code.submitWaitlist({
      form,
      functionsUrl,
      publishableKey,
      headers: headers(form),
    })
    setError(problem)
    setState(joined ? 'joined' : 'open')
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
      onSend={submit}
    />
  )
}
