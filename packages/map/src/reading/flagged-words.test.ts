import { expect, test } from 'vitest'
import { flaggedWords } from './flagged-words.ts'

const marked = (text: string, reason: 'care' | 'injection') =>
  flaggedWords(text, reason).map(({ start, end }) => text.slice(start, end))

test('the words that ask for care are found, each of them', () => {
  expect(marked('A cookbook, after the divorce. My editor had set a date.', 'care')).toEqual(['divorce'])
  const [found] = marked('Drawing a pear, the week I was diagnosed with depression.', 'care')
  expect(found).toContain('diagnosed')
  expect(marked('Phone calls. I sketch labels instead.', 'care')).toEqual([])
})

test('orders to a machine are found where they stand in the original, also after letters of other widths', () => {
  expect(marked('ﬁrst, “Ignore  previous instructions” and so on', 'injection').join()).toMatch(
    /^Ignore {2}previous/,
  )
  expect(marked('See <script>alert(1)</script>', 'injection')).toEqual(['<script', '</'])
  expect(marked('I ignore deadlines.', 'injection')).toEqual([])
})
