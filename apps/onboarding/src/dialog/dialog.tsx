'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Open while mounted. The browser traps the focus and closes on Esc. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = sheet.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      // React removes the dialog together with the browser's focus memory.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click outside is a shortcut; Esc and the X close by keyboard
    <dialog
      className="dialog"
      ref={sheet}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 className="ui-heading" data-size="3" id={titleId}>
            {title}
          </h2>
          <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
