import type { QueueRow } from '@wiring/contract/desk/queue'
import { useEffect, useRef, useState } from 'react'
import { readTab, removeTab, saveTab } from '../shell/tab-storage.ts'
import { nothingFocused, useShortcut } from '../shell/use-shortcut.ts'

const openedRowKey = 'desk.opened'

const linkOf = (map: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(map)}"] a`)

/** On return the row last opened has the focus. */
export function useRowCursor(rows: readonly QueueRow[]) {
  const [at, setAt] = useState<string | null>(rows[0]?.map_id ?? null)
  const lastIndex = useRef(0)
  const index = rows.findIndex(({ map_id }) => map_id === at)
  useEffect(() => {
    const last = readTab(openedRowKey)
    removeTab(openedRowKey)
    if (last !== null) linkOf(last)?.focus()
  }, [])
  useEffect(() => {
    if (index >= 0) {
      lastIndex.current = index
      return
    }
    const nextRow = rows[Math.min(lastIndex.current, rows.length - 1)]?.map_id ?? null
    setAt(nextRow)
    // Not on a page that nobody has touched.
    if (nextRow !== null && at !== null && nothingFocused()) linkOf(nextRow)?.focus()
  }, [rows, at, index])
  const move = (by: number) => {
    const to = rows[Math.max(0, Math.min(rows.length - 1, index + by))]
    if (to !== undefined) linkOf(to.map_id)?.focus()
  }
  useShortcut('j', () => move(1), { repeats: true })
  useShortcut('k', () => move(-1), { repeats: true })
  useShortcut('enter', () => at !== null && linkOf(at)?.click(), { when: nothingFocused })
  useEffect(() => {
    // Not on leaving the page: a reload shows the list from its top.
    const remember = (event: MouseEvent) => {
      const row = (event.target as Element).closest?.('[data-row] a')?.closest<HTMLElement>('[data-row]')
      if (row?.dataset.row) saveTab(openedRowKey, row.dataset.row)
    }
    document.addEventListener('click', remember)
    return () => document.removeEventListener('click', remember)
  }, [])
  const focusRow = () => {
    if (at !== null) linkOf(at)?.focus()
  }
  return { at, setAt, focusRow }
}
