import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { imageFacts } from './image-facts.ts'

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
const picture = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#E4472F' } })

describe.each(formats)('a picture in %s', (format) => {
  let bytes: Uint8Array
  beforeAll(async () => {
    bytes = await picture().toFormat(format).toBuffer()
  })
  test('is recognised with its size', () => {
    expect(imageFacts(bytes)).toEqual({ type: `image/${format}`, width: 37, height: 21, located: false })
  })
  test('cut off or replaced by other bytes is none', () => {
    expect(imageFacts(bytes.subarray(0, 8))).toBeNull()
    expect(imageFacts(new Uint8Array(200))).toBeNull()
    expect(imageFacts(new Uint8Array())).toBeNull()
  })
})

test.each(['VP8L', 'VP8X'])('a WebP of the kind %s has its size read', async (kind) => {
  const source = kind === 'VP8X' ? picture().ensureAlpha(0.5) : picture()
  const bytes = await source.webp(kind === 'VP8L' ? { lossless: true } : {}).toBuffer()
  expect(new TextDecoder('latin1').decode(bytes.subarray(12, 16))).toBe(kind)
  expect(imageFacts(bytes)).toMatchObject({ width: 37, height: 21 })
})

test.each(['jpeg', 'png'] as const)('a place in the Exif block of a %s is noticed', async (format) => {
  const place = { IFD0: { Copyright: 'x' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  expect(imageFacts(await picture().withExif(place).toFormat(format).toBuffer())).toMatchObject({
    located: true,
  })
  const harmless = { IFD0: { Copyright: 'x' } }
  expect(imageFacts(await picture().withExif(harmless).toFormat(format).toBuffer())).toMatchObject({
    located: false,
  })
})

test('a WebP with any Exif block counts as located, since the block comes after the picture', async () => {
  const bytes = await picture()
    .withExif({ IFD0: { Copyright: 'x' } })
    .webp()
    .toBuffer()
  expect(imageFacts(bytes)).toMatchObject({ located: true })
})

test('a place in XMP is noticed', async () => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="51,30N"/></x:xmpmeta>'
  expect(imageFacts(await picture().withXmp(xmp).jpeg().toBuffer())).toMatchObject({ located: true })
})

test('the size of a decompression bomb is read without decoding it', async () => {
  const bomb = await picture().png().toBuffer()
  bomb.writeUInt32BE(20_000, 16)
  bomb.writeUInt32BE(20_000, 20)
  expect(imageFacts(bomb)).toMatchObject({ width: 20_000, height: 20_000 })
})
