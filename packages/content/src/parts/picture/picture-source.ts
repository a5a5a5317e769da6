import { createImageUrlBuilder } from '@sanity/image-url'

/** `lqip` is a blurred data URL. */
export const pictureFields = `alt, crop, hotspot, asset->{_id, url, mimeType, metadata{lqip, dimensions{width, height, aspectRatio}}}`

export const pictureTypes = ['sanity.imageAsset'] as const

interface Crop {
  top?: number | null
  bottom?: number | null
  left?: number | null
  right?: number | null
}

export interface Picture {
  crop: Crop | null
  hotspot: { x?: number | null; y?: number | null } | null
  asset: {
    url: string | null
    metadata: { dimensions: { width: number | null; height: number | null } | null } | null
  } | null
}

const widths = [480, 720, 960, 1280, 1600]

/** `srcSet` never enlarges; `width` and `height` are those after the crop. */
export function pictureSource(picture: Picture | null | undefined) {
  const parts = measurePicture(picture)
  if (!parts) return null
  const { address, width: cropped, height } = parts
  const source = (width: number) => address((image) => image.width(width).quality(75).auto('format'))
  const fitting = widths.filter((width) => width < cropped)
  const all = fitting.length === widths.length ? fitting : [...fitting, Math.min(cropped, 1600)]
  return {
    src: source(all.find((width) => width >= 960) ?? cropped),
    srcSet: all.map((width) => `${source(width)} ${width}w`).join(', '),
    width: cropped,
    height,
    position: parts.position,
  }
}

/**
 * A JPEG of exactly `width` × `height` pixels around the hotspot: messengers show no SVG, AVIF or WebP, and
 * nothing above 300 kB.
 */
export function cardUrl(picture: Picture | null | undefined, width: number, height: number): string | null {
  const parts = measurePicture(picture)
  return parts?.address((image) => image.size(width, height).fit('crop').format('jpg').quality(80)) ?? null
}

const parameters = createImageUrlBuilder({ projectId: 'any', dataset: 'any' })

function measurePicture(picture: Picture | null | undefined) {
  const { url, metadata } = picture?.asset ?? {}
  const full = { width: metadata?.dimensions?.width ?? 0, height: metadata?.dimensions?.height ?? 0 }
  if (!picture || !url || full.width < 1 || full.height < 1) return null
  const { left, right, top, bottom } = picture.crop ?? {}
  const crop = { left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 }
  const { x, y } = picture.hotspot ?? {}
  const hotspot = {
    x: x ?? (1 + crop.left - crop.right) / 2,
    y: y ?? (1 + crop.top - crop.bottom) / 2,
    width: 0,
    height: 0,
  }
  const image = parameters.image({
    asset: { _ref: `image-any-${full.width}x${full.height}-png` },
    crop,
    hotspot,
  })
  return {
    /** With Sanity's parameters. The address is the asset's own: a seed and a local lake have others. */
    address: (change: (from: typeof image) => typeof image) => `${url}${new URL(change(image).url()).search}`,
    width: cropped(full.width, crop.left, crop.right),
    height: cropped(full.height, crop.top, crop.bottom),
    // Sanity's hotspot is relative to the whole picture, CSS's to the crop.
    position: `${share(x ?? 0.5, crop.left, crop.right)}% ${share(y ?? 0.5, crop.top, crop.bottom)}%`,
  }
}

const cropped = (length: number, start: number, end: number) =>
  Math.max(1, Math.round(length * (1 - end)) - Math.round(length * start))

/** Per cent of what is left between two cuts. */
const share = (place: number, start: number, end: number) =>
  Math.round(100 * Math.min(1, Math.max(0, (place - start) / (1 - start - end))))
