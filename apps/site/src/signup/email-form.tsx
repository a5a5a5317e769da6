import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFormHeaders } from './form-headers.ts'
import { isOffline, offlineProblem } from './offline.ts'

/** The form's words; an editor may have left any of them empty. */
export interface EmailFormWords {
  emailLabel: string | null
  emailPlaceholder: string | null
  buttonLabel: string | null
  busyLabel: string | null
}

/** Why an address was not taken; it stands under the field. */
export interface Problem {
  sentence: string
  /** The address itself has to be changed. */
  atField: boolean
}

/** What a sending came to. `done` takes the place of the form. */
export type FormResult = Problem | { done: string } | 'leaving'

export interface EmailFormProps {
  /** Prefix of the controls' ids. */
  id: string
  action: '/forms/signup' | '/forms/waitlist'
  words: EmailFormWords
  buttonLabel: string
  /** Hidden values for the path without JavaScript. */
  hidden?: Record<string, string>
  /** Called once per sending. It rejects only when its code cannot be fetched. */
  send: (form: HTMLFormElement, headers: Record<string, string>) => Promise<FormResult>
  /** How the fragment begins with which the path without JavaScript comes back, and what it came to. */
  fragment: string
  recall: () => Promise<FormResult | undefined>
}

/** One email, one button, one trap for robots. `noValidate`, so that the specification's own texts show. */
export function EmailForm({
  id,
  action,
  words,
  buttonLabel,
  hidden = {},
  send,
  fragment,
  recall,
}: EmailFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  // Not a state: two clicks of one script come before anything is drawn again.
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Exclude<FormResult, 'leaving'>>()
  const headers = useFormHeaders()
  const problem = result && 'sentence' in result ? result : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragment is read once, when the page has loaded.
  useEffect(() => {
    if (location.hash.startsWith(fragment)) recall().then(show, () => undefined)
  }, [])

  useEffect(() => {
    if (!result) return
    if ('done' in result) thanks.current?.focus()
    else if (result.atField) form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }, [result])

  function show(next: FormResult | undefined) {
    if (next !== 'leaving') setResult(next)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const element = event.currentTarget
    setBusy(true)
    setResult(undefined)
    const next = await send(element, headers(element)).catch(async () =>
      (await isOffline()) ? offlineProblem : null,
    )
    sending.current = false
    // An old tab after a deploy: the plain form still works.
    if (next === null) return element.submit()
    if (next === 'leaving') return
    setBusy(false)
    show(next)
    // Out from under the message that came with the answer.
    requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }))
  }

  if (result && 'done' in result)
    return (
      <p className="thanks" ref={thanks} tabIndex={-1}>
        {result.done}
      </p>
    )
  return (
    <form className="signup" action={action} method="post" noValidate ref={form} onSubmit={submit}>
      <Field
        id={`${id}-email`}
        name="email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        maxLength={320}
        label={words.emailLabel ?? 'Email'}
        placeholder={words.emailPlaceholder ?? undefined}
        error={problem?.sentence}
        {...(problem && { 'aria-invalid': problem.atField })}
      />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this empty</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" kind="primary" lamp busy={busy} busyLabel={words.busyLabel ?? 'Connecting…'}>
        {words.buttonLabel ?? buttonLabel}
      </Button>
    </form>
  )
}
