'use client'

import { useHotkeys } from 'react-hotkeys-hook'

const inDialog = () => document.querySelector('dialog[open]') !== null

interface When {
  enabled?: boolean
  /** Asked on the press; what is refused stays with the browser. */
  when?: () => boolean
}

/** Ignored while somebody types or a dialog is open. */
export function useShortcut(
  key: string,
  does: () => void,
  { enabled = true, when }: When = {},
): void {
  useHotkeys(
    key,
    (event) => {
      event.preventDefault()
      does()
    },
    {
      useKey: true,
      enabled,
      ignoreEventWhen: () => inDialog() || when?.() === false,
    },
  )
}

/** Enter then means the row of the cursor. */
export const nothingFocused = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
