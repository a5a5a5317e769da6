import { sniffImageType } from '../images.ts'
import { gifFrames } from './gif-frames.ts'
import { heifKind, heifSize, isSequence } from './heif-size.ts'
import { jpegSize } from './jpeg-size.ts'

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp'

export interface PictureHeader {
  format: PictureFormat
  /** Pixels, before EXIF orientation. */
  width: number
  height: number
  /** Only the first frame is used. */
  animated: boolean
}

/** Without decoding, so that decompression bombs are found. `null` for no picture. */
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

/** Needs the first 256 bytes. */
export function beginsLikePicture(bytes: Uint8Array): boolean {
  const isBitmap = bytes[0] === 0x42 && bytes[1] === 0x4d
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return isBitmap || sniffImageType(bytes) !== null || heifKind(view) !== null
}

function read(bytes: Uint8Array, view: DataView): PictureHeader | null {
  switch (sniffImageType(bytes)) {
    case 'image/jpeg': {
      const size = jpegSize(view)
      return size && { format: 'jpeg', ...size, animated: false }
    }
    case 'image/png':
      return {
        format: 'png',
        width: view.getUint32(16),
        height: view.getUint32(20),
        animated: hasFrames(view),
      }
    case 'image/gif':
      return gif(view)
    case 'image/webp':
      return webp(view)
    default:
      return isobmff(view) ?? bmp(view)
  }
}

function gif(view: DataView): PictureHeader {
  const { frames, width, height } = gifFrames(view)
  return {
    format: 'gif',
    width: Math.max(width, view.getUint16(6, true)),
    height: Math.max(height, view.getUint16(8, true)),
    animated: frames > 1,
  }
}

/** An animated PNG has `acTL` before its pixels. */
function hasFrames(view: DataView): boolean {
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const chunk = view.getUint32(at + 4)
    if (chunk === 0x6163544c) return true
    if (chunk === 0x49444154) return false
  }
  return false
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

function webp(view: DataView): PictureHeader | null {
  const format = 'webp'
  switch (view.getUint32(12)) {
    case 0x56503858: // "VP8X", the one with features
      return {
        format,
        width: uint24(view, 24) + 1,
        height: uint24(view, 27) + 1,
        animated: (view.getUint8(20) & 2) !== 0,
      }
    case 0x5650384c: {
      // "VP8L", lossless: 14 bits each
      const bits = view.getUint32(21, true)
      return { format, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, animated: false }
    }
    case 0x56503820: // "VP8 ", lossy
      return {
        format,
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        animated: false,
      }
    default:
      return null
  }
}

function isobmff(view: DataView): PictureHeader | null {
  const format = heifKind(view)
  const size = format && heifSize(view)
  return size && { format, ...size, animated: isSequence(view) }
}

function bmp(view: DataView): PictureHeader | null {
  if (view.getUint16(0) !== 0x424d || view.getUint32(14, true) < 40) return null
  const height = Math.abs(view.getInt32(22, true))
  return { format: 'bmp', width: Math.abs(view.getInt32(18, true)), height, animated: false }
}
