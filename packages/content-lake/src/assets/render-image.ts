import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../lake-error.ts'
import { pixelLimit } from './image-metadata.ts'
import type { ImageRequest } from './image-request.ts'

export interface RenderedImage {
  bytes: Buffer
  mimeType: string
}

interface Size {
  width: number
  height: number
}

/** In the order of the hosted pipeline: rect, size and crop, effects, format. */
export async function renderImage(file: string, request: ImageRequest): Promise<RenderedImage> {
  const animated =
    file.endsWith('.gif') && !request.firstFrame && (request.format === undefined || request.format === 'gif')
  const source = sharp(file, { limitInputPixels: pixelLimit, animated })
  const header = await source.metadata()
  // First and losslessly, so that rect and focus count in the picture as it is seen.
  const turned = (header.orientation ?? 1) > 1 && !animated
  const upright = turned ? sharp(await source.autoOrient().png().toBuffer()) : source
  const original = { width: header.autoOrient.width, height: header.pageHeight ?? header.autoOrient.height }
  const { image, size } = animated ? { image: upright, size: original } : cut(upright, original, request)
  const shaped = effects(resized(image, size, request), request)
  return encoded(shaped, request, header.format ?? 'jpeg')
}

function cut(image: Sharp, original: Size, { rect }: ImageRequest): { image: Sharp; size: Size } {
  if (!rect) return { image, size: original }
  const left = Math.min(Math.round(rect.left), original.width - 1)
  const top = Math.min(Math.round(rect.top), original.height - 1)
  const width = Math.max(1, Math.min(Math.round(rect.width), original.width - left))
  const height = Math.max(1, Math.min(Math.round(rect.height), original.height - top))
  return { image: image.extract({ left, top, width, height }), size: { width, height } }
}

function resized(image: Sharp, size: Size, request: ImageRequest): Sharp {
  const { fit, maxWidth, maxHeight } = request
  const width = request.width ?? (fit === 'crop' ? undefined : maxWidth)
  const height = request.height ?? (fit === 'crop' ? undefined : maxHeight)
  if (width === undefined && height === undefined) return image
  const box = { ...(width ? { width } : {}), ...(height ? { height } : {}) }
  if (width === undefined || height === undefined)
    return image.resize({
      ...box,
      withoutEnlargement: fit === 'max' || fit === 'min' || request.width === undefined,
    })
  switch (fit) {
    case 'crop':
      return cropped(image, size, { width, height }, request, true)
    case 'min':
      return cropped(image, size, { width, height }, request, false)
    case 'fill':
    case 'fillmax': {
      const background = request.background ? `#${request.background}` : { r: 255, g: 255, b: 255, alpha: 0 }
      return image.resize({ ...box, fit: 'contain', background, withoutEnlargement: fit === 'fillmax' })
    }
    case 'scale':
      return image.resize({ ...box, fit: 'fill' })
    case 'max':
      return image.resize({ ...box, fit: 'inside', withoutEnlargement: true })
    default:
      return image.resize({ ...box, fit: 'inside' })
  }
}

/** `fit=crop`: fills the box around an edge, `entropy` or the focal point. */
function cropped(image: Sharp, size: Size, box: Size, request: ImageRequest, enlarge: boolean): Sharp {
  const { crop = 'focalpoint' } = request
  const limit = enlarge ? 1 : Math.min(1, size.width / box.width, size.height / box.height)
  const target = { width: Math.round(box.width * limit), height: Math.round(box.height * limit) }
  if (crop === 'entropy') return image.resize({ ...target, fit: 'cover', position: sharp.strategy.entropy })
  const focus = crop.includes('focalpoint') ? request.focus : edgeFocus(crop)
  const scale = Math.max(target.width / size.width, target.height / size.height)
  const whole = {
    width: Math.max(target.width, Math.round(size.width * scale)),
    height: Math.max(target.height, Math.round(size.height * scale)),
  }
  const place = (part: number, of: number, at: number) =>
    Math.round(Math.min(Math.max(at * of - part / 2, 0), of - part))
  return image.resize({ ...whole, fit: 'fill' }).extract({
    left: place(target.width, whole.width, focus.x),
    top: place(target.height, whole.height, focus.y),
    ...target,
  })
}

function edgeFocus(crop: string): { x: number; y: number } {
  const x = crop.includes('left') ? 0 : crop.includes('right') ? 1 : 0.5
  const y = crop.includes('top') ? 0 : crop.includes('bottom') ? 1 : 0.5
  return { x, y }
}

function effects(image: Sharp, request: ImageRequest): Sharp {
  const { blur, flip, rotation, background, fit, sharpen, greyscale, invert } = request
  let result = image
  if (flip.includes('h')) result = result.flop()
  if (flip.includes('v')) result = result.flip()
  if (rotation % 360 !== 0) result = result.rotate(rotation)
  if (greyscale) result = result.greyscale()
  if (invert) result = result.negate({ alpha: false })
  if (sharpen) result = result.sharpen({ sigma: 0.5 + sharpen / 25 })
  if (background && !fit.startsWith('fill')) result = result.flatten({ background: `#${background}` })
  return blur && blur >= 1 ? result.blur(Math.max(0.3, blur / 20)) : result
}

async function encoded(
  image: Sharp,
  { format, quality }: ImageRequest,
  original: string,
): Promise<RenderedImage> {
  const wanted = format ?? (original === 'svg' ? 'png' : original === 'heif' ? 'avif' : original)
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
