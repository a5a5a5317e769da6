import { activeEdits } from '@wiring/map/review/fold-edits'
import type { Edit } from '@wiring/session/desk/edits'

export function blockOnTop(edits: readonly Edit[], sentences: readonly string[]): Edit[] {
  const last = sentences.length === 0 ? [] : activeEdits(edits).slice(-sentences.length)
  const same =
    last.length === sentences.length &&
    last.every(({ op }, index) => op.kind === 'keep' && op.sentence === sentences[index])
  return same ? last.toReversed() : []
}
