import { expect, test } from 'vitest'
import { factsTexts, formatBytes, formatPercent, refusalMessage } from './picture-texts.ts'

test.each([
  [1, '1 KB'],
  [354_321, '354 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [5_242_880, '5.2 MB'],
])('%i bytes are formatted as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test('upload progress stops at 99 % until storage has confirmed', () => {
  expect(formatPercent(0)).toBe('0 %')
  expect(formatPercent(0.409)).toBe('40 %')
  expect(formatPercent(1)).toBe('99 %')
})

test('a picture shows its size, type, bytes and that only the first frame is used', () => {
  const facts = {
    type: 'image/jpeg',
    width: 2560,
    height: 1920,
    bytes: 1_200_000,
    firstFrame: true,
    partsHidden: false,
  } as const
  expect(factsTexts(facts)).toEqual(['2560 × 1920', 'JPEG · 1.2 MB', 'First frame'])
})

test.each(['empty', 'unreadable', 'heic', 'timeout', 'worker-error', 'scrambled', 'lost'] as const)(
  'the sentence of %s says what to do',
  (reason) => expect(refusalMessage('a', { reason }).description).toMatch(/\b(add|Add|Save|Export)\b/),
)

test('too many pixels come with two ways out', () => {
  expect(refusalMessage('a.jpg', { reason: 'pixels', width: 12_000, height: 9_000 }).description).toBe(
    'a.jpg measures 12,000 × 9,000 pixels. The limit is 100 megapixels. Send a smaller copy, or take it again with the camera set to 12 megapixels.',
  )
})
