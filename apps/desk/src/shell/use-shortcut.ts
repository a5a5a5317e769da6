'use client'

import { isHeld } from '@wiring/ui/held-keys'
import { useHotkeys } from 'react-hotkeys-hook'

const inDialog = () => document.querySelector('dialog[open]') !== null

interface ShortcutOptions {
  enabled?: boolean
  /** Checked on each press; if false the browser handles the key. */
  when?: () => boolean
  /** A key that is held down goes on: for moving only, never for an action. */
  repeats?: boolean
}

/** Ignored while somebody types or a dialog is open. */
export function useShortcut(
  key: string,
  onPress: () => void,
  { enabled = true, when, repeats = false }: ShortcutOptions = {},
): void {
  useHotkeys(
    key,
    (event) => {
      event.preventDefault()
      if (repeats || !isHeld(event)) onPress()
    },
    {
      useKey: true,
      enabled,
      ignoreEventWhen: () => inDialog() || when?.() === false,
    },
  )
}

export const nothingFocused = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
