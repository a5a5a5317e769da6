import { expect, test } from 'vitest'
import { cardUrl, type Picture, pictureSource } from './picture-source.ts'

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

test.each([
  ['the middle without a hotspot', {}, '0,180,1600,840'],
  ['the hotspot', { hotspot: { x: 0.5, y: 0.3 } }, '0,0,1600,840'],
  ['the hotspot at the lower edge', { hotspot: { x: 0.5, y: 1 } }, '0,360,1600,840'],
  ['the crop', { crop: { top: 0.5 }, hotspot: { x: 0.9, y: 0.1 } }, '457,600,1143,600'],
])('a social card is a JPEG around %s', (_, change, rect) => {
  expect(cardUrl(picture(change), 1200, 630)).toBe(
    `http://localhost:1/images/a-1600x1200.png?rect=${rect}&w=1200&h=630&fm=jpg&q=80&fit=crop`,
  )
})

test('without a picture there is no card of it', () => {
  expect(cardUrl(null, 1200, 630)).toBeNull()
})
