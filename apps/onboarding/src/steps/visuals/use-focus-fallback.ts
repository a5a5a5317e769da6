'use client'

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

const itemsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-item]')]
const idOf = (item: HTMLElement | null | undefined) => item?.dataset.item ?? null

export function nextFocus(before: readonly string[], lost: string, after: readonly string[]): string | null {
  if (after.includes(lost)) return lost
  const index = before.indexOf(lost)
  const exists = (id: string) => after.includes(id)
  return before.slice(index + 1).find(exists) ?? before.slice(0, Math.max(0, index)).findLast(exists) ?? null
}

/** When the focused control disappears, moves to a neighbour (`data-item`) or `data-fallback`. */
export function useFocusFallback(root: RefObject<HTMLElement | null>) {
  const last = useRef<{ lost: string; before: readonly string[] } | null>(null)

  useEffect(() => {
    const element = root.current
    if (element === null || last.current === null || document.activeElement !== document.body) return
    const items = itemsOf(element)
    const { before, lost } = last.current
    const target = nextFocus(
      before,
      lost,
      items.flatMap((item) => idOf(item) ?? []),
    )
    const item = items.find((each) => idOf(each) === target) ?? element.querySelector('[data-fallback]')
    const button = item?.matches('button') ? item : [...(item?.querySelectorAll('button') ?? [])].at(-1)
    if (button instanceof HTMLElement) button.focus()
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const lost = idOf(target.closest<HTMLElement>('[data-item]'))
    const before = root.current === null ? [] : itemsOf(root.current).flatMap((item) => idOf(item) ?? [])
    last.current = lost === null ? null : { lost, before }
  }
  // React does not fire blur for controls that it removes.
  const onBlur = () => {
    last.current = null
  }
  return { onFocus, onBlur }
}
