import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginStroke, describePosition, extendStroke, moveBrush } from './blur-strokes.ts'

test('a click makes a point, a move extends it to a line', () => {
  const disc = beginStroke([], { x: 0.5, y: 0.5 }, 0.1)
  expect(disc).toEqual([{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  expect(extendStroke(disc, { x: 0.7, y: 0.5 })[0]?.points).toHaveLength(2)
  expect(extendStroke(disc, { x: 0.501, y: 0.5 })).toBe(disc)
})

test('extending without a stroke changes nothing', () => {
  expect(extendStroke([], { x: 0.5, y: 0.5 })).toEqual([])
})

test.each([
  ['ArrowRight', false, { x: 0.52, y: 0.5 }],
  ['ArrowUp', true, { x: 0.5, y: 0.4 }],
  ['Enter', false, null],
])('%s (far: %s) moves the brush', (key, far, expected) => {
  expect(moveBrush({ x: 0.5, y: 0.5 }, key, far)).toEqual(expected)
})

test('the position is described in percent', () => {
  expect(describePosition({ x: 0.404, y: 1 })).toBe('40 percent across, 100 percent down')
})

test('strokes stay inside the picture', () => {
  const point = fc.record({
    x: fc.double({ min: -9, max: 9, noNaN: true }),
    y: fc.double({ min: -9, max: 9, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (first, second) => {
      const strokes = extendStroke(beginStroke([], first, 0.1), second)
      for (const { x, y } of strokes.flatMap(({ points }) => points)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(1)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(1)
      }
    }),
  )
})
