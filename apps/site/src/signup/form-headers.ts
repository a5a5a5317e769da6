import { elapsedHeader, honeypotHeader, idempotencyHeader } from '@wiring/session/function-headers'
import { useEffect, useRef } from 'react'

export function emailOf(form: HTMLFormElement): string {
  return fieldValue(form, 'email').trim()
}

/** One idempotency key per form shown, the time since then, and the honeypot. */
export function useFormHeaders(): (form: HTMLFormElement) => Record<string, string> {
  const shown = useRef({ at: 0, key: '' })
  useEffect(() => {
    shown.current = { at: performance.now(), key: crypto.randomUUID() }
  }, [])
  return (form) => ({
    [idempotencyHeader]: shown.current.key,
    [elapsedHeader]: String(Math.round(performance.now() - shown.current.at)),
    ...(fieldValue(form, 'website') && { [honeypotHeader]: 'filled' }),
  })
}

function fieldValue(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
