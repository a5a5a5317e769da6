import { imageDimensionsFromData } from 'image-dimensions'
import { sniffImageType } from './images.ts'
import { type PictureCrop, readCrop } from './picture-crop.ts'

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp'

export interface PictureHeader {
  format: PictureFormat
  /** Pixels, before EXIF orientation. */
  width: number
  height: number
  animated: boolean
  /** What an AVIF says is left of it; browsers show all. */
  crop?: PictureCrop
}

/** Without decoding, so that decompression bombs are found. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const header = read(bytes, view)
    return header !== null && header.width > 0 && header.height > 0 ? header : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Latin-1. An icon, JPEG XL (two forms), TIFF (two orders), JPEG 2000, Photoshop. */
const otherPictures = [
  '\0\0\x01\0',
  '\xff\n',
  '\0\0\0\fJXL \r\n\x87\n',
  'II*\0',
  'MM\0*',
  '\0\0\0\fjP  \r\n\x87\n',
  '8BPS',
]

/** Also of pictures that only some browsers read. */
export function hasImageSignature(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = (word: string) => [...word].every((letter, index) => bytes[index] === letter.charCodeAt(0))
  return isBitmap(bytes) || sniffImageType(bytes) !== null || isHeif(view) || otherPictures.some(starts)
}

/** GPS in Exif or XMP, or a block that hides it: Exif of a WebP, packed Exif of a PNG. */
export function hasLocation(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (extendedWebpFlags(view) & webpExifFlag) return true
  if (['GPSLatitude', 'Raw profile type '].some((word) => indexOf(bytes, word) !== -1)) return true
  for (const [mark, little] of [
    ['II*\0', true],
    ['MM\0*', false],
  ] as const)
    for (let at = indexOf(bytes, mark); at !== -1; at = indexOf(bytes, mark, at + 1))
      try {
        if (tiffHasGps(view, at, little)) return true
      } catch {
        // The marker was no TIFF block.
      }
  return false
}

function read(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (isBitmap(bytes)) return bitmap(view)
  const found = imageDimensionsFromData(bytes)
  if (found === undefined) return null
  const { type: format, width, height } = found
  switch (format) {
    case 'gif': {
      // Browsers draw frames that exceed the stated screen.
      const frames = gifFrames(view)
      const [w, h] = [Math.max(width, frames.width), Math.max(height, frames.height)]
      return { format, width: w, height: h, animated: frames.frames > 1 }
    }
    case 'png':
      return { format, width, height, animated: hasFrames(view) }
    case 'webp':
      return { format, width, height, animated: (extendedWebpFlags(view) & webpAnimationFlag) !== 0 }
    case 'jpeg':
      return { format, width, height, animated: false }
    default: {
      const crop = format === 'avif' ? readCrop(bytes, width, height) : null
      const animated = sequences.includes(text(view, 8))
      return { format, width, height, animated, ...(crop && { crop }) }
    }
  }
}

const text = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

const webpAnimationFlag = 0x02
const webpExifFlag = 0x08

function extendedWebpFlags(view: DataView): number {
  const extended = view.byteLength > 20 && text(view, 8) === 'WEBP' && text(view, 12) === 'VP8X'
  return extended ? view.getUint8(20) : 0
}

const bitmapHeaders = [12, 16, 40, 52, 56, 64, 108, 124]
const isBitmap = (bytes: Uint8Array) =>
  bytes[0] === 0x42 && bytes[1] === 0x4d && bitmapHeaders.includes(bytes[14] ?? 0) && bytes[15] === 0

export const isInterlacedPng = (bytes: Uint8Array): boolean =>
  sniffImageType(bytes) === 'image/png' && bytes[28] === 1

const sequences = ['avis', 'msf1', 'hevc', 'hevx']
const heifBrands = ['avif', 'heic', 'heix', 'heim', 'heis', 'mif1', ...sequences]

function isHeif(view: DataView): boolean {
  if (view.byteLength < 16 || text(view, 4) !== 'ftyp') return false
  const end = Math.min(view.getUint32(0), view.byteLength, 256)
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && heifBrands.includes(text(view, at))) return true
  return false
}

function hasFrames(view: DataView): boolean {
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const chunk = text(view, at + 4)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}

function bitmap(view: DataView): PictureHeader | null {
  if (view.getUint32(14, true) < 40) return null
  const height = Math.abs(view.getInt32(22, true))
  return { format: 'bmp', width: Math.abs(view.getInt32(18, true)), height, animated: false }
}

interface GifFrames {
  /** 0–2: two make an animation. */
  frames: number
  /** Of the largest frame; it may exceed the stated screen. */
  width: number
  height: number
}

const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function gifFrames(view: DataView): GifFrames {
  let at = 13 + colorTableBytes(view.getUint8(10))
  let frames = 0
  let width = 0
  let height = 0
  while (at < view.byteLength && frames < 2) {
    const block = view.getUint8(at)
    if (block === 0x21) at = skipData(view, at + 2)
    else if (block === 0x2c) {
      frames += 1
      width = Math.max(width, view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 7, true))
      at = skipData(view, at + 11 + colorTableBytes(view.getUint8(at + 9)))
    } else break
  }
  return { frames, width, height }
}

function skipData(view: DataView, start: number): number {
  let at = start
  while (at < view.byteLength) {
    const length = view.getUint8(at)
    at += 1 + length
    if (length === 0) break
  }
  return at
}

function indexOf(bytes: Uint8Array, word: string, from = 0): number {
  const first = word.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if ([...word].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))) return at
  return -1
}

const gpsTag = 0x8825

function tiffHasGps(view: DataView, start: number, little: boolean): boolean {
  const directory = start + view.getUint32(start + 4, little)
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < Math.min(entries, 200); entry += 1)
    if (view.getUint16(directory + 2 + entry * 12, little) === gpsTag) return true
  return false
}
