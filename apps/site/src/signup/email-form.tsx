'use client'

import type { SupabaseAddress } from '@wiring/session/call-function'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { emailOf, useFormHeaders } from './form-headers.ts'
import { type EmailFormWords, type FormName, forms } from './forms.ts'
import { isOffline, offlineProblem } from './offline.ts'
import type { FormResult } from './submit-form.ts'

interface Props {
  form: FormName
  words: EmailFormWords
  /** Replaces the form after a success; without it the message does. */
  thanks: string | null
  supabase: SupabaseAddress
}

const stoppedAfterMs = 10_000

/**
 * `noValidate`, so that our own texts show. Works before this code arrives (a plain POST);
 * messages and the call load with the first use.
 */
export function EmailForm({ form, words, thanks, supabase }: Props) {
  const { kind } = forms[form]
  const element = useRef<HTMLFormElement>(null)
  const thanksElement = useRef<HTMLParagraphElement>(null)
  // Not a state: two clicks of one script come before a render.
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Exclude<FormResult, 'leaving'>>()
  const headers = useFormHeaders()
  const problem = result && 'sentence' in result ? result : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragment is read once, when the page has loaded.
  useEffect(() => {
    if (!location.hash.startsWith(`#${kind}-`)) return
    import('./submit-form.ts').then(
      ({ resultOfFragment }) => show(resultOfFragment(form, thanks)),
      () => undefined,
    )
  }, [])

  useEffect(() => {
    if (!result) return
    if ('done' in result) thanksElement.current?.focus()
    else if (result.atField) element.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }, [result])

  const ready = useCallback(() => {
    sending.current = false
    setBusy(false)
  }, [])

  useEffect(() => {
    // Back from the wizard may bring the page as it was left.
    const back = ({ persisted }: PageTransitionEvent) => persisted && ready()
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [ready])

  function show(next: FormResult | undefined) {
    if (next !== 'leaving') setResult(next)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const sent = event.currentTarget
    setBusy(true)
    setResult(undefined)
    const call = { email: emailOf(sent), form, thanks, headers: headers(sent), supabase }
    // Rejects only when the code cannot be fetched.
    const next = await import('./submit-form.ts')
      .then(({ submitForm }) => submitForm(call))
      .catch(async () => ((await isOffline()) ? offlineProblem : null))
    // An old tab after a deploy: the plain form still works.
    if (next === null) return sent.submit()
    // A visitor may stop the navigation.
    if (next === 'leaving') return void setTimeout(ready, stoppedAfterMs)
    ready()
    show(next)
    // Out from under the message.
    requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }))
  }

  if (result && 'done' in result)
    return (
      <p className="thanks" ref={thanksElement} tabIndex={-1}>
        {result.done}
      </p>
    )
  return (
    <form
      className="signup"
      action={`/forms/${kind}`}
      method="post"
      noValidate
      ref={element}
      onSubmit={submit}
    >
      <Field
        id={`${form}-email`}
        name="email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        maxLength={320}
        label={words.emailLabel}
        placeholder={words.emailPlaceholder ?? undefined}
        error={problem?.sentence}
        {...(problem && { 'aria-invalid': problem.atField })}
      />
      {kind === 'signup' && <input type="hidden" name="place" value={form} />}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${form}-website`}>Leave this empty</label>
        <input id={`${form}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" kind="primary" lamp busy={busy} busyLabel={words.busyLabel}>
        {words.buttonLabel}
      </Button>
    </form>
  )
}
