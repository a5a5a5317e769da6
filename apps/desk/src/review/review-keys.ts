import type { KeyMeaning } from '../shell/key-help.tsx'

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
