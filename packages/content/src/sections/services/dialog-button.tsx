'use client'

import { Button } from '@wiring/ui/button'
import type { ReactNode } from 'react'

/** Opens the modal dialog with the given id. The browser traps the focus, closes on Escape and gives the focus back. */
export function DialogButton({ dialog, children }: { dialog: string; children: ReactNode }) {
  function open() {
    const element = document.getElementById(dialog)
    if (element instanceof HTMLDialogElement) element.showModal()
  }
  return (
    <Button aria-haspopup="dialog" onClick={open}>
      {children}
    </Button>
  )
}
