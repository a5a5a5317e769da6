import { type ImageType, sniffImageType } from '@wiring/session/images'

export interface ImageFacts {
  type: ImageType
  width: number
  height: number
  /** Whether the file may say where it was taken: in Exif or XMP, or (WebP) in an Exif block that comes after the picture. */
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

/** Width and height as the format's own header gives them; null when there is no such header. */
function dimensions(bytes: Uint8Array, type: ImageType): [number, number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'image/png') return [view.getUint32(16), view.getUint32(20)]
  if (type === 'image/gif') return [view.getUint16(6, true), view.getUint16(8, true)]
  if (type === 'image/jpeg') return jpegDimensions(view)
  if (type === 'image/webp') return webpDimensions(bytes, view)
  const box = indexOf(bytes, 'ispe')
  return box === -1 ? null : [view.getUint32(box + 8), view.getUint32(box + 12)]
}

function jpegDimensions(view: DataView): [number, number] | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (frame) return [view.getUint16(at + 7), view.getUint16(at + 5)]
  }
  return null
}

function webpDimensions(bytes: Uint8Array, view: DataView): [number, number] | null {
  const low24 = (at: number) => view.getUint32(at, true) & 0xffffff
  const chunk = text(bytes, 12, 4)
  if (chunk === 'VP8X') return [low24(24) + 1, low24(27) + 1]
  if (chunk === 'VP8 ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  const packed = chunk === 'VP8L' ? view.getUint32(21, true) : null
  return packed === null ? null : [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]
}

const gpsTag = 0x8825

/** Whether the TIFF block at `start` lists a GPS directory. Exif is such a block in every picture format. */
function tiffHasGps(view: DataView, start: number, little: boolean): boolean {
  const directory = start + view.getUint32(start + 4, little)
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < Math.min(entries, 200); entry += 1)
    if (view.getUint16(directory + 2 + entry * 12, little) === gpsTag) return true
  return false
}

const webpExifFlag = 0x08

function isLocated(bytes: Uint8Array, type: ImageType): boolean {
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
        // Four bytes that looked like the start of a block and were not.
      }
  return false
}

/** What the start of a file says of it, without decoding it; `null` when it is no picture of an allowed type. */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const type = sniffImageType(bytes)
  try {
    const size = type && dimensions(bytes, type)
    if (!type || !size || size[0] === 0 || size[1] === 0) return null
    return { type, width: size[0], height: size[1], located: isLocated(bytes, type) }
  } catch {
    // A header that points past the end of the file.
    return null
  }
}
