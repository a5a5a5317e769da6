'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

type TextBox = HTMLInputElement | HTMLTextAreaElement

const isTextBox = (element: Element | null): element is TextBox =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Keeps what was typed, pasted or ticked before hydration. An element that an extension put into the page
 * makes React draw all of it anew; the old field is still in the page while the new one is rendered. A field
 * whose value is state needs `take`, which puts the field's value there before React overwrites it.
 */
export function useTypedEarly(
  id: string,
  form: RefObject<HTMLElement | null>,
  take?: (field: TextBox) => void,
): void {
  const early = useRef<{ field: TextBox; focused: boolean } | null>(undefined)
  if (early.current === undefined && typeof document !== 'undefined') {
    const field = document.getElementById(id)
    early.current = isTextBox(field) ? { field, focused: document.activeElement === field } : null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before any effect restores a draft.
  useLayoutEffect(() => {
    const field = form.current?.querySelector(`[id="${id}"]`) ?? null
    if (!isTextBox(field) || !early.current) return
    const { field: old, focused } = early.current
    if (take && isChanged(old)) take(old)
    if (field === old) return
    if (!take && field.value === '') setValue(field, old.value)
    if (focused) field.focus({ preventScroll: true })
  }, [id, form])
}

const isChanged = (field: TextBox) =>
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue

/** By the prototype's setter, so that React sees a change. */
function setValue(field: TextBox, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
