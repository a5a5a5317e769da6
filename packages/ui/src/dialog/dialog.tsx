'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'

export interface DialogProps {
  /** Whoever opens it calls `showModal()` on the element with this id. */
  id: string
  title: ReactNode
  children: ReactNode
}

/** A sheet laid over the page, on the browser's own modal dialog: focus trap and return, Escape, an inert page below. */
export function Dialog({ id, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  // The backdrop belongs to the dialog element, its content does not.
  const clickBackdrop = (event: MouseEvent) => event.target === dialog.current && close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, built into the element.
    <dialog
      className="ui-dialog"
      id={id}
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClick={clickBackdrop}
    >
      <div className="ui-dialog-sheet">
        <button type="button" className="ui-dialog-close" aria-label="Close" onClick={close}>
          <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
        <h2 id={`${id}-title`} className="ui-heading" data-size="2" tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
