import { expect, test } from 'vitest'
import { markSize } from './mark-size.ts'

const pixelsAt = (width: number, units: number) => {
  const terms = [...markSize(units).matchAll(/([\d.]+)px - ([\d.]+)cqw/g)]
  const inDrawing = Math.max(
    ...terms.map(([, pixels, share]) => Number(pixels) - (Number(share) * width) / 100),
  )
  return (inDrawing * width) / units
}

test.each([480, 504, 640, 720])('lettering on a drawing of %d units has one size at every width', (units) => {
  for (let width = 200; width <= 960; width += 1) {
    expect(pixelsAt(width, units), `${width} px`).toBeGreaterThan(11)
    expect(pixelsAt(width, units), `${width} px`).toBeLessThan(11.51)
  }
})

test('nothing is used that an engine divides lengths by', () => {
  expect(markSize(640)).toMatch(/^max\(([\d.]+px - [\d.]+cqw(, )?)+\)$/)
})
