import type { PictureFormat } from '@wiring/session/picture-header'

export interface SourcePicture {
  format: PictureFormat
  /** After EXIF orientation. */
  width: number
  height: number
  transparent: boolean
}

export interface Attempt {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  quality?: number
  width: number
  height: number
}

export const photographEdge = 2_560
/** On the short side, where the picture has them: a scrolled page or a panorama stays legible. */
const legibleEdge = 1_080
const maxArea = 16_000_000
/** Canvases and JPEG end at about 32,000, WebP at half of it. */
const maxEdge = 32_000
const maxWebpEdge = 16_383

interface Cap {
  /** Of the long side. */
  edge?: number
  /** Of the short side; wins over `edge`. */
  short?: number
  area?: number
  most?: number
}

function scaledInto(
  { width, height }: SourcePicture,
  { edge, short = 0, area = maxArea, most = maxEdge }: Cap = {},
) {
  const [long, narrow] = [Math.max(width, height), Math.min(width, height)]
  const wanted = edge === undefined ? 1 : Math.max(edge / long, short / narrow)
  const scale = Math.min(1, wanted, most / long, Math.sqrt(area / (width * height)))
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}

/** Best first; the first small enough is used, the last always fits. */
export function encodingAttempts(source: SourcePicture): Attempt[] {
  const { format, transparent } = source
  const full = scaledInto(source)
  const large = scaledInto(source, { edge: photographEdge, short: legibleEdge })
  if (transparent) {
    const webp = scaledInto(source, { most: maxWebpEdge })
    return [
      { type: 'image/png', ...full },
      { type: 'image/webp', quality: 0.9, ...webp },
      {
        type: 'image/webp',
        quality: 0.8,
        ...scaledInto(source, { edge: photographEdge, most: maxWebpEdge }),
      },
      // Browsers without WebP encoder answer PNG, which fits uncompressed.
      { type: 'image/png', ...scaledInto(source, { area: 1_048_576 }) },
    ]
  }
  const photograph: Attempt[] = [
    { type: 'image/jpeg', quality: 0.86, ...large },
    { type: 'image/jpeg', quality: 0.72, ...large },
    {
      type: 'image/jpeg',
      quality: 0.72,
      ...scaledInto(source, { edge: photographEdge, short: legibleEdge, area: 6_500_000 }),
    },
    {
      type: 'image/jpeg',
      quality: 0.6,
      ...scaledInto(source, { edge: 1_280, short: legibleEdge, area: 2_500_000 }),
    },
  ]
  if (format === 'jpeg' || format === 'heic') return photograph
  return [{ type: 'image/png', ...full }, { type: 'image/jpeg', quality: 0.86, ...full }, ...photograph]
}
