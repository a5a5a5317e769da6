import type { Edit, EditOp } from '@wiring/contract/desk/edits'
import { expect, test } from 'vitest'
import { draftPersona } from '../fixtures/personas/draft-persona.ts'
import { applyEdits, signedSnapshot } from '../src/review/apply-edits.ts'
import { compareSentences } from '../src/review/compare-sentences.ts'
import { fillSlots } from '../src/slots.ts'
import { ines } from '../src/specimen/ines.ts'

const draft = draftPersona(ines)
const edits = (...ops: EditOp[]) => ops.map((op, index): Edit => ({ n: index + 1, at: '', by: 'Mara', op }))
const first: EditOp[] = [
  { kind: 'keep', sentence: 'S2' },
  { kind: 'edit', sentence: 'S3', text: 'As signed.' },
  { kind: 'drop', sentence: 'S18' },
]
const published = signedSnapshot(draft, edits(...first)).sentences
const later = (...ops: EditOp[]) =>
  compareSentences(published, applyEdits(draft, edits(...first, ...ops)).sentences)

test('nothing changed where no edit was made since, however much was edited before', () => {
  expect(later()).toEqual(new Map())
  expect(later({ kind: 'keep', sentence: 'S4' })).toEqual(new Map())
})

test('an edited sentence is changed with its text as it was signed, a dropped one gone, a restored one and a note new', () => {
  const was = published.find(({ id }) => id === 'S4')
  const changes = later(
    { kind: 'edit', sentence: 'S3', text: 'Better.' },
    { kind: 'drop', sentence: 'S4' },
    { kind: 'restore', sentence: 'S18' },
    { kind: 'note', text: 'From the studio.' },
  )
  expect(changes).toEqual(
    new Map([
      ['S3', { kind: 'changed', was: 'As signed.' }],
      ['S4', { kind: 'gone', was: was && fillSlots(was) }],
      ['S18', { kind: 'new' }],
      ['N7', { kind: 'new' }],
    ]),
  )
})

test('a quote that was hidden since changes the sentences that print it', () => {
  const line = draft.evidence.find(({ source, quote }) => source === 'A3' && quote !== null)
  const changes = later({ kind: 'hide_quote', evidence: line?.id ?? '' })
  expect([...changes.values()].map(({ kind }) => kind)).toContain('changed')
})
