import type { Metadata, Sharp } from 'sharp'

/** Decoded row by row, whatever their size. */
const maxPixels = 40_000_000
/** Held whole while they are decoded, with up to eight bytes a pixel. */
const maxHeldPixels = 16_000_000
/** No browser makes one, and it is held twice. */
const maxInterlacedPixels = 4_000_000
const maxSeconds = 30

export class PictureTooLarge extends Error {
  override name = 'PictureTooLarge'
}

/** Imported lazily to keep the memory of an idle server small. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}

function limitOf({ format, isProgressive }: Metadata): number {
  if (format === 'png') return isProgressive ? maxInterlacedPixels : maxPixels
  return format === 'jpeg' && !isProgressive ? maxPixels : maxHeldPixels
}

let last: Promise<unknown> = Promise.resolve()

/** One at a time in this process: a picture may need 130 MB. Throws `PictureTooLarge`. */
export function decodePicture<Result>(
  bytes: Uint8Array,
  use: (picture: Sharp, metadata: Metadata) => Promise<Result>,
): Promise<Result> {
  const turn = last.then(async () => {
    const sharp = await loadSharp()
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = metadata
    if (width * height > limitOf(metadata)) throw new PictureTooLarge()
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    return use(picture.timeout({ seconds: maxSeconds }).autoOrient(), metadata)
  })
  last = turn.catch(() => undefined)
  return turn
}
