'use client'

import { Dialog } from '@wiring/ui/dialog'
import { useShortcut } from './use-shortcut.ts'

export interface Shortcut {
  keys: readonly string[]
  does: string
}

const id = 'keys'

export function ShortcutHelp({ meanings }: { meanings: readonly Shortcut[] }) {
  useShortcut('?', openShortcutHelp)
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
    </Dialog>
  )
}

export function openShortcutHelp(): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
