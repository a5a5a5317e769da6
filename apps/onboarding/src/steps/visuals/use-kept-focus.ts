'use client'

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

const itemsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-item]')]
const idOf = (item: HTMLElement | null | undefined) => item?.dataset.item ?? null

/** The item that takes the focus from `lost`: itself if it is still there, else the next, else the previous one. */
export function nextFocus(before: readonly string[], lost: string, after: readonly string[]): string | null {
  if (after.includes(lost)) return lost
  const place = before.indexOf(lost)
  const isThere = (id: string) => after.includes(id)
  return (
    before.slice(place + 1).find(isThere) ?? before.slice(0, Math.max(0, place)).findLast(isThere) ?? null
  )
}

/**
 * Keeps the focus near when the focused control disappears with its item (`data-item`), or out of it. Falls back to the
 * element marked `data-fallback`. Runs after every render; costs nothing unless the focus was really lost.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  const last = useRef<{ lost: string; before: readonly string[] } | null>(null)

  useEffect(() => {
    const element = root.current
    if (element === null || last.current === null || document.activeElement !== document.body) return
    const items = itemsOf(element)
    const { before, lost } = last.current
    const wanted = nextFocus(
      before,
      lost,
      items.flatMap((item) => idOf(item) ?? []),
    )
    const item = items.find((each) => idOf(each) === wanted) ?? element.querySelector('[data-fallback]')
    const button = item?.matches('button') ? item : [...(item?.querySelectorAll('button') ?? [])].at(-1)
    if (button instanceof HTMLElement) button.focus()
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const lost = idOf(target.closest<HTMLElement>('[data-item]'))
    const before = root.current === null ? [] : itemsOf(root.current).flatMap((item) => idOf(item) ?? [])
    last.current = lost === null ? null : { lost, before }
  }
  // Not called for controls that React takes away, only when the focus really goes elsewhere.
  const onBlur = () => {
    last.current = null
  }
  return { onFocus, onBlur }
}
