import { type EditOp, editOp } from '@wiring/contract/desk/edits'
import { draftPersona } from '@wiring/map/draft-persona'
import { ines } from '@wiring/map/specimen'
import { expect, test } from 'vitest'
import { unsavedText } from './unsaved-text.ts'

const draft = draftPersona(ines)
const quoting = draft.sentences.find(({ slots }) => slots[0]?.kind === 'quote')
const sentence = quoting?.id ?? ''
const evidence = draft.evidence[0]?.id ?? ''

test('an edit that is not saved is shown with its quotes', () => {
  const [slot] = quoting?.slots ?? []
  const text = unsavedText({ kind: 'edit', sentence, text: 'First there is {0}.' }, draft)
  expect(text).toBe(`“First there is “${slot?.kind === 'quote' ? slot.text : ''}”.”`)
})

const ops: EditOp[] = [
  { kind: 'keep', sentence },
  { kind: 'edit', sentence, text: '{0} and {1}' },
  { kind: 'drop', sentence },
  { kind: 'restore', sentence },
  { kind: 'note', text: 'Call us.' },
  { kind: 'hide_quote', evidence },
  { kind: 'show_quote', evidence },
  { kind: 'set_switch', switch: 'GATE', position: 'left', reason: 'A8 says so' },
  { kind: 'reset_switch', switch: 'GATE' },
  { kind: 'set_circuit', circuit: 'relay', reason: 'It waits' },
  { kind: 'reset_circuit' },
  { kind: 'undo', edit: 1 },
]

test('no kind of edit is shown in its stored form', () => {
  expect(ops.map(({ kind }) => kind)).toEqual(editOp.options.map(({ shape }) => shape.kind.value))
  for (const op of ops) expect(unsavedText(op, draft)).not.toMatch(/[{}_]|undefined/)
})
