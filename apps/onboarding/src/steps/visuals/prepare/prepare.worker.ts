import { sniffImageType } from '@wiring/session/images'
import { maxImageBytes, maxImagePixels } from '@wiring/session/limits'
import { type PictureFormat, readPictureHeader } from '@wiring/session/picture-header'
import { drawBlurred, type Stroke } from '../hide/blur-strokes.ts'
import { type Attempt, encodingAttempts, type Source } from './encoding-plan.ts'
import type { Preparation, PrepareJob, PrepareRefusal } from './prepare-picture.ts'

const refused = (refusal: PrepareRefusal): Preparation => ({ state: 'refused', refusal })

/** No camera makes larger files. */
const maxReadBytes = 150_000_000

async function prepare({ file, strokes }: PrepareJob): Promise<Preparation> {
  if (file.size === 0) return refused({ reason: 'empty' })
  if (file.size > maxReadBytes) return refused({ reason: 'unreadable' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = readPictureHeader(bytes)
  if (header === null) return refused({ reason: 'unreadable' })
  const { format, width, height, animated } = header
  if (width * height > maxImagePixels) return refused({ reason: 'pixels', width, height })
  try {
    const bitmap = hidden(await decodePicture(bytes, format), strokes)
    const encoded = await encodePicture(bitmap, format)
    bitmap.close()
    if (encoded === null) return refused({ reason: 'unreadable' })
    const type = sniffImageType(new Uint8Array(await encoded.blob.slice(0, 32).arrayBuffer()))
    if (type === null) return refused({ reason: 'unreadable' })
    const facts = {
      type,
      width: encoded.width,
      height: encoded.height,
      bytes: encoded.blob.size,
      firstFrame: animated,
    }
    return { state: 'prepared', blob: new Blob([encoded.blob], { type }), facts }
  } catch {
    return refused({ reason: format === 'heic' ? 'heic' : 'unreadable' })
  }
}

function hidden(bitmap: ImageBitmap, strokes: readonly Stroke[]): ImageBitmap {
  if (strokes.length === 0) return bitmap
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas of this size.')
  drawBlurred(context, bitmap, strokes)
  bitmap.close()
  return canvas.transferToImageBitmap()
}

/** The file changed or went away since it was picked. */
const unreadable = () => refused({ reason: 'unreadable' })

addEventListener('message', async ({ data }: MessageEvent<PrepareJob>) => {
  postMessage(await prepare(data).catch(unreadable))
})

/**
 * In EXIF orientation. Without native HEIC a decoder (3 MB, no eval or WebAssembly) is fetched. Throws on
 * broken pictures.
 */
async function decodePicture(bytes: Uint8Array<ArrayBuffer>, format: PictureFormat): Promise<ImageBitmap> {
  const blob = new Blob([bytes], { type: `image/${format}` })
  const options: ImageBitmapOptions = { imageOrientation: 'from-image' }
  if (format !== 'heic') return createImageBitmap(blob, options)
  try {
    return await createImageBitmap(blob, options)
  } catch {
    const { heicTo } = await import('heic-to/csp')
    return heicTo({ blob, type: 'bitmap' })
  }
}

interface Encoded {
  blob: Blob
  width: number
  height: number
}

/** Encodes only the pixels: no EXIF, location or thumbnail is left. `null` without memory. */
async function encodePicture(bitmap: ImageBitmap, format: Source['format']): Promise<Encoded | null> {
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
