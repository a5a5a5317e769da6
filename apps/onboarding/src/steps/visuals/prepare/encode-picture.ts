import { maxImageBytes } from '@wiring/session/limits'
import { type Attempt, encodingAttempts, type Source } from './encoding-plan.ts'

export interface Encoded {
  blob: Blob
  width: number
  height: number
}

/** Encodes only the pixels: no EXIF, location or thumbnail is left. `null` without memory. */
export async function encodePicture(bitmap: ImageBitmap, format: Source['format']): Promise<Encoded | null> {
  const { width, height } = bitmap
  const attempts = encodingAttempts({ format, width, height, transparent: isTransparent(bitmap) })
  for (const attempt of attempts) {
    const blob = await encode(bitmap, attempt)
    if (blob.size > 0 && blob.size <= maxImageBytes)
      return { blob, width: attempt.width, height: attempt.height }
  }
  return null
}

function encode(bitmap: ImageBitmap, { type, quality, width, height }: Attempt): Promise<Blob> {
  const canvas = draw(bitmap, width, height)
  return canvas.convertToBlob(quality === undefined ? { type } : { type, quality })
}

function draw(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas of this size.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

/** Smoothing carries any larger transparent region into a 64-pixel copy. */
function isTransparent(bitmap: ImageBitmap): boolean {
  const edge = 64
  const pixels = draw(bitmap, edge, edge).getContext('2d')?.getImageData(0, 0, edge, edge).data ?? []
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true
  return false
}
