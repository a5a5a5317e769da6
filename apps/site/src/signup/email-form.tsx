'use client'

import type { SupabaseAddress } from '@wiring/contract/call'
import { minFormMilliseconds } from '@wiring/session/limits'
import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { useTypedEarly } from '@wiring/ui/typed-early'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailField, keyName, readTrap, trapName } from './form-fields.ts'
import type { FormKind, FormName } from './outcomes.ts'
import type { FormResult } from './submit-form.ts'

export type EmailFormTexts = Record<
  'emailLabel' | 'emailPlaceholder' | 'buttonLabel' | 'busyLabel',
  string | null
>

interface Props {
  form: FormName
  kind: FormKind
  texts: EmailFormTexts
  thanks: string | null
  supabase: SupabaseAddress
}

const navigationTimeoutMs = 10_000

/** `null` when online. `navigator.onLine` may be true without a connection to the site. */
async function offlineResult(): Promise<FormResult | null> {
  const robots = () =>
    fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(3_000) })
  const online = navigator.onLine && (await robots().catch(() => null))
  return online ? null : { state: 'failed', text: 'You are offline. The address stays here.' }
}

/** A plain POST before hydration; the rest loads with the first submit. */
export function EmailForm({ form, kind, texts, thanks, supabase }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const thanksElement = useRef<HTMLParagraphElement>(null)
  const asked = useRef(false)
  // A second click may come before the next render.
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<FormResult>()
  useTypedEarly(`${form}-email`, element)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has loaded.
  useEffect(() => {
    if (location.hash.startsWith(`#${kind}-`))
      import('./submit-form.ts').then(
        ({ resultOfFragment }) => setResult(resultOfFragment(form, thanks)),
        () => undefined,
      )
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && allowSubmit()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  useEffect(() => {
    if (result?.state === 'done') thanksElement.current?.focus()
    if (result?.state === 'invalid' && element.current) emailField(element.current)?.focus()
  }, [result])

  function allowSubmit() {
    sending.current = false
    setBusy(false)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setResult(undefined)
    const sent = event.currentTarget
    // The clock runs since the page was asked for, not since hydration.
    const elapsedMs = performance.now()
    const isSuspect = !asked.current && (elapsedMs < minFormMilliseconds || readTrap(sent))
    const next = await import('./submit-form.ts')
      .then(({ submitForm }) =>
        submitForm({
          sent,
          isSuspect,
          // Who pressed once more is a person.
          ...(!asked.current && { elapsedMs }),
          form,
          thanks,
          supabase,
          offlineResult,
        }),
      )
      .catch(offlineResult)
    asked.current ||= isSuspect
    // After a deploy an old tab cannot load the code.
    if (next === null) return sent.submit()
    // A visitor may stop the navigation.
    if (next === 'leaving') return void setTimeout(allowSubmit, navigationTimeoutMs)
    allowSubmit()
    setResult(next)
    // The message covers the lower edge of the window.
    requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }))
  }

  if (result?.state === 'done')
    return (
      <p className="thanks" ref={thanksElement} tabIndex={-1}>
        {result.text}
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
        label={texts.emailLabel}
        placeholder={texts.emailPlaceholder ?? undefined}
        error={result?.text}
        {...(result && { 'aria-invalid': result.state === 'invalid' })}
      />
      {kind === 'signup' && <input type="hidden" name="place" value={form} />}
      <input type="hidden" name={keyName} />
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${form}-${trapName}`}>Leave this empty</label>
        <input
          id={`${form}-${trapName}`}
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </div>
      <Button type="submit" kind="primary" lamp busy={busy} busyLabel={texts.busyLabel}>
        {texts.buttonLabel}
      </Button>
    </form>
  )
}
