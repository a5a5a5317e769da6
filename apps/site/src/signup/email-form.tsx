import { Button } from '@wiring/ui/button'
import { Field } from '@wiring/ui/field'
import { type FormEvent, useEffect, useRef } from 'react'

/** The form's words; an editor may have left any of them empty. */
export interface EmailFormWords {
  emailLabel: string | null
  emailPlaceholder: string | null
  buttonLabel: string | null
  busyLabel: string | null
}

export interface EmailFormProps {
  /** Prefix of the controls' ids. */
  id: string
  action: '/forms/signup' | '/forms/waitlist'
  words: EmailFormWords
  buttonLabel: string
  busy: boolean
  error: string | undefined
  /** Hidden values for the path without JavaScript. */
  hidden?: Record<string, string>
  /** Called once per sending; a second click before it has ended is ignored here. */
  onSend: (form: HTMLFormElement) => Promise<void>
}

/** One email, one button, one trap for robots. `noValidate`, so that the specification's own texts show. */
export function EmailForm({
  id,
  action,
  words,
  buttonLabel,
  busy,
  error,
  hidden = {},
  onSend,
}: EmailFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // Not a state: two clicks of one script come before anything is drawn again.
  const sending = useRef(false)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }, [error])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || sending.current) return
    sending.current = true
    onSend(event.currentTarget).finally(() => {
      sending.current = false
      // Out from under the message that came with the answer.
      requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }))
    })
  }

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
        error={error}
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
