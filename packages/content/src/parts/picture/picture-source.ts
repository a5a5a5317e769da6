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

interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

const widths = [480, 720, 960, 1280, 1600]

/** `srcSet` never enlarges; `width` and `height` are those after the crop. */
export function pictureSource(picture: Picture | null | undefined) {
  const parts = measurePicture(picture)
  if (!parts) return null
  const { url, full, cropped, rect } = parts
  const source = (width: number) => `${url}?${rect}w=${width}&q=75&auto=format`
  const fitting = widths.filter((width) => width < cropped.width)
  const all = fitting.length === widths.length ? fitting : [...fitting, Math.min(cropped.width, 1600)]
  return {
    src: source(all.find((width) => width >= 960) ?? cropped.width),
    srcSet: all.map((width) => `${source(width)} ${width}w`).join(', '),
    width: cropped.width,
    height: cropped.height,
    position: objectPosition(parts.hotspot, full, cropped),
  }
}

/**
 * A JPEG of exactly `width` × `height` pixels around the hotspot: messengers show no SVG, AVIF or WebP, and
 * nothing above 300 kB.
 */
export function cardUrl(picture: Picture | null | undefined, width: number, height: number): string | null {
  const parts = measurePicture(picture)
  if (!parts) return null
  const { url, full, cropped, hotspot } = parts
  const scale = Math.min(cropped.width / width, cropped.height / height)
  const part = { width: Math.round(width * scale) || 1, height: Math.round(height * scale) || 1 }
  const left = startOf(part.width, hotspot?.x, full.width, cropped.left, cropped.width)
  const top = startOf(part.height, hotspot?.y, full.height, cropped.top, cropped.height)
  const rect = [left, top, part.width, part.height].join(',')
  return `${url}?rect=${rect}&w=${width}&h=${height}&fit=crop&fm=jpg&q=80`
}

/** Within the crop, and as near to the hotspot's middle as that allows. */
function startOf(
  part: number,
  share: number | null | undefined,
  whole: number,
  start: number,
  length: number,
) {
  const centre = share === null || share === undefined ? start + length / 2 : share * whole
  return Math.round(Math.min(Math.max(centre - part / 2, start), start + length - part))
}

function measurePicture(picture: Picture | null | undefined) {
  const { url, metadata } = picture?.asset ?? {}
  const full = { width: metadata?.dimensions?.width ?? 0, height: metadata?.dimensions?.height ?? 0 }
  if (!picture || !url || full.width < 1 || full.height < 1) return null
  const cropped = cropRectangle(picture.crop, full)
  const rect = picture.crop ? `rect=${cropped.left},${cropped.top},${cropped.width},${cropped.height}&` : ''
  return { url, full, cropped, rect, hotspot: picture.hotspot }
}

function cropRectangle(crop: Crop | null, full: { width: number; height: number }): Rectangle {
  const left = Math.round((crop?.left ?? 0) * full.width)
  const top = Math.round((crop?.top ?? 0) * full.height)
  return {
    left,
    top,
    width: Math.max(1, Math.round(full.width * (1 - (crop?.right ?? 0))) - left),
    height: Math.max(1, Math.round(full.height * (1 - (crop?.bottom ?? 0))) - top),
  }
}

/** Sanity's hotspot is relative to the whole picture, CSS's to the crop. */
function objectPosition(
  hotspot: Picture['hotspot'],
  full: { width: number; height: number },
  cropped: Rectangle,
): string {
  const along = (share: number | null | undefined, whole: number, start: number, rest: number) =>
    Math.round(100 * Math.min(1, Math.max(0, ((share ?? 0.5) * whole - start) / rest)))
  return `${along(hotspot?.x, full.width, cropped.left, cropped.width)}% ${along(hotspot?.y, full.height, cropped.top, cropped.height)}%`
}
