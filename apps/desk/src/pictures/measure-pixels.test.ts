import { describe, expect, test } from 'vitest'
import {
  black,
  checkerboard,
  diagonal,
  flatRed,
  gradient,
  noise,
  page,
  paint,
  valley,
} from '../../tests/synthetic-pictures.ts'
import { colourfulnessMetric, colourfulnessOf } from './colourfulness.ts'
import { measurePixels } from './measure-pixels.ts'
import { hexOf, oklabOf } from './oklab.ts'

describe('OKLab', () => {
  test.each([
    ['white', [255, 255, 255], [1, 0, 0]],
    ['black', [0, 0, 0], [0, 0, 0]],
    ['red', [255, 0, 0], [0.628, 0.2249, 0.1258]],
    ['green', [0, 255, 0], [0.8664, -0.2339, 0.1795]],
    ['blue', [0, 0, 255], [0.452, -0.0325, -0.3115]],
  ] as const)('%s has the published coordinates and comes back as the same colour', (_, rgb, expected) => {
    const { L, a, b } = oklabOf(paint(1, 1, () => rgb))
    const found = [L[0] ?? 0, a[0] ?? 0, b[0] ?? 0] as const
    for (const [axis, value] of found.entries()) expect(value).toBeCloseTo(expected[axis] ?? 0, 3)
    expect(hexOf(...found)).toBe(`#${Buffer.from(rgb).toString('hex').toUpperCase()}`)
  })
})

describe('palette', () => {
  test('a flat picture has its one colour', () => {
    expect(measurePixels(flatRed).palette).toEqual([{ hex: '#FF0000', share: 1 }])
  })
  test('two colours keep their shares exactly, however unequal they are', () => {
    expect(measurePixels(page).palette).toEqual([
      { hex: '#FAFAFA', share: 0.9 },
      { hex: '#141414', share: 0.1 },
    ])
  })
  test('colours that look the same are one', () => {
    const nearly = paint(32, 32, (x) => (x % 2 === 0 ? [200, 60, 40] : [203, 62, 42]))
    expect(measurePixels(nearly).palette).toHaveLength(1)
  })
  test('of more than five colours the five largest are named', () => {
    const colours = [
      [255, 255, 255],
      [0, 0, 0],
      [255, 0, 0],
      [0, 160, 0],
      [0, 0, 255],
      [255, 220, 0],
      [160, 0, 160],
    ] as const
    const stripes = paint(70, 10, (x) => colours[x < 40 ? 0 : 1 + Math.floor((x - 40) / 5)] ?? colours[0])
    const { palette } = measurePixels(stripes)
    expect(palette).toHaveLength(5)
    expect(palette[0]).toEqual({ hex: '#FFFFFF', share: 0.57 })
    expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(1)
  })
  test('a photograph-like picture has at most five, by falling share', () => {
    const { palette } = measurePixels(noise())
    expect(palette).toHaveLength(5)
    expect(palette.map(({ share }) => share)).toEqual(palette.map(({ share }) => share).sort((a, b) => b - a))
  })
})

describe('colourfulness', () => {
  test('greys have none', () => {
    expect(colourfulnessMetric(gradient)).toBe(0)
    expect(colourfulnessOf(gradient)).toBe('none')
  })
  test('flat red has 0.3 times its distance from grey', () => {
    expect(colourfulnessMetric(flatRed)).toBeCloseTo(0.3 * Math.hypot(255, 127.5), 2)
    expect(colourfulnessOf(flatRed)).toBe('high')
  })
  test('noise in all colours is extreme', () => {
    expect(colourfulnessOf(noise())).toBe('extreme')
  })
  test.each([
    [44, 'none'],
    [45, 'slight'],
    [98, 'slight'],
    [99, 'moderate'],
    [134, 'moderate'],
    [135, 'average'],
    [175, 'average'],
    [176, 'quite'],
    [244, 'quite'],
    [245, 'high'],
  ] as const)('a flat red of %i is %s', (level, expected) => {
    expect(colourfulnessOf(paint(8, 8, () => [level, 0, 0]))).toBe(expected)
  })
})

describe('surface and edges', () => {
  test('a flat picture is empty surface without edges', () => {
    expect(measurePixels(black)).toMatchObject({
      contrast: 'even',
      quiet_share: 1,
      edge_density: 0,
      straightness: 0,
      symmetry: 0,
      flat_share: 1,
      noun: 'screen or page',
    })
  })
  test('a checkerboard has straight edges, strong contrast and no empty surface', () => {
    const measured = measurePixels(checkerboard)
    expect(measured).toMatchObject({ contrast: 'strong', quiet_share: 0 })
    expect(measured.straightness).toBeGreaterThan(0.9)
    expect(measured.edge_density).toBeGreaterThan(0.3)
  })
  test('a slow gradient is empty surface, and every pixel differs from its neighbour', () => {
    const measured = measurePixels(gradient)
    expect(measured).toMatchObject({ edge_density: 0, flat_share: 0, noun: 'photograph' })
    expect(measured.quiet_share).toBeGreaterThan(0.9)
  })
  test('a diagonal edge is not straight', () => {
    expect(measurePixels(diagonal).straightness).toBeLessThan(0.1)
  })
  test('noise has edges in every direction, of which about two in nine are near an axis', () => {
    const measured = measurePixels(noise())
    expect(measured.straightness).toBeGreaterThan(0.12)
    expect(measured.straightness).toBeLessThan(0.35)
    expect(measured).toMatchObject({ quiet_share: 0, noun: 'photograph' })
  })
  test('half of a page with type on its other half is empty', () => {
    const typed = paint(128, 128, (x, y) => (y < 64 || (x + y) % 3 > 0 ? [250, 250, 250] : [0, 0, 0]))
    const { quiet_share: quietShare } = measurePixels(typed)
    expect(quietShare).toBeGreaterThan(0.4)
    expect(quietShare).toBeLessThanOrEqual(0.5)
  })
})

describe('symmetry', () => {
  test('a picture that equals its mirror image has 1', () => {
    expect(measurePixels(valley).symmetry).toBe(1)
  })
  test('a gradient is the opposite of its mirror image', () => {
    expect(measurePixels(gradient).symmetry).toBeLessThan(-0.95)
  })
  test('noise has nearly none', () => {
    expect(Math.abs(measurePixels(noise()).symmetry)).toBeLessThan(0.05)
  })
})

test('a picture of one pixel is measured', () => {
  expect(measurePixels(paint(1, 1, () => [10, 200, 30]))).toMatchObject({
    palette: [{ share: 1 }],
    quiet_share: 1,
    symmetry: 0,
  })
})

test('every number has two decimals', () => {
  for (const picture of [noise(200, 150, 7), checkerboard, gradient, valley, page]) {
    const { palette, ...measured } = measurePixels(picture)
    const numbers = [
      ...palette.map(({ share }) => share),
      ...Object.values(measured).filter((value) => typeof value === 'number'),
    ]
    for (const value of numbers) expect(value).toBe(Number(value.toFixed(2)))
  }
})
