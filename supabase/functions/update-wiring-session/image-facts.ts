import { type ImageType, sniffImageType } from '@wiring/session/images'
import { readPictureHeader } from '@wiring/session/picture-header'

export interface ImageFacts {
  type: ImageType
  width: number
  height: number
  /** True for a WebP with any Exif block, which comes after the picture. */
  located: boolean
}

const text = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

function indexOf(bytes: Uint8Array, word: string, from = 0): number {
  const first = word.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (text(bytes, at, word.length) === word) return at
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

const webpExifFlag = 0x08

function hasLocation(bytes: Uint8Array, type: ImageType): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'image/webp' && text(bytes, 12, 4) === 'VP8X' && (view.getUint8(20) & webpExifFlag) !== 0)
    return true
  if (indexOf(bytes, 'GPSLatitude') !== -1) return true
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

export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const type = sniffImageType(bytes)
  const header = type && readPictureHeader(bytes)
  if (!type || !header) return null
  return { type, width: header.width, height: header.height, located: hasLocation(bytes, type) }
}
