import type { PictureFormat } from '@wiring/session/picture-header'

/**
 * In EXIF orientation. Without native HEIC a decoder (3 MB, no eval or WebAssembly) is fetched. Throws on
 * broken pictures.
 */
export async function decodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  format: PictureFormat,
): Promise<ImageBitmap> {
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
