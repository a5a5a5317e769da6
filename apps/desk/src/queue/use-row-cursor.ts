import type { QueueRow } from '@wiring/session/desk/queue'
import { useEffect, useRef, useState } from 'react'
import { nothingFocused, useShortcut } from '../shell/use-shortcut.ts'

const opened = 'desk.opened'

const linkOf = (map: string) =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(map)}"] .queue-name`)

/** The row of the cursor has the focus, for Enter and screen readers; on return the one last opened. */
export function useRowCursor(rows: readonly QueueRow[]) {
  const [at, setAt] = useState<string | null>(rows[0]?.map_id ?? null)
  const place = useRef(0)
  const index = rows.findIndex(({ map_id }) => map_id === at)
  useEffect(() => {
    const last = sessionStorage.getItem(opened)
    sessionStorage.removeItem(opened)
    if (last !== null) linkOf(last)?.focus()
  }, [])
  useEffect(() => {
    if (index >= 0) {
      place.current = index
      return
    }
    const heir = rows[Math.min(place.current, rows.length - 1)]?.map_id ?? null
    setAt(heir)
    // An untouched page keeps its own.
    if (heir !== null && at !== null && nothingFocused()) linkOf(heir)?.focus()
  }, [rows, at, index])
  const move = (by: number) => {
    const to = rows[Math.max(0, Math.min(rows.length - 1, index + by))]
    if (to !== undefined) linkOf(to.map_id)?.focus()
  }
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('enter', () => at !== null && linkOf(at)?.click(), { when: nothingFocused })
  useEffect(() => {
    const remember = () => at !== null && sessionStorage.setItem(opened, at)
    addEventListener('pagehide', remember)
    return () => removeEventListener('pagehide', remember)
  }, [at])
  return { at, setAt }
}
