import type { PictureFormat } from '@wiring/session/picture-header'

/**
 * Decodes a picture the right way up. Safari reads HEIC itself; elsewhere its decoder (3 MB, without eval or
 * WebAssembly) is fetched now. Throws when the picture is broken. For workers.
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
