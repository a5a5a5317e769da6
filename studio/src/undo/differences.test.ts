import { expect, test } from 'vitest'
import { differences, revertingPatch } from './differences.ts'

const now = { _id: 'a', _rev: '2', hero: { title: 'New', text: 'Same' }, extra: true, list: [1, 2] }
const before = { _id: 'a', _rev: '1', hero: { title: 'Old', text: 'Same' }, list: [1], note: 'Gone' }

test('differences name the innermost field that changed', () => {
  expect(differences(now, before)).toEqual([
    { field: ['hero', 'title'], now: 'New', before: 'Old' },
    { field: ['extra'], now: 'true', before: '(empty)' },
    { field: ['list'], now: '[1,2]', before: '[1]' },
    { field: ['note'], now: '(empty)', before: 'Gone' },
  ])
})

test('a reverting patch restores what was and removes what was not, without system fields', () => {
  expect(revertingPatch(now, before)).toEqual({
    set: { hero: before.hero, list: [1], note: 'Gone' },
    unset: ['extra'],
  })
})
