import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../lake-error.ts'
import { pixelLimit } from './image-metadata.ts'
import type { ImageRequest } from './image-request.ts'

export interface RenderedImage {
  bytes: Buffer
  mimeType: string
}

type Size = Record<'width' | 'height', number>

export async function renderImage(file: string, request: ImageRequest): Promise<RenderedImage> {
  const { pages = 1, format } = await sharp(file, { limitInputPixels: pixelLimit }).metadata()
  const animated = pages > 1 && [undefined, `${format}`].includes(request.format)
  const source = sharp(file, { limitInputPixels: pixelLimit, animated })
  const header = await source.metadata()
  // First, because rect and focal point refer to the upright picture.
  const turned = (header.orientation ?? 1) > 1 && !animated
  const upright = turned ? sharp(await source.autoOrient().png().toBuffer()) : source
  const original = { width: header.autoOrient.width, height: header.pageHeight ?? header.autoOrient.height }
  const { image, size } = animated
    ? { image: upright, size: original }
    : cropToRect(upright, original, request)
  const processed = applyEffects(resize(image, size, request), request)
  return encode(processed, request, header.format ?? 'jpeg')
}

function cropToRect(image: Sharp, original: Size, { rect }: ImageRequest): { image: Sharp; size: Size } {
  if (!rect) return { image, size: original }
  const left = Math.min(Math.round(rect.left), original.width - 1)
  const top = Math.min(Math.round(rect.top), original.height - 1)
  const width = Math.max(1, Math.min(Math.round(rect.width), original.width - left))
  const height = Math.max(1, Math.min(Math.round(rect.height), original.height - top))
  return { image: image.extract({ left, top, width, height }), size: { width, height } }
}

function resize(image: Sharp, size: Size, request: ImageRequest): Sharp {
  const { fit, maxWidth, maxHeight } = request
  const width = request.width ?? (fit === 'crop' ? undefined : maxWidth)
  const height = request.height ?? (fit === 'crop' ? undefined : maxHeight)
  if (width === undefined && height === undefined) return image
  const box = { ...(width ? { width } : {}), ...(height ? { height } : {}) }
  if (width === undefined || height === undefined)
    return image.resize({
      ...box,
      withoutEnlargement: fit === 'max' || request.width === undefined,
    })
  switch (fit) {
    case 'crop':
      return cropToFocus(image, size, { width, height }, request.focus)
    case 'fill':
    case 'fillmax':
      return image.resize({
        ...box,
        fit: 'contain',
        background: { r: 255, g: 255, b: 255, alpha: 0 },
        withoutEnlargement: fit === 'fillmax',
      })
    case 'scale':
      return image.resize({ ...box, fit: 'fill' })
    case 'max':
      return image.resize({ ...box, fit: 'inside', withoutEnlargement: true })
    default:
      return image.resize({ ...box, fit: 'inside' })
  }
}

function cropToFocus(image: Sharp, size: Size, box: Size, focus: ImageRequest['focus']): Sharp {
  const scale = Math.max(box.width / size.width, box.height / size.height)
  const whole = {
    width: Math.max(box.width, Math.round(size.width * scale)),
    height: Math.max(box.height, Math.round(size.height * scale)),
  }
  const place = (part: number, of: number, at: number) =>
    Math.round(Math.min(Math.max(at * of - part / 2, 0), of - part))
  return image.resize({ ...whole, fit: 'fill' }).extract({
    left: place(box.width, whole.width, focus.x),
    top: place(box.height, whole.height, focus.y),
    ...box,
  })
}

function applyEffects(image: Sharp, { sharpen, greyscale, invert }: ImageRequest): Sharp {
  let result = image
  if (greyscale) result = result.greyscale()
  if (invert) result = result.negate({ alpha: false })
  if (sharpen) result = result.sharpen({ sigma: 0.5 + sharpen / 25 })
  return result
}

async function encode(
  image: Sharp,
  { format, quality }: ImageRequest,
  original: string,
): Promise<RenderedImage> {
  const wanted = format ?? (original === 'heif' ? 'avif' : original)
  const as = (mimeType: string, encodedImage: Sharp) =>
    encodedImage.toBuffer().then((bytes) => ({ bytes, mimeType }))
  const bounded = Math.max(1, Math.round(quality))
  switch (wanted) {
    case 'jpg':
    case 'jpeg':
      return as('image/jpeg', image.flatten({ background: '#fff' }).jpeg({ quality: bounded, mozjpeg: true }))
    case 'png':
      return as('image/png', image.png())
    case 'webp':
      return as('image/webp', image.webp({ quality: bounded }))
    case 'avif':
      return as('image/avif', image.avif({ quality: Math.round(bounded * 0.7), effort: 2 }))
    case 'gif':
      return as('image/gif', image.gif())
    case 'tiff':
      return as('image/tiff', image.tiff({ quality: bounded }))
    default:
      throw badRequest(`The image format "${wanted}" is not known`)
  }
}
