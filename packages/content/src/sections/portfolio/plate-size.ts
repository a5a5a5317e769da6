interface Crop {
  top?: number | null
  bottom?: number | null
  left?: number | null
  right?: number | null
}

export interface PlateImage {
  crop: Crop | null
  hotspot: { x?: number | null; y?: number | null } | null
  asset: {
    url: string | null
    metadata: { dimensions: { width: number | null; height: number | null } | null } | null
  } | null
}

const widths = [480, 720, 960, 1280, 1600]

/**
 * What an `<img>` needs to show an editor's picture: `src`, `srcSet` in the widths that the original can fill, its own size in
 * pixels after the crop, and where to hold it when a frame of another shape cuts it (the hotspot, as CSS percentages).
 * Resizing, cropping and the file format are the image pipeline's work. `null` without a picture.
 */
export function plateSize(image: PlateImage | null) {
  const { url, metadata } = image?.asset ?? {}
  const full = { width: metadata?.dimensions?.width ?? 0, height: metadata?.dimensions?.height ?? 0 }
  if (!image || !url || !URL.canParse(url, 'http://localhost') || full.width < 1 || full.height < 1)
    return null
  const cut = rectangle(image.crop, full)
  const source = (width: number) => {
    const rect = image.crop ? `rect=${cut.left},${cut.top},${cut.width},${cut.height}&` : ''
    return `${url}?${rect}w=${width}&q=75&auto=format`
  }
  const fitting = widths.filter((width) => width < cut.width)
  const all = fitting.length === widths.length ? fitting : [...fitting, Math.min(cut.width, 1600)]
  return {
    src: source(all.find((width) => width >= 960) ?? cut.width),
    srcSet: all.map((width) => `${source(width)} ${width}w`).join(', '),
    width: cut.width,
    height: cut.height,
    position: hold(image, full, cut),
  }
}

interface Rectangle {
  left: number
  top: number
  width: number
  height: number
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

/** The hotspot counts from the whole picture, CSS from what is left of it. */
function hold({ hotspot }: PlateImage, full: { width: number; height: number }, cut: Rectangle): string {
  const along = (share: number | null | undefined, whole: number, start: number, rest: number) =>
    Math.round(100 * Math.min(1, Math.max(0, ((share ?? 0.5) * whole - start) / rest)))
  return `${along(hotspot?.x, full.width, cut.left, cut.width)}% ${along(hotspot?.y, full.height, cut.top, cut.height)}%`
}
