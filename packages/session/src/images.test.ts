import { expect, test } from 'vitest'
import { chooseImages, imagePath, ownImagePath, publicImageUrl, sniffImageType } from './images.ts'
import { maxImageBytes } from './limits.ts'

const picture = (name: string, size = 1, type = 'image/png') => ({ name, size, type })
const id = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'
const other = 'a81d4fae-7dec-11d0-a765-00a0c91e6bf6'
const base = 'http://localhost:14321'

test('files over the limit are dropped, with the number that still fits', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => picture(name))
  const fresh = chooseImages(0, four)
  expect(fresh.accepted.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(fresh).toMatchObject({ freeSlots: 3, dropped: 1, refused: [] })
  expect(chooseImages(2, four.slice(0, 3))).toMatchObject({ accepted: [four[0]], freeSlots: 1, dropped: 2 })
  expect(chooseImages(3, four)).toEqual({ accepted: [], refused: [], freeSlots: 0, dropped: 4 })
})

test('files whose type is not image/* are refused, whatever their name', () => {
  const files = [picture('note.png', 1, 'text/plain'), picture('x', 1, '')]
  const { accepted, refused } = chooseImages(0, files)
  expect(accepted).toEqual([])
  expect(refused).toEqual(files.map((file) => ({ file, reason: 'type' })))
})

test('5,242,880 bytes are accepted, one more is refused', () => {
  const [fits, over] = [picture('fits', maxImageBytes), picture('over', maxImageBytes + 1)]
  const { accepted, refused } = chooseImages(0, [fits, over])
  expect(accepted).toEqual([fits])
  expect(refused).toEqual([{ file: over, reason: 'size' }])
})

test('only the exact public URL of an image of the session is accepted', () => {
  const path = imagePath(id, 1_700_000_000_000, 0, 'image/webp')
  expect(path).toBe(`${id}/image-1700000000000-0.webp`)
  expect(ownImagePath(publicImageUrl(base, path), base, id)).toBe(path)
  const foreign = [
    publicImageUrl(base, path.replace(id, other)),
    publicImageUrl('http://evil.test', path),
    `${publicImageUrl(base, path)}?x=1`,
    publicImageUrl(base, `${id}/../${other}/image-1-0.png`),
    publicImageUrl(base, `${id}/image-1-0.svg`),
    publicImageUrl(base, `${id}/%2e%2e/image-1-0.png`),
    publicImageUrl(base, `${id}//image-1-0.png`),
    'javascript:alert(1)',
  ]
  for (const url of foreign) expect(ownImagePath(url, base, id)).toBeNull()
})

test.each([
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  [[...new TextEncoder().encode('RIFF1234WEBPVP8 ')], 'image/webp'],
  [[...new TextEncoder().encode('GIF89a')], 'image/gif'],
  [[0, 0, 0, 0x20, ...new TextEncoder().encode('ftypavif')], 'image/avif'],
  [[0, 0, 0, 0x20, ...new TextEncoder().encode('ftypheic')], null],
  [[...new TextEncoder().encode('<svg xmlns')], null],
  [[], null],
] as const)('bytes %j are %s', (bytes, type) => {
  expect(sniffImageType(Uint8Array.from(bytes))).toBe(type)
})
