import { describe, expect, test } from 'vitest'
import { parseRoute, routeTrace } from './route-trace.ts'

describe('routeTrace', () => {
  test('draws a straight wire as a line', () => {
    expect(
      routeTrace([
        [0, 10],
        [100, 10],
      ]),
    ).toBe('M0 10H100')
  })

  test('rounds a corner by 16 units', () => {
    expect(
      routeTrace([
        [0, 0],
        [50, 0],
        [50, 60],
      ]),
    ).toBe('M0 0H34q16 0 16 16V60')
  })

  test('shrinks a corner whose side is too short', () => {
    expect(
      routeTrace([
        [0, 0],
        [10, 0],
        [10, 60],
      ]),
    ).toBe('M0 0H5q5 0 5 5V60')
  })
})

test('parseRoute reads the short form of the same wire', () => {
  const points = [
    [62, 132],
    [176, 132],
    [176, 264],
    [246, 264],
  ] as const
  expect(parseRoute('62 132 H176 V264 H246')).toBe(routeTrace(points))
})
