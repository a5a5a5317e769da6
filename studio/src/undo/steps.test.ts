import { expect, test } from 'vitest'
import { actsOf } from './history.ts'
import { stepOf, stepsOf } from './steps.ts'

const at = '2026-11-23T12:00:00.000Z'
const version = (_id: string, fields: object) => ({
  ...{ _id, _type: 'step', _rev: 'r', _createdAt: at, _updatedAt: at },
  ...fields,
})
const drag = { id: 'drag', timestamp: at, ids: ['a', 'b'], published: [] }

test('a transaction is one act with every public document that it changed; others are no act', () => {
  const transactions = [
    { id: 'drag', timestamp: at, documentIDs: ['a', 'drafts.a', 'b'] },
    { id: 'edit', timestamp: at, documentIDs: ['drafts.a'] },
    { id: 'closed', timestamp: at, documentIDs: ['private.closedPreviews'] },
  ]
  expect(actsOf(transactions)).toEqual([{ ...drag, published: ['a'] }])
})

test('a step holds every document that the act changed', () => {
  const before = [version('a', { number: 1 }), version('b', { number: 2 })]
  const now = [version('a', { number: 2 }), version('b', { number: 1 })]
  expect(stepOf(drag, before, now)?.documents.map(({ changes }) => changes)).toEqual([
    [{ field: ['number'], now: '2', before: '1' }],
    [{ field: ['number'], now: '1', before: '2' }],
  ])
})

test('neither unchanged nor imported documents make a step', () => {
  const same = [version('a', { number: 1 }), version('b', { number: 2 })]
  expect(stepOf(drag, same, same)).toBeNull()
  expect(stepOf(drag, [], same)).toBeNull()
})

test('a first publish can be taken off the site', () => {
  const step = stepOf({ ...drag, published: ['a'] }, [], [version('a', { number: 1 })])
  expect(step?.documents).toMatchObject([{ before: null, changes: [] }])
})

test('a step lists what the draft of a document would change', () => {
  const all = [version('a', { title: 'Public' }), version('drafts.a', { title: 'Being written' })]
  const step = stepOf(drag, [version('a', { title: 'Earlier' })], all)
  expect(step?.documents[0]?.draft).toEqual([{ field: ['title'], now: 'Being written', before: 'Earlier' }])
})

test('each step of a document shows what that act made of it', () => {
  const act = (id: string) => ({ act: { ...drag, id, ids: ['a'] } })
  const acts = [
    { ...act('newest'), before: [version('a', { title: 'Second' })] },
    { ...act('older'), before: [version('a', { title: 'First' })] },
  ]
  const steps = stepsOf(acts, [version('a', { title: 'Third' })])
  expect(steps.map(({ documents }) => documents[0]?.made.title)).toEqual(['Third', 'Second'])
})
