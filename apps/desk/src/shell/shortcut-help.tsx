'use client'

import { Dialog } from '@wiring/ui/dialog'
import { useShortcut } from './use-shortcut.ts'

export interface Shortcut {
  keys: readonly string[]
  description: string
}

const id = 'keys'

export function ShortcutHelp({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcut('?', openShortcutHelp)
  return (
    <Dialog id={id} title="Keys of this screen">
      <dl className="key-list">
        {[...shortcuts, { keys: ['?'], description: 'show this list' }].map(({ keys, description }) => (
          <div key={description}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

export function openShortcutHelp(): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
