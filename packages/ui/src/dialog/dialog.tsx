import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { DialogFallback } from './dialog-fallback.tsx'

/** Works before any script has loaded. */
const command = (id: string, name: 'show-modal' | 'close') => ({ command: name, commandfor: id })

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  id: string
  title: ReactNode
  titleSize?: '2' | '3'
  /** By its cross and by a click on the backdrop. */
  closable?: boolean
}

export function Dialog(props: DialogProps) {
  const { id, title, titleSize = '2', closable = true, className, children, ...rest } = props
  const heading = (
    <h2 id={`${id}-title`} className="ui-heading" data-size={titleSize}>
      {title}
    </h2>
  )
  return (
    <dialog
      {...rest}
      className={className ? `ui-dialog ${className}` : 'ui-dialog'}
      id={id}
      aria-labelledby={`${id}-title`}
      {...(closable && { closedby: 'any' })}
    >
      <div className="ui-dialog-content">
        {closable ? (
          <header className="ui-dialog-bar">
            {heading}
            <button type="button" className="ui-dialog-close" aria-label="Close" {...command(id, 'close')}>
              <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
                <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </header>
        ) : (
          heading
        )}
        {children}
      </div>
      <DialogFallback />
    </dialog>
  )
}

export function DialogButton({ dialog, children }: { dialog: string; children: ReactNode }) {
  return (
    <Button aria-haspopup="dialog" {...command(dialog, 'show-modal')}>
      {children}
    </Button>
  )
}
