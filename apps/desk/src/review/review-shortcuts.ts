import type { Shortcut } from '../shell/shortcut-help.tsx'
import { nothingFocused, useShortcut } from '../shell/use-shortcut.ts'
import type { Actions } from './use-actions.ts'

export const reviewShortcuts: readonly Shortcut[] = [
  { keys: ['↑', '↓'], description: 'sentence before, next sentence' },
  { keys: ['J'], description: 'next to read, doubtful ones first; this one is left as it is' },
  { keys: ['K'], description: 'keep it and go to the next open one' },
  { keys: ['Shift K'], description: 'keep all routine sentences under this heading; Z takes them back' },
  { keys: ['E'], description: 'edit it: Enter saves, Esc cancels' },
  { keys: ['D'], description: 'drop it' },
  { keys: ['R'], description: 'restore it as it was drafted' },
  { keys: ['Z'], description: 'undo the last edit' },
  { keys: ['Q'], description: 'hide or show its quotes' },
  { keys: ['O'], description: 'overrule a switch or the circuit' },
  { keys: ['N'], description: 'write a sentence of the studio' },
  { keys: ['H'], description: 'put the map on hold, with a note' },
  { keys: ['I'], description: 'everything that was handed in' },
  { keys: ['P'], description: 'preview: page, PDF, card, mail' },
  { keys: ['⌘ ↵', 'Ctrl ↵'], description: 'write your sentence, then sign and send' },
  { keys: ['U'], description: 'take a signature back, for 60 seconds' },
  { keys: ['Esc'], description: 'back to the queue' },
]

const inSheet = () => nothingFocused() || document.activeElement?.closest('main') !== null

export function useReviewShortcuts(actions: Actions): void {
  const { editing, mayEdit, signing } = actions
  const free = { enabled: editing === null }
  const own = { enabled: editing === null && mayEdit }
  useShortcut('arrowdown', () => actions.move(1), { ...free, when: inSheet, repeats: true })
  useShortcut('arrowup', () => actions.move(-1), { ...free, when: inSheet, repeats: true })
  useShortcut('j', actions.next, { ...free, repeats: true })
  useShortcut('k', actions.keep, own)
  useShortcut('shift+k', actions.keepBlock, own)
  useShortcut('e', actions.edit, own)
  useShortcut('d', actions.drop, own)
  useShortcut('r', actions.restore, own)
  useShortcut('z', actions.undo, own)
  useShortcut('q', actions.quotes, own)
  useShortcut('o', actions.overrule, own)
  useShortcut('n', actions.note, own)
  useShortcut('h', actions.hold, free)
  useShortcut('i', () => actions.leave('inputs'), free)
  useShortcut('p', () => actions.leave('preview'), free)
  useShortcut('escape', () => (signing === 'wanted' ? actions.cancelSigning() : actions.leave('queue')), free)
  useShortcut('mod+enter', actions.sign, own)
}
