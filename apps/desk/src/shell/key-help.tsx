'use client'

import { Dialog } from '@wiring/ui/dialog'
import type { ReactNode } from 'react'
import { useKey } from './use-key.ts'

export interface KeyMeaning {
  keys: readonly string[]
  does: string
}

const id = 'keys'

export function KeyHelp({ meanings, children }: { meanings: readonly KeyMeaning[]; children?: ReactNode }) {
  useKey('?', openKeyHelp)
  return (
    <Dialog id={id} title="Keys of this screen">
      <dl className="key-list">
        {[...meanings, { keys: ['?'], does: 'show this list' }].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Dialog>
  )
}

export function openKeyHelp(): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
