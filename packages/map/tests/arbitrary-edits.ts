import type { Edit, EditOp } from '@wiring/contract/desk/edits'
import { switchPositions } from '@wiring/contract/desk/edits'
import * as fc from 'fast-check'
import { editProblem } from '../src/review/edit-problem.ts'
import type { Snapshot } from '../src/snapshot.ts'
import { circuitIds, switches } from '../src/switches.ts'

const words = fc.constantFrom(
  'Said otherwise',
  'A line of the studio',
  'Zwei Sätze. Noch einer.',
  '千尋 {0} 愛',
  '{1} then {0}.',
)
const reason = fc.constantFrom('The answer to A4 says the opposite.', 'Read with the pictures.')

const arbitraryOp = (draft: Snapshot): fc.Arbitrary<EditOp> => {
  const sentence = fc.constantFrom(...draft.sentences.map(({ id }) => id), 'N1', 'N2', 'N5')
  const evidence = fc.constantFrom(...draft.evidence.map(({ id }) => id), 'nothing')
  const on = fc.constantFrom(...switches.map(({ id }) => id))
  return fc.oneof(
    fc.record({ kind: fc.constantFrom('keep', 'drop', 'restore'), sentence }) as fc.Arbitrary<EditOp>,
    fc.record({ kind: fc.constant('edit'), sentence, text: words }) as fc.Arbitrary<EditOp>,
    fc.record({ kind: fc.constant('note'), text: words }) as fc.Arbitrary<EditOp>,
    fc.record({ kind: fc.constantFrom('hide_quote', 'show_quote'), evidence }) as fc.Arbitrary<EditOp>,
    fc.record({
      kind: fc.constant('set_switch'),
      switch: on,
      position: fc.constantFrom(...switchPositions),
      reason,
    }) as fc.Arbitrary<EditOp>,
    fc.record({
      kind: fc.constant('set_circuit'),
      circuit: fc.constantFrom(...circuitIds, 'none', 'oscillator'),
      reason,
    }) as fc.Arbitrary<EditOp>,
    fc.record({ kind: fc.constant('undo'), edit: fc.integer({ min: 1, max: 12 }) }) as fc.Arbitrary<EditOp>,
  )
}

export const numbered = (ops: readonly EditOp[]): Edit[] =>
  ops.map((op, index) => ({ n: index + 1, at: '2026-11-24T10:00:00Z', by: 'Mara', op }))

/** Valid ones only. */
export const arbitraryEdits = (draft: Snapshot, maxLength = 12): fc.Arbitrary<Edit[]> =>
  fc.array(arbitraryOp(draft), { maxLength }).map((ops) => {
    const edits: Edit[] = []
    for (const op of ops)
      if (editProblem(draft, edits, op) === null)
        edits.push({ n: edits.length + 1, at: '2026-11-24T10:00:00Z', by: 'Mara', op })
    return edits
  })
