import { sniffImageType } from '@wiring/session/images'
import { maxImageBytes, maxPickedPixels } from '@wiring/session/limits'
import { type PictureHeader, readPictureHeader } from '@wiring/session/picture-header'
import { createCanvasContext, drawBlurred, type Stroke } from '../hide/blur-strokes.ts'
import { type Attempt, encodingAttempts, type SourcePicture } from './encoding-plan.ts'
import type { DecodedJob, Preparation, PrepareJob, PrepareRefusal } from './prepare-picture.ts'
import { hasTruePixels } from './true-pixels.ts'

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
  if (width * height > maxPickedPixels) return refused({ reason: 'pixels', width, height })
  try {
    return await finish({ bitmap: await decodePicture(bytes, header), format, animated, strokes })
  } catch {
    return refused({ reason: format === 'heic' ? 'heic' : 'unreadable' })
  }
}

async function finish({ bitmap: decoded, format, animated, strokes }: DecodedJob): Promise<Preparation> {
  if (!hasTruePixels()) return refused({ reason: 'scrambled' })
  const bitmap = hideParts(decoded, strokes)
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
    partsHidden: strokes.length > 0,
  }
  return { state: 'prepared', blob: new Blob([encoded.blob], { type }), facts }
}

function hideParts(bitmap: ImageBitmap, strokes: readonly Stroke[]): ImageBitmap {
  if (strokes.length === 0) return bitmap
  const context = createCanvasContext(bitmap.width, bitmap.height)
  drawBlurred(context, bitmap, strokes)
  bitmap.close()
  return context.canvas.transferToImageBitmap()
}

addEventListener('message', async ({ data }: MessageEvent<PrepareJob | DecodedJob>) => {
  // Throws when the file changed or went away since it was picked.
  const preparation = 'bitmap' in data ? finish(data) : prepare(data)
  postMessage(await preparation.catch(() => refused({ reason: 'unreadable' })))
})

async function decodePicture(bytes: Uint8Array<ArrayBuffer>, header: PictureHeader): Promise<ImageBitmap> {
  const { format, crop, width, height } = header
  const blob = new Blob([bytes], { type: `image/${format}` })
  const options: ImageBitmapOptions = { imageOrientation: 'from-image' }
  if (format !== 'heic') {
    const bitmap = await createImageBitmap(blob, options)
    // What was cut away must not be sent.
    const whole = bitmap.width === width && bitmap.height === height
    return crop && whole ? createImageBitmap(bitmap, crop.x, crop.y, crop.width, crop.height) : bitmap
  }
  try {
    return await createImageBitmap(blob, options)
  } catch {
    // For browsers without HEIC: 3 MB, no eval or WebAssembly.
    const { heicTo } = await import('heic-to/csp')
    return heicTo({ blob, type: 'bitmap' })
  }
}

interface Encoded {
  blob: Blob
  width: number
  height: number
}

/** Encodes only pixels: no EXIF, location or thumbnail is left. `null` without memory. */
async function encodePicture(bitmap: ImageBitmap, format: SourcePicture['format']): Promise<Encoded | null> {
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
  const { canvas } = drawScaled(bitmap, width, height)
  return canvas.convertToBlob(quality === undefined ? { type } : { type, quality })
}

function drawScaled(bitmap: ImageBitmap, width: number, height: number) {
  const context = createCanvasContext(width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return context
}

/** Smoothing carries any larger transparent region into a 64-pixel copy. */
function isTransparent(bitmap: ImageBitmap): boolean {
  const edge = 64
  const { data } = drawScaled(bitmap, edge, edge).getImageData(0, 0, edge, edge)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  return false
}
