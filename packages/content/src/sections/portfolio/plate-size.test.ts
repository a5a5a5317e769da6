import { expect, test } from 'vitest'
import { type PlateImage, plateSize } from './plate-size.ts'

const picture = (change: Partial<PlateImage> = {}): PlateImage => ({
  crop: null,
  hotspot: null,
  asset: {
    url: 'http://localhost:1/images/a-1600x1200.png',
    metadata: { dimensions: { width: 1600, height: 1200 } },
  },
  ...change,
})

test('a picture is offered in every width it can fill, never enlarged', () => {
  const plate = plateSize(picture())
  expect(plate?.srcSet.match(/\d+w(?=,|$)/g)).toEqual(['480w', '720w', '960w', '1280w', '1600w'])
  expect(plate?.src).toBe('http://localhost:1/images/a-1600x1200.png?w=960&q=75&auto=format')
  const small = picture({
    asset: { url: 'http://localhost:1/b.png', metadata: { dimensions: { width: 600, height: 300 } } },
  })
  expect(plateSize(small)?.srcSet.match(/\d+w(?=,|$)/g)).toEqual(['480w', '600w'])
})

test('the crop of an editor becomes a rectangle in pixels and the size of the plate', () => {
  const plate = plateSize(picture({ crop: { left: 0.25, right: 0.25, top: 0, bottom: 0.5 } }))
  expect(plate).toMatchObject({ width: 800, height: 600 })
  expect(plate?.src).toContain('rect=400,0,800,600&')
})

test('the hotspot is counted from what the crop leaves', () => {
  expect(plateSize(picture({ hotspot: { x: 0.2, y: 0.9 } }))?.position).toBe('20% 90%')
  const cropped = picture({ crop: { left: 0.5 }, hotspot: { x: 0.75, y: 0.5 } })
  expect(plateSize(cropped)?.position).toBe('50% 50%')
})

test('without a picture, its size or its address there is no plate', () => {
  expect(plateSize(null)).toBeNull()
  expect(plateSize(picture({ asset: null }))).toBeNull()
  expect(plateSize(picture({ asset: { url: 'http://localhost:1/a.png', metadata: null } }))).toBeNull()
})
