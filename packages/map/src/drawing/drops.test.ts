import { expect, test } from 'vitest'
import { railLine } from './drops.ts'

test.each(['survey', 'profile', 'visuals'] as const)(
  'the rail of %s is dashed whole where nothing was read',
  (input) => {
    const dashes = (read: boolean) => railLine(input, read, [0, 0], [9, 0], 2).map((mark) => 'dash' in mark)
    expect(new Set(dashes(false))).toEqual(new Set([true]))
    expect(new Set(dashes(true))).toEqual(new Set([false]))
  },
)
