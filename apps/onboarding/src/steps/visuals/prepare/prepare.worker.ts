import { sniffImageType } from '@wiring/session/images'
import { maxImagePixels } from '@wiring/session/limits'
import { readPictureHeader } from '@wiring/session/picture-header'
import type { Stroke } from '../hide/blur-strokes.ts'
import { drawBlurred } from '../hide/draw-blurred.ts'
import { decodePicture } from './decode-picture.ts'
import { encodePicture } from './encode-picture.ts'
import type { Preparation, PrepareJob, PrepareRefusal } from './prepared-picture.ts'

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
