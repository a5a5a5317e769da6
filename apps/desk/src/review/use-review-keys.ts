import { nothingFocused, useKey } from '../shell/use-key.ts'
import type { Actions } from './use-actions.ts'

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
