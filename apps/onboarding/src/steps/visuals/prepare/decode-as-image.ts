import { maxPickedPixels } from '@wiring/session/limits'
import type { PictureFormat } from '@wiring/session/picture-header'
import { createCanvasContext } from '../hide/blur-strokes.ts'

export interface DecodedPicture {
  bitmap: ImageBitmap
  format: PictureFormat
  animated: boolean
}

interface TooManyPixels {
  reason: 'pixels'
  width: number
  height: number
}

const headBytes = 1_024

/** The browser's own reader of pictures. `null` if it shows none; drawings in code are never taken. */
export async function decodeAsImage(file: Blob): Promise<DecodedPicture | TooManyPixels | null> {
  const head = await file
    .slice(0, headBytes)
    .text()
    .catch(() => '<')
  if (file.type.includes('svg') || /^[\s\ufeff]*</.test(head)) return null
  const address = URL.createObjectURL(file)
  try {
    const image = await loadImage(address)
    const { naturalWidth: width, naturalHeight: height } = image
    if (width * height > maxPickedPixels) return { reason: 'pixels', width, height }
    if (width === 0 || height === 0) return null
    const context = createCanvasContext(width, height)
    context.drawImage(image, 0, 0)
    const animated = /^.{4}ftyp(?:avis|msf1|hev[cx])/s.test(head)
    return { bitmap: context.canvas.transferToImageBitmap(), format: 'bmp', animated }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = address
  })
