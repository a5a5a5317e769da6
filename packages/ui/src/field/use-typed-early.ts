'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what was typed before hydration. An element that an extension put into the page makes React draw all
 * of it anew; the old field is still in the page while the new one is rendered.
 */
export function useTypedEarly(id: string, form: RefObject<HTMLElement | null>): void {
  const early = useRef<{ field: HTMLInputElement; focused: boolean } | null>(null)
  if (early.current === null && typeof document !== 'undefined') {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement)
      early.current = { field, focused: document.activeElement === field }
  }
  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>(`[id="${id}"]`)
    if (!field || !early.current || field === early.current.field) return
    if (field.value === '') setValue(field, early.current.field.value)
    if (early.current.focused) field.focus({ preventScroll: true })
  }, [id, form])
}

/** By the prototype's setter, so that React sees a change. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
