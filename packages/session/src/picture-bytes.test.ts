import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hasImageSignature, hasLocation, isInterlacedPng } from './picture-header.ts'

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))
const pngStart = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]
const picture = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#E4472F' } })

test.each([
  ['\0\0\x01\0\x01\0', true],
  ['\xff\n\xfa', true],
  ['\0\0\0\fJXL \r\n\x87\n', true],
  ['II*\0', true],
  ['8BPS', true],
  [`BM${'\0'.repeat(12)}\x0c\0\0\0`, true],
  ['BMW drives, this text says', false],
  ['<svg xmlns', false],
  ['%PDF-1.7', false],
  ['', false],
])('%j is known as a picture by its first bytes: %s', (start, known) => {
  expect(hasImageSignature(Uint8Array.from(ascii(start)))).toBe(known)
})

test('a place is noticed far behind the first bytes, and in packed camera data of a PNG', () => {
  const far = [...pngStart, ...Array(400_000).fill(7)]
  expect(hasLocation(Uint8Array.from([...far, ...ascii('exif:GPSLatitude="51"')]))).toBe(true)
  expect(hasLocation(Uint8Array.from(far))).toBe(false)
  expect(
    hasLocation(Uint8Array.from([...pngStart, ...ascii('\0\0\0\x18zTXtRaw profile type exif\0\0x')])),
  ).toBe(true)
})

test('an interlaced PNG is known by its header', async () => {
  expect(isInterlacedPng(await picture().png({ progressive: true }).toBuffer())).toBe(true)
  expect(isInterlacedPng(await picture().png().toBuffer())).toBe(false)
})
