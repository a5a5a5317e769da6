'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import { Dialog, type DialogProps } from './dialog.tsx'

interface OpenDialogProps extends Omit<DialogProps, 'ref' | 'onClick' | 'onClose'> {
  onClose: () => void
}

/** Open while mounted. Also for browsers without `commandfor` and `closedby`. */
export function OpenDialog({ onClose, closable = true, ...rest }: OpenDialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const dialog = element.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      // A removed dialog does not return the focus.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const closeByClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const onCross = target instanceof Element && target.closest('.ui-dialog-close') !== null
    const onBackdrop = closable && target === currentTarget && !('closedBy' in currentTarget)
    if (onCross || onBackdrop) currentTarget.close()
  }
  return (
    <Dialog
      {...rest}
      closable={closable}
      ref={element}
      onClick={closeByClick}
      // In development React mounts twice: the first close comes late.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    />
  )
}
