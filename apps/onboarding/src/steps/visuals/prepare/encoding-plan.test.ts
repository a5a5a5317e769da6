import { maxImageBytes, maxPickedPixels } from '@wiring/session/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attempt, encodingAttempts, photographEdge, type SourcePicture } from './encoding-plan.ts'

const plan = (source: Partial<SourcePicture>): Attempt[] =>
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

const formats: readonly SourcePicture['format'][] = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'bmp']

test.each(formats)('a transparent %s never becomes a JPEG', (format) => {
  expect(plan({ format, transparent: true }).map(({ type }) => type)).not.toContain('image/jpeg')
})

test.each([
  ['a scrolled page', 540, 6_000, 540, 6_000],
  ['a large scrolled page', 1_080, 12_000, 1_080, 12_000],
  ['a panorama', 30_000, 500, 30_000, 500],
  ['a panorama of a phone', 12_000, 2_700, 4_800, 1_080],
  ['a very long strip', 60_000, 1_000, 30_983, 516],
])('%s as a JPEG stays legible', (_, width, height, across, down) => {
  const [first] = plan({ format: 'jpeg', width, height })
  expect(first).toMatchObject({ type: 'image/jpeg', width: across, height: down })
  expect(across * down).toBeLessThanOrEqual(16_000_000)
})

test('a scrolled page as a PNG keeps its pixels up to 16 megapixels', () => {
  expect(plan({ width: 1_080, height: 12_000 })[0]).toMatchObject({ width: 1_080, height: 12_000 })
})

test('a WebP is no longer than its format allows', () => {
  for (const { type, width } of plan({ format: 'webp', transparent: true, width: 30_000, height: 500 }))
    if (type === 'image/webp') expect(width).toBeLessThanOrEqual(16_383)
})

test('a picture one pixel high keeps its pixel', () => {
  expect(plan({ format: 'jpeg', width: 50_000, height: 1 })[0]).toMatchObject({ width: 32_000, height: 1 })
})

const source = fc.record({
  format: fc.constantFrom(...formats),
  width: fc.integer({ min: 1, max: 60_000 }),
  height: fc.integer({ min: 1, max: 60_000 }),
  transparent: fc.boolean(),
})

test('the last attempt always fits, and none is enlarged or distorted', () => {
  fc.assert(
    fc.property(source, (picture) => {
      fc.pre(picture.width * picture.height <= maxPickedPixels)
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
