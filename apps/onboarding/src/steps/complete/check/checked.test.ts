import { readingsToCheck } from '@wiring/map/readings-to-check'
import { fillSlots } from '@wiring/map/slots'
import { ines } from '@wiring/map/specimen'
import { expect, test } from 'vitest'
import { checkedReadingsOf, currentVerdicts, parseTyped } from './checked.ts'

const readings = readingsToCheck(ines.inputs)
const [first, second] = readings
if (first === undefined || second === undefined) throw new Error('Too few readings.')
const typed = {
  [first.id]: { sentence: fillSlots(first), verdict: 'me' as const, word: '  most\tweeks ' },
  [second.id]: { sentence: fillSlots(second), verdict: null, word: 'unsaid' },
}

test('a verdict on a sentence that changed since is dropped', () => {
  expect(currentVerdicts(readings, typed)).toEqual(typed)
  const changed = { ...typed, [first.id]: { ...typed[first.id], sentence: 'Another.' } }
  expect(Object.keys(currentVerdicts(readings, changed as typeof typed))).toEqual([second.id])
})

test('only what was said is sent, in clean words', () => {
  expect(checkedReadingsOf('1.1', typed)).toEqual({
    model: '1.1',
    verdicts: [{ reading: first.id, verdict: 'me', word: 'most weeks' }],
  })
  expect(checkedReadingsOf('1.1', {})).toBeUndefined()
})

test('whatever the device kept is read, or left out', () => {
  expect(parseTyped(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  for (const kept of [undefined, null, 'x', 3, [], { A: null }, { A: 1 }, { A: { sentence: 1 } }])
    expect(parseTyped(kept)).toEqual({})
  expect(parseTyped({ A: { sentence: 's', word: '', verdict: 'maybe' } })).toEqual({
    A: { sentence: 's', word: '', verdict: null },
  })
})
