import sharp from 'sharp'

interface Swatch {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  title: string
  population: number
}

interface Bucket {
  rgb: [number, number, number]
  count: number
}

/** Saturation and lightness (0–1) of each swatch. */
const targets = {
  vibrant: [1, 0.5],
  lightVibrant: [1, 0.74],
  darkVibrant: [1, 0.26],
  muted: [0.3, 0.5],
  lightMuted: [0.3, 0.74],
  darkMuted: [0.3, 0.26],
} as const

/** `metadata.palette` as on the hosted service: a dominant colour and six swatches. */
export async function paletteOf(image: Buffer): Promise<Record<string, unknown>> {
  const { data } = await sharp(image)
    .resize(64, 64, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const buckets = bucketsOf(data)
  const total = data.length / 3
  const dominant = buckets.toSorted((a, b) => b.count - a.count)[0]
  if (!dominant) return {}
  const moods = Object.entries(targets).map(([name, [saturation, lightness]]) => {
    const score = ({ rgb, count }: Bucket) => {
      const [s, l] = saturationAndLightness(rgb)
      return 3 * Math.abs(s - saturation) + 6 * Math.abs(l - lightness) - count / total
    }
    const best = buckets.reduce((one, other) => (score(other) < score(one) ? other : one), dominant)
    return [name, swatchOf(best, total)]
  })
  return {
    _type: 'sanity.imagePalette',
    dominant: swatchOf(dominant, total),
    ...Object.fromEntries(moods),
  }
}

/** Colours rounded to 16 steps a channel, with the mean of each bucket. */
function bucketsOf(pixels: Buffer): Bucket[] {
  const sums = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let index = 0; index + 2 < pixels.length; index += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index, index + 3)
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const group = sums.get(key) ?? { sum: [0, 0, 0], count: 0 }
    group.sum = [group.sum[0] + r, group.sum[1] + g, group.sum[2] + b]
    group.count++
    sums.set(key, group)
  }
  return [...sums.values()].map(({ sum, count }) => ({
    rgb: [sum[0] / count, sum[1] / count, sum[2] / count],
    count,
  }))
}

function swatchOf({ rgb, count }: Bucket, total: number): Swatch {
  const hex = rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')
  const [r, g, b] = rgb
  const text = (r * 299 + g * 587 + b * 114) / 1000 < 150 ? '#fff' : '#000'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: text,
    title: text,
    population: Math.round((count / total) * 10_000) / 100,
  }
}

function saturationAndLightness([r, g, b]: Bucket['rgb']): [number, number] {
  const [max, min] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255]
  const lightness = (max + min) / 2
  const spread = max - min
  return [spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1)), lightness]
}
