'use client'

import { useEffect, useState } from 'react'
import { EmailForm, type EmailFormWords } from './email-form.tsx'
import { useFormHeaders } from './form-headers.ts'
import type { Place } from './outcomes.ts'

export interface SignupFormProps {
  place: Place
  words: EmailFormWords
  functionsUrl: string
  publishableKey: string
}

/**
 * The Wiring Map form. It works before this code arrives (a plain POST) and takes over when it has; what it says and
 * how it calls the server come with the first use.
 */
export function SignupForm({ place, words, functionsUrl, publishableKey }: SignupFormProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const headers = useFormHeaders()

  useEffect(() => {
    if (location.hash.startsWith('#signup-'))
      import('./submit-signup.ts').then(({ announceFragment }) => announceFragment(place))
  }, [place])

  async function submit(form: HTMLFormElement) {
    setBusy(true)
    setError(undefined)
    const code = await import('./submit-signup.ts').catch(() => null)
    // An old tab after a deploy: the plain form still works.
    if (code === null) return form.submit()
    const problem = await code.submitSignup({
      form,
      place,
      functionsUrl,
      publishableKey,
      headers: headers(form),
    })
    if (problem === 'leaving') return
    setError(problem)
    setBusy(false)
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
      onSend={submit}
    />
  )
}
