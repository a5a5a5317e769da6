'use client'

import { useEffect, useRef } from 'react'
import { Dialog, type DialogProps } from './dialog.tsx'

interface OpenDialogProps extends Omit<DialogProps, 'ref' | 'onClose'> {
  onClose: () => void
}

const typedFields = 'textarea, input:is([type="text"], [type="email"], :not([type]))'

/** Open while mounted. */
export function OpenDialog({ onClose, ...rest }: OpenDialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const dialog = element.current
    dialog?.showModal()
    // Before the cross, which the browser would choose.
    dialog?.querySelector<HTMLElement>(typedFields)?.focus()
    return () => {
      dialog?.close()
      // A removed dialog does not return the focus.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <Dialog
      {...rest}
      ref={element}
      // In development React mounts twice: the first close comes late.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    />
  )
}
