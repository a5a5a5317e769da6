import { expect, test } from 'vitest'
import { percent, pictureFacts, readableSize } from './describe-picture.ts'

test.each([
  [1, '1 KB'],
  [354_321, '354 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [5_242_880, '5.2 MB'],
])('%i bytes read %s', (bytes, text) => expect(readableSize(bytes)).toBe(text))

test('an upload is at 99 % until the storage has said yes', () => {
  expect(percent(0)).toBe('0 %')
  expect(percent(0.409)).toBe('40 %')
  expect(percent(1)).toBe('99 %')
})

test('a picture says what will be sent', () => {
  const facts = {
    type: 'image/jpeg',
    width: 2560,
    height: 1920,
    bytes: 1_200_000,
    firstFrame: true,
  } as const
  expect(pictureFacts(facts)).toEqual(['2560 × 1920', 'JPEG · 1.2 MB', 'First frame'])
})
