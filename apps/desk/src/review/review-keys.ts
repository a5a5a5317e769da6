import type { KeyMeaning } from '../shell/key-help.tsx'
import { nothingFocused, useKey } from '../shell/use-key.ts'
import type { Actions } from './use-actions.ts'

export const reviewKeys: readonly KeyMeaning[] = [
  { keys: ['↑', '↓'], does: 'sentence before, next sentence' },
  { keys: ['K'], does: 'keep it and go to the next open one' },
  { keys: ['E'], does: 'edit it: Enter saves, Esc cancels' },
  { keys: ['D'], does: 'drop it' },
  { keys: ['R'], does: 'restore it as it was drafted' },
  { keys: ['Z'], does: 'undo the last edit' },
  { keys: ['Q'], does: 'hide or show its quotes' },
  { keys: ['O'], does: 'overrule a switch or the circuit' },
  { keys: ['N'], does: 'write a sentence of the studio' },
  { keys: ['H'], does: 'put the map on hold, with a note' },
  { keys: ['I'], does: 'everything that was handed in' },
  { keys: ['P'], does: 'preview: page, PDF, card, mail' },
  { keys: ['⌘ ↵', 'Ctrl ↵'], does: 'sign and send' },
  { keys: ['U'], does: 'take a signature back, for 60 seconds' },
  { keys: ['Esc'], does: 'back to the queue' },
]

const inSheet = () => nothingFocused() || document.activeElement?.closest('.review-panes') !== null

export function useReviewKeys(actions: Actions): void {
  const { editing, mayEdit } = actions
  const free = { enabled: editing === null }
  const own = { enabled: editing === null && mayEdit }
  useKey('arrowdown', () => actions.move(1), { ...free, when: inSheet })
  useKey('arrowup', () => actions.move(-1), { ...free, when: inSheet })
  useKey('k', actions.keep, own)
  useKey('e', actions.edit, own)
  useKey('d', actions.drop, own)
  useKey('r', actions.restore, own)
  useKey('z', actions.undo, own)
  useKey('q', actions.quotes, own)
  useKey('o', actions.overrule, own)
  useKey('n', actions.note, own)
  useKey('h', actions.hold, free)
  useKey('i', () => actions.leave('inputs'), free)
  useKey('p', () => actions.leave('preview'), free)
  useKey('escape', () => actions.leave('queue'), free)
  useKey('mod+enter', actions.sign, own)
}
