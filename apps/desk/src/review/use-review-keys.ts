import { nothingFocused, useKey } from '../shell/use-key.ts'
import type { Deeds } from './use-deeds.ts'

const inSheet = () => nothingFocused() || document.activeElement?.closest('.review-panes') !== null

/** The keys of the review; `reviewKeys` says what they do. */
export function useReviewKeys(deeds: Deeds): void {
  const { editing, mayEdit } = deeds
  const free = { enabled: editing === null }
  const own = { enabled: editing === null && mayEdit }
  useKey('arrowdown', () => deeds.move(1), { ...free, when: inSheet })
  useKey('arrowup', () => deeds.move(-1), { ...free, when: inSheet })
  useKey('k', deeds.keep, own)
  useKey('e', deeds.edit, own)
  useKey('d', deeds.drop, own)
  useKey('r', deeds.restore, own)
  useKey('z', deeds.undo, own)
  useKey('q', deeds.quotes, own)
  useKey('o', deeds.overrule, own)
  useKey('n', deeds.note, own)
  useKey('h', deeds.hold, free)
  useKey('i', () => deeds.leave('inputs'), free)
  useKey('p', () => deeds.leave('preview'), free)
  useKey('escape', () => deeds.leave('queue'), free)
  useKey('mod+enter', deeds.sign, own)
}
