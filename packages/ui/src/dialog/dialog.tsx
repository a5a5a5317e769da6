import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'

/** The browser opens and closes the dialog named by `commandfor`, also before any script has come. */
const command = (id: string, name: 'show-modal' | 'close') => ({ command: name, commandfor: id })

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  id: string
  title: ReactNode
  /** Without it there is no cross, and a click beside the dialog does not close it. */
  closable?: boolean
}

/** The browser's own modal dialog: focus trap and return, Escape, an inert page below. */
export function Dialog({ id, title, closable = true, className, children, ...rest }: DialogProps) {
  const heading = (
    <h2 id={`${id}-title`} className="ui-heading" data-size="2">
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
      <div className="ui-dialog-sheet">
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
