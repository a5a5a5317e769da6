import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { sniffImageType } from './images.ts'
import { hasLocation, readPictureHeader } from './picture-header.ts'

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))
const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const little16 = (value: number) => [value & 255, value >>> 8]
const read = (...parts: readonly (readonly number[])[]) => readPictureHeader(new Uint8Array(parts.flat()))

const pngStart = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]
const chunk = (name: string, data: readonly number[]) => [
  ...big(data.length),
  ...ascii(name),
  ...data,
  ...big(0),
]
const png = (width: number, height: number, ...chunks: readonly number[][]) =>
  read(pngStart, chunk('IHDR', [...big(width), ...big(height), 8, 2, 0, 0, 0]), ...chunks)

test('the size of a PNG is read, also of a decompression bomb', () => {
  expect(png(20_000, 20_000)).toEqual({ format: 'png', width: 20_000, height: 20_000, animated: false })
})

test('a PNG is animated if acTL comes before its pixels', () => {
  expect(png(2, 2, chunk('acTL', big(2)), chunk('IDAT', []))?.animated).toBe(true)
  expect(png(2, 2, chunk('IDAT', []), chunk('acTL', big(2)))?.animated).toBe(false)
})

test('the size of a JPEG is read behind camera data', () => {
  const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4]
  const tables = [0xff, 0xc4, 0, 4, 9, 9]
  const frame = [0xff, 0xc2, 0, 11, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3, 0, 0]
  expect(read([0xff, 0xd8], exif, tables, frame)).toEqual({
    format: 'jpeg',
    width: 4_000,
    height: 3_000,
    animated: false,
  })
})

test('a JPEG without a frame is refused', () => {
  expect(read([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1])).toBeNull()
})

const screen = [...ascii('GIF89a'), ...little16(10), ...little16(5), 0x80, 0, 0, 1, 2, 3, 4, 5, 6]
const control = [0x21, 0xf9, 4, 0, 0, 0, 0, 0]
const frame = (width: number, height: number) => [
  0x2c,
  0,
  0,
  0,
  0,
  ...little16(width),
  ...little16(height),
  0,
  2,
  2,
  0x4c,
  1,
  0,
]

test('a GIF with two frames is animated', () => {
  expect(read(screen, control, frame(10, 5), [0x3b])).toEqual({
    format: 'gif',
    width: 10,
    height: 5,
    animated: false,
  })
  expect(read(screen, control, frame(10, 5), control, frame(10, 5), [0x3b])?.animated).toBe(true)
})

test('a GIF whose frame is larger than its screen is as large as the frame', () => {
  expect(read(screen, frame(60_000, 60_000))).toMatchObject({ width: 60_000, height: 60_000 })
})

const riff = (name: string, ...rest: number[]) => [
  ...ascii('RIFF'),
  0,
  0,
  0,
  0,
  ...ascii(`WEBP${name}`),
  ...rest,
]

test('the size of lossy, lossless and extended WebP is read', () => {
  const lossy = riff('VP8 ', 10, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, ...little16(800), ...little16(600))
  expect(read(lossy)).toMatchObject({ format: 'webp', width: 800, height: 600, animated: false })
  const bits = (799 | (599 << 14)) >>> 0
  const lossless = riff(
    'VP8L',
    5,
    0,
    0,
    0,
    0x2f,
    bits & 255,
    (bits >>> 8) & 255,
    (bits >>> 16) & 255,
    bits >>> 24,
  )
  expect(read(lossless)).toMatchObject({ width: 800, height: 600, animated: false })
  const extended = riff('VP8X', 10, 0, 0, 0, 2, 0, 0, 0, 0x1f, 0x03, 0, 0x57, 0x02, 0)
  expect(read(extended)).toMatchObject({ width: 800, height: 600, animated: true })
})

const box = (name: string, ...content: readonly number[][]) => [
  ...big(8 + content.flat().length),
  ...ascii(name),
  ...content.flat(),
]
const container = (major: string, compatible: string) => box('ftyp', ascii(major), big(0), ascii(compatible))
const ispe = (width: number, height: number) => box('ispe', big(0), big(width), big(height))
const items = (primary: number, ...sizes: readonly [number, number][]) =>
  box(
    'meta',
    big(0),
    box('pitm', big(0), [0, primary]),
    box(
      'iprp',
      box('ipco', ...sizes.map(([width, height]) => ispe(width, height))),
      box('ipma', big(0), big(sizes.length), ...sizes.map((_, index) => [0, index + 1, 1, index + 1])),
    ),
  )

test('the size of a HEIC is that of its primary item, not of tiles or thumbnails', () => {
  expect(read(container('heic', 'mif1'), items(2, [512, 512], [4_032, 3_024], [240, 160]))).toEqual({
    format: 'heic',
    width: 4_032,
    height: 3_024,
    animated: false,
  })
})

test('AVIF is detected by any of its brands', () => {
  expect(read(container('mif1', 'avif'), items(1, [9, 9]))?.format).toBe('avif')
  expect(read(container('avis', 'avif'), items(1, [9, 9]))?.animated).toBe(true)
})

test('a video in the same container is refused', () => {
  expect(read(container('isom', 'mp42'), items(1, [9, 9]))).toBeNull()
})

test('a BMP with negative height has a positive size', () => {
  const header = [...ascii('BM'), ...Array(12).fill(0), 40, 0, 0, 0, ...little16(7), 0, 0]
  expect(read(header, [0xfb, 0xff, 0xff, 0xff, 1, 0, 24, 0])).toMatchObject({ width: 7, height: 5 })
})

test.each(['', 'This is a text file.', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'MZ', '%PDF-1.7'])(
  '%j is refused',
  (text) => expect(read(ascii(text))).toBeNull(),
)

test('any bytes after a signature are read without an error, never as an empty picture', () => {
  const starts = [
    [0xff, 0xd8, 0xff],
    pngStart,
    screen,
    riff('VP8X'),
    riff('VP8L'),
    container('heic', 'mif1'),
    [...container('heic', 'mif1'), ...box('meta', big(0)).slice(0, 8)],
    ascii('BM'),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
      const header = read(start, [...rest])
      expect(header === null || header.width * header.height > 0).toBe(true)
    }),
  )
})

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
const picture = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#E4472F' } })

describe.each(formats)('a picture in %s', (format) => {
  let bytes: Uint8Array
  beforeAll(async () => {
    bytes = await picture().toFormat(format).toBuffer()
  })
  test('is recognised with its size, and has no location', () => {
    expect(sniffImageType(bytes)).toBe(`image/${format}`)
    expect(readPictureHeader(bytes)).toEqual({ format, width: 37, height: 21, animated: false })
    expect(hasLocation(bytes)).toBe(false)
  })
  test('is refused when cut off', () => expect(readPictureHeader(bytes.subarray(0, 8))).toBeNull())
})

test.each(['VP8L', 'VP8X'])('a WebP of the kind %s has its size read', async (kind) => {
  const source = kind === 'VP8X' ? picture().ensureAlpha(0.5) : picture()
  const bytes = await source.webp(kind === 'VP8L' ? { lossless: true } : {}).toBuffer()
  expect(new TextDecoder('latin1').decode(bytes.subarray(12, 16))).toBe(kind)
  expect(readPictureHeader(bytes)).toMatchObject({ width: 37, height: 21 })
})

test.each(['jpeg', 'png'] as const)('a place in the Exif block of a %s is noticed', async (format) => {
  const place = { IFD0: { Copyright: 'x' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  expect(hasLocation(await picture().withExif(place).toFormat(format).toBuffer())).toBe(true)
  const harmless = { IFD0: { Copyright: 'x' } }
  expect(hasLocation(await picture().withExif(harmless).toFormat(format).toBuffer())).toBe(false)
})

test('a WebP with any Exif block counts as located, since the block comes after the picture', async () => {
  const bytes = await picture()
    .withExif({ IFD0: { Copyright: 'x' } })
    .webp()
    .toBuffer()
  expect(hasLocation(bytes)).toBe(true)
})

test('a place in XMP is noticed', async () => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="51,30N"/></x:xmpmeta>'
  expect(hasLocation(await picture().withXmp(xmp).jpeg().toBuffer())).toBe(true)
})

test('the clean aperture of an AVIF is read, and one that leaves the picture is not', () => {
  const clap = (width: number, height: number, x = 0, y = 0) =>
    box('clap', ...[width, 1, height, 1, x, 1, y, 1].map((value) => big(value)))
  const cropped = (...sizes: number[]) =>
    read(
      container('avif', 'mif1'),
      box(
        'meta',
        big(0),
        box('pitm', big(0), [0, 1]),
        box(
          'iprp',
          box('ipco', ispe(320, 280), clap(...(sizes as [number, number]))),
          box('ipma', big(0), big(1), [0, 1, 2, 1, 2]),
        ),
      ),
    )
  expect(cropped(180, 100)).toMatchObject({
    width: 320,
    height: 280,
    crop: { x: 70, y: 90, width: 180, height: 100 },
  })
  expect(cropped(180, 100, -70, 90)?.crop).toEqual({ x: 0, y: 180, width: 180, height: 100 })
  expect(cropped(400, 100)?.crop).toBeUndefined()
})
