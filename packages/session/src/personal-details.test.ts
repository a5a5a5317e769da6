import { expect, test } from 'vitest'
import { personalDetails } from './personal-details.ts'

test('details have their kind and offsets', () => {
  const text = 'Ask Anna: anna@example.org or www.example.org/a, +49 170 123 45 67.'
  expect(personalDetails(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['Email address', 'anna@example.org'],
    ['Link', 'www.example.org/a,'],
    ['Phone number', '+49 170 123 45 67'],
  ])
})

test('a match of one rule is not matched by the next', () => {
  expect(personalDetails('a.b@studio.de').map(({ kind }) => kind)).toEqual(['Email address'])
})

// Without the lookbehinds these would take hours.
test.each(['a', 'a-', '1', '-', 'a.'])('a megabyte of "%s" is searched in linear time', (unit) => {
  expect(personalDetails(unit.repeat(1_000_000 / unit.length))).toEqual([])
})
