import { encode } from 'blurhash'
import sharp, { type Metadata } from 'sharp'
import type { JsonObject } from '../documents/lake-document.ts'
import { badRequest, notSupported } from '../lake-error.ts'

/** The limit of libvips: decoding a larger picture would take gigabytes. */
export const pixelLimit = 268_402_689

export interface ImageInfo {
  extension: string
  mimeType: string
  width: number
  height: number
  metadata: JsonObject
}

const extensions: Record<string, string> = { jpeg: 'jpg', heif: 'avif' }
const accepted = new Set(['jpeg', 'png', 'gif', 'webp', 'svg', 'heif', 'tiff'])

const unreadable = new Set(['exif', 'location', 'thumbhash'])

/** `wanted` names parts of the metadata; empty means all. Throws 400 for an invalid image. */
export async function readImageMetadata(bytes: Buffer, wanted: string[]): Promise<ImageInfo> {
  const missing = wanted.find((part) => unreadable.has(part))
  if (missing) throw notSupported(`reading "${missing}" out of pictures`)
  const wants = (part: string) => wanted.length === 0 || wanted.includes(part)
  const header = await readHeader(bytes)
  if (!header?.format || !accepted.has(header.format) || !header.width || !header.height)
    throw badRequest('Invalid image, could not read metadata', 'invalidImageError')
  const { width, height } = header.autoOrient
  const small = await sharp(bytes, { limitInputPixels: pixelLimit })
    .autoOrient()
    .resize(64, 64, { fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => {
      throw badRequest('Invalid image, could not decode it', 'invalidImageError')
    })
  const hasAlpha = header.hasAlpha ?? false
  const extension = extensions[header.format] ?? header.format
  return {
    extension,
    mimeType:
      extension === 'svg' ? 'image/svg+xml' : extension === 'jpg' ? 'image/jpeg' : `image/${extension}`,
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: hasAlpha ? (await sharp(small).stats()).isOpaque : true,
      ...(wants('blurhash') ? { blurHash: await blurHashOf(small) } : {}),
      ...(wants('lqip') ? { lqip: await placeholderOf(small, hasAlpha) } : {}),
      ...(wants('palette') ? { palette: await paletteOf(small) } : {}),
    },
  }
}

async function readHeader(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    // Throws at once without a byte.
    return await sharp(bytes, { limitInputPixels: pixelLimit }).metadata()
  } catch {
    return undefined
  }
}

async function blurHashOf(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image)
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 4)
}

async function placeholderOf(image: Buffer, hasAlpha: boolean): Promise<string> {
  const tiny = sharp(image).resize({ width: 20 })
  const bytes = hasAlpha ? await tiny.png().toBuffer() : await tiny.jpeg({ quality: 70 }).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`
}

async function paletteOf(image: Buffer): Promise<JsonObject> {
  const { dominant } = await sharp(image).flatten({ background: '#fff' }).stats()
  const { r, g, b } = dominant
  const background = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  const foreground = (r * 299 + g * 587 + b * 114) / 1000 < 150 ? '#fff' : '#000'
  return {
    _type: 'sanity.imagePalette',
    dominant: { _type: 'sanity.imagePaletteSwatch', background, foreground, title: foreground },
  }
}
