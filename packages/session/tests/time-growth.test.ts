import { expect, test } from 'vitest'
import { mostGrowth, timeGrowth } from './time-growth.ts'

function work(steps: number): number {
  let sum = 0
  for (let step = 0; step < steps; step += 1) sum += step % 7
  return sum
}

test('linear work is told from quadratic work, however slow a step is', () => {
  for (const slowness of [1, 1_000]) {
    expect(timeGrowth((text) => work(text.length * slowness), 'a', 2_000)).toBeLessThan(mostGrowth)
    expect(
      timeGrowth((text) => work(text.length ** 2 * slowness), 'a', slowness === 1 ? 500 : 20, 200),
    ).toBeGreaterThan(mostGrowth)
  }
})
