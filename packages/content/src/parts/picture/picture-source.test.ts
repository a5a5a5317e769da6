import { expect, test } from 'vitest'
import { croppedUrl, type Picture, pictureSource } from './picture-source.ts'

const picture = (change: Partial<Picture> = {}): Picture => ({
  crop: null,
  hotspot: null,
  asset: {
    url: 'http://localhost:1/images/a-1600x1200.png',
    metadata: { dimensions: { width: 1600, height: 1200 } },
  },
  ...change,
})

test('a picture is offered in every width it can fill, never enlarged', () => {
  const source = pictureSource(picture())
  expect(source?.srcSet.match(/\d+w(?=,|$)/g)).toEqual(['480w', '720w', '960w', '1280w', '1600w'])
  expect(source?.src).toBe('http://localhost:1/images/a-1600x1200.png?w=960&q=75&auto=format')
  const small = picture({
    asset: { url: 'http://localhost:1/b.png', metadata: { dimensions: { width: 600, height: 300 } } },
  })
  expect(pictureSource(small)?.srcSet.match(/\d+w(?=,|$)/g)).toEqual(['480w', '600w'])
})

test('the crop becomes a rectangle in pixels and the size of the picture', () => {
  const source = pictureSource(picture({ crop: { left: 0.25, right: 0.25, top: 0, bottom: 0.5 } }))
  expect(source).toMatchObject({ width: 800, height: 600 })
  expect(source?.src).toContain('rect=400,0,800,600&')
})

test('the hotspot is relative to the crop', () => {
  expect(pictureSource(picture({ hotspot: { x: 0.2, y: 0.9 } }))?.position).toBe('20% 90%')
  const cropped = picture({ crop: { left: 0.5 }, hotspot: { x: 0.75, y: 0.5 } })
  expect(pictureSource(cropped)?.position).toBe('50% 50%')
})

test('without a picture, its size or its address there is no source', () => {
  expect(pictureSource(null)).toBeNull()
  expect(pictureSource(picture({ asset: null }))).toBeNull()
  expect(pictureSource(picture({ asset: { url: 'http://localhost:1/a.png', metadata: null } }))).toBeNull()
})

test('a social card is the picture cropped to one size', () => {
  expect(croppedUrl(picture(), 1200, 630)).toBe(
    'http://localhost:1/images/a-1600x1200.png?w=1200&h=630&fit=crop',
  )
  expect(croppedUrl(null, 1200, 630)).toBeNull()
})
