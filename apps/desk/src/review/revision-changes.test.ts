import { expect, test } from 'vitest'
import { changesText, changeText } from './revision-changes.ts'

const before = { revision: 1, sentences: [] }

test('a revision says how many sentences are new, changed and gone, and which sheet it is compared with', () => {
  const changed = { kind: 'changed', was: 'Before.' } as const
  expect(changesText([], before, 2)).toBe('REV 02 against REV 01: nothing changed yet.')
  expect(changesText([changed, { kind: 'new' }, changed, { kind: 'gone', was: '' }], before, 2)).toBe(
    'REV 02 against REV 01: 1 new, 2 changed, 1 gone.',
  )
  expect(changeText(changed, before)).toBe('Changed since REV 01')
})
