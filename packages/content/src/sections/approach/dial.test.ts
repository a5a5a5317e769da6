import { expect, test } from 'vitest'
import { angleAt, centre, drawing, stepAt, stepByKey } from './dial.ts'

/** The drawing at half its size. */
const box = { x: 10, y: 20, width: drawing.width / 2, height: drawing.height / 2 } as DOMRectReadOnly
const pointerAt = (degrees: number) => ({
  x: box.x + centre.x / 2 + 40 * Math.cos((degrees * Math.PI) / 180),
  y: box.y + centre.y / 2 + 40 * Math.sin((degrees * Math.PI) / 180),
})

test.each([
  [-45, 0],
  [-16, 1],
  [14, 2],
  [31, 3],
  [170, 3],
  [-120, 0],
])('a pointer at %i degrees chooses step %i', (degrees, step) => {
  expect(stepAt(angleAt(pointerAt(degrees), box))).toBe(step)
})

test('the dial stops a little beyond its last contacts', () => {
  expect(angleAt(pointerAt(100), box)).toBe(57)
  expect(angleAt(pointerAt(-100), box)).toBe(-57)
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['a', 1, undefined],
  ['toString', 1, undefined],
])('key %s at step %i leads to %s', (key, step, to) => {
  expect(stepByKey(key, step, 3)).toBe(to)
})
