import type { PictureFormat } from '@wiring/session/picture-header'

export interface Source {
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
const screenshotEdge = 8_192
const screenshotArea = 16_000_000

function scaledInto({ width, height }: Source, edge: number, area = Number.POSITIVE_INFINITY) {
  const scale = Math.min(1, edge / Math.max(width, height), Math.sqrt(area / (width * height)))
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}

/** Best first; the first small enough is used, the last always fits. */
export function encodingAttempts(source: Source): Attempt[] {
  const full = scaledInto(source, screenshotEdge, screenshotArea)
  const large = scaledInto(source, photographEdge)
  const photograph: Attempt[] = [
    { type: 'image/jpeg', quality: 0.86, ...large },
    { type: 'image/jpeg', quality: 0.72, ...large },
    { type: 'image/jpeg', quality: 0.6, ...scaledInto(source, 1_280) },
  ]
  if (source.format === 'jpeg' || source.format === 'heic') return photograph
  const lossless: Attempt = { type: 'image/png', ...full }
  if (!source.transparent) return [lossless, { type: 'image/jpeg', quality: 0.86, ...full }, ...photograph]
  return [
    lossless,
    { type: 'image/webp', quality: 0.9, ...full },
    { type: 'image/webp', quality: 0.8, ...large },
    // Browsers without WebP encoder answer PNG, which fits uncompressed.
    { type: 'image/png', ...scaledInto(source, 1_024) },
  ]
}
