'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import { Dialog, type DialogProps } from './dialog.tsx'

export interface OpenDialogProps extends Omit<DialogProps, 'ref' | 'onClick' | 'onClose'> {
  onClose: () => void
}

/** Open while mounted. Needs no browser that knows `commandfor` and `closedby`. */
export function OpenDialog({ onClose, closable = true, ...rest }: OpenDialogProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const dialog = sheet.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      // React removes the dialog together with the browser's focus memory.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const closeByClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const onCross = target instanceof Element && target.closest('.ui-dialog-close') !== null
    const beside = closable && target === currentTarget && !('closedBy' in currentTarget)
    if (onCross || beside) currentTarget.close()
  }
  return (
    <Dialog
      {...rest}
      closable={closable}
      ref={sheet}
      onClick={closeByClick}
      // In development React mounts twice: the first close is reported when it is open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    />
  )
}
