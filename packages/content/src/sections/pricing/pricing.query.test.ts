import { expect, test } from 'vitest'
import { dollars } from './pricing.query.ts'

test('prices are whole dollars with a sign', () => {
  expect([29, 278, 69, 662].map(dollars)).toEqual(['$29', '$278', '$69', '$662'])
  expect(dollars(12_345)).toBe('$12,345')
})

test('a price that an editor has not given yet is a dash', () => {
  expect(dollars(null)).toBe('—')
})
