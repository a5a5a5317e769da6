'use client'

import styled from 'styled-components'
import { Dialog } from '../parts/dialog.styles.ts'
import { Key } from '../parts/key.styles.ts'
import { useShortcut } from './use-shortcut.ts'

export interface Shortcut {
  keys: readonly string[]
  description: string
}

const id = 'keys'

const Keys = styled.dl`
  --key-display: inline-block;

  display: grid;
  gap: 0 var(--space-6);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  margin-top: var(--space-5);

  @media (max-width: 519px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Entry = styled.div`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  gap: var(--space-3);
  padding: 9px 0;
  border-top: 1px solid var(--line);
`

const ListedKey = styled(Key)`
  & + & {
    margin-left: 4px;
  }
`

export function ShortcutHelp({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcut('?', openShortcutHelp)
  return (
    <Dialog id={id} title="Keys of this screen">
      <Keys>
        {[...shortcuts, { keys: ['?'], description: 'show this list' }].map(({ keys, description }) => (
          <Entry key={description}>
            <dt>
              {keys.map((key) => (
                <ListedKey key={key}>{key}</ListedKey>
              ))}
            </dt>
            <dd>{description}</dd>
          </Entry>
        ))}
      </Keys>
    </Dialog>
  )
}

export function openShortcutHelp(): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}
