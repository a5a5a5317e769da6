/** `lqip` is a blurred placeholder as a data URL. */
export const pictureFields = `alt, crop, hotspot, asset->{_id, url, mimeType, metadata{lqip, dimensions{width, height, aspectRatio}}}`

export const pictureTypes = ['sanity.imageAsset'] as const

interface Crop {
  top?: number | null
  bottom?: number | null
  left?: number | null
  right?: number | null
}

/** As `pictureFields` gives it; an editor may have left out any part. */
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

/**
 * What an `<img>` needs: `src`, `srcSet` in widths that the original can fill, size in pixels after the
 * crop, hotspot as CSS percentages. `null` without a picture.
 */
export function pictureSource(picture: Picture | null | undefined) {
  const parts = measure(picture)
  if (!parts) return null
  const { url, full, cut, rect } = parts
  const source = (width: number) => `${url}?${rect}w=${width}&q=75&auto=format`
  const fitting = widths.filter((width) => width < cut.width)
  const all = fitting.length === widths.length ? fitting : [...fitting, Math.min(cut.width, 1600)]
  return {
    src: source(all.find((width) => width >= 960) ?? cut.width),
    srcSet: all.map((width) => `${source(width)} ${width}w`).join(', '),
    width: cut.width,
    height: cut.height,
    position: hold(parts.hotspot, full, cut),
  }
}

/** Cropped to exactly `width` × `height` pixels; `null` without a picture. */
export function croppedUrl(
  picture: Picture | null | undefined,
  width: number,
  height: number,
): string | null {
  const parts = measure(picture)
  return parts && `${parts.url}?${parts.rect}w=${width}&h=${height}&fit=crop`
}

function measure(picture: Picture | null | undefined) {
  const { url, metadata } = picture?.asset ?? {}
  const full = { width: metadata?.dimensions?.width ?? 0, height: metadata?.dimensions?.height ?? 0 }
  if (!picture || !url || full.width < 1 || full.height < 1) return null
  const cut = rectangle(picture.crop, full)
  const rect = picture.crop ? `rect=${cut.left},${cut.top},${cut.width},${cut.height}&` : ''
  return { url, full, cut, rect, hotspot: picture.hotspot }
}

function rectangle(crop: Crop | null, full: { width: number; height: number }): Rectangle {
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
function hold(hotspot: Picture['hotspot'], full: { width: number; height: number }, cut: Rectangle): string {
  const along = (share: number | null | undefined, whole: number, start: number, rest: number) =>
    Math.round(100 * Math.min(1, Math.max(0, ((share ?? 0.5) * whole - start) / rest)))
  return `${along(hotspot?.x, full.width, cut.left, cut.width)}% ${along(hotspot?.y, full.height, cut.top, cut.height)}%`
}
