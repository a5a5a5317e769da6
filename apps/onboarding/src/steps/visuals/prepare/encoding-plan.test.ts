import { maxImageBytes, maxImagePixels } from '@wiring/session/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attempt, encodingAttempts, photographEdge, type Source } from './encoding-plan.ts'

const plan = (source: Partial<Source>): Attempt[] =>
  encodingAttempts({ format: 'png', width: 1_440, height: 900, transparent: false, ...source })

test('a photograph becomes a JPEG of at most 2,560 px, its shape kept', () => {
  expect(plan({ format: 'jpeg', width: 4_000, height: 3_000 })[0]).toEqual({
    type: 'image/jpeg',
    quality: 0.86,
    width: photographEdge,
    height: 1_920,
  })
  expect(plan({ format: 'heic', width: 3_024, height: 4_032 })[0]).toMatchObject({
    width: 1_920,
    height: 2_560,
  })
})

test('a screenshot stays lossless and in full size', () => {
  expect(plan({})[0]).toEqual({ type: 'image/png', width: 1_440, height: 900 })
  expect(plan({ width: 1_440, height: 8_000 })[0]).toMatchObject({ width: 1_440, height: 8_000 })
})

test('a transparent picture never becomes a JPEG', () => {
  expect(plan({ transparent: true }).map(({ type }) => type)).not.toContain('image/jpeg')
})

test('a picture one pixel high keeps its pixel', () => {
  expect(plan({ format: 'jpeg', width: 50_000, height: 1 })[0]).toMatchObject({ width: 2_560, height: 1 })
})

const source = fc.record({
  format: fc.constantFrom<Source['format'][]>('jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'bmp'),
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
  transparent: fc.boolean(),
})

test('the last attempt always fits, and none is enlarged or distorted', () => {
  fc.assert(
    fc.property(source, (picture) => {
      fc.pre(picture.width * picture.height <= maxImagePixels)
      const attempts = encodingAttempts(picture)
      for (const { width, height } of attempts) {
        expect(width).toBeLessThanOrEqual(picture.width)
        expect(height).toBeLessThanOrEqual(picture.height)
        expect(width * height).toBeLessThanOrEqual(16_000_000)
        expect(Math.abs(width * picture.height - height * picture.width)).toBeLessThanOrEqual(
          Math.max(picture.width, picture.height),
        )
      }
      const last = attempts.at(-1)
      const bytesPerPixel = last?.type === 'image/png' ? 4.1 : 2
      expect((last?.width ?? 0) * (last?.height ?? 0) * bytesPerPixel).toBeLessThan(maxImageBytes)
    }),
  )
})
