import { type QueueFilter, type QueueRow, queueFilters } from '@wiring/contract/desk/queue'
import { expect, test } from 'vitest'
import { circuitText, flagLabels, flagTexts, headingOf, stateText } from './queue-texts.ts'

const row: QueueRow = {
  map_id: 'a',
  completed_at: '2026-11-21T06:00:00Z',
  delivered_at: null,
  age_seconds: 1,
  name: 'Ines',
  email: 'i•••@example.com',
  state: 'drafted',
  revision: 0,
  circuit: 'projector',
  second: 'loop',
  between: false,
  gates: [],
  claims: 36,
  claims_with_evidence: 36,
  flags: [],
  claimed_by: null,
  mine: false,
  edits: 0,
  note: null,
  failure: null,
}

test('a row names its circuit, the two it stands between, or why there is none', () => {
  expect(circuitText(row)).toBe('The Projector')
  expect(circuitText({ ...row, between: true })).toBe('Between the Projector and the Loop')
  expect(circuitText({ ...row, circuit: null, state: 'waiting' })).toBe('Being drafted')
  expect(circuitText({ ...row, circuit: null, state: 'draft_failed' })).toBe('No draft')
})

test('a draft that takes longer than any draft says for how long', () => {
  const waiting = { ...row, circuit: null, state: 'waiting' as const }
  expect(circuitText({ ...waiting, age_seconds: 30 * 3_600 })).toBe('Being drafted for 30 h')
  expect(circuitText({ ...waiting, age_seconds: 360 })).toBe('Being drafted for 6 min')
})

test('the heading counts what is shown', () => {
  const counts = { ...Object.fromEntries(queueFilters.map((filter) => [filter, 24])) } as Record<
    QueueFilter,
    number
  >
  const heading = (found: number | null, everywhere = false) =>
    headingOf('all', { counts, found, everywhere })
  expect(heading(null)).toBe('24 to review')
  expect(heading(3)).toBe('3 to review')
  expect(heading(1, true)).toBe('1 found')
})

test('each kind of flag is listed once, with its source if there is only one', () => {
  expect(flagLabels([{ kind: 'picture', source: 'profile' }])).toEqual([
    { text: 'Another name in profile', tone: 'yellow' },
  ])
  expect(flagLabels([{ kind: 'picture', source: 'V2' }])).toEqual([
    { text: 'V2 not measured', tone: 'yellow' },
  ])
  const many = ['P2', 'P3'].map((source) => ({ kind: 'injection' as const, source }))
  expect(flagLabels(many)).toEqual([{ text: 'Orders in text', tone: 'red' }])
})

test('a row says who claimed it, or why it waits', () => {
  expect(stateText(row)).toBe('')
  expect(stateText({ ...row, state: 'in_review', claimed_by: 'Tom' })).toBe('Tom is reading this')
  expect(stateText({ ...row, state: 'in_review', claimed_by: 'Mara', mine: true })).toBe('You')
  expect(stateText({ ...row, state: 'on_hold', note: 'Ask Ines' })).toBe('On hold: Ask Ines')
  expect(stateText({ ...row, state: 'delivered', revision: 2 })).toBe('REV 02')
})

test('at the review a flag names every source, so that each can be read', () => {
  const care = ['A2', 'A8', 'P3'].map((source) => ({ kind: 'care' as const, source }))
  const flags = [
    ...care,
    { kind: 'language' as const, source: 'survey' },
    { kind: 'picture' as const, source: 'V2' },
  ]
  expect(flagTexts([...flags, { kind: 'thin', source: '' }])).toEqual([
    { text: 'Care: A2, A8, P3', tone: 'red', source: 'A2' },
    { text: 'Not English: survey', tone: 'yellow', source: 'survey' },
    { text: 'V2 not measured', tone: 'yellow', source: 'V2' },
    { text: 'Thin', tone: 'yellow', source: '' },
  ])
  const pictures = ['V1', 'V2'].map((source) => ({ kind: 'picture' as const, source }))
  expect(flagTexts(pictures)).toMatchObject([{ text: 'Pictures not measured: V1, V2' }])
})
