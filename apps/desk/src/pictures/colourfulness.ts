import { type Pixels, twoDecimals } from './pixels.ts'

/** Lower bounds of Hasler and Süsstrunk, "Measuring colourfulness in natural images", 2003. */
const classes = [
  [109, 'extreme'],
  [82, 'high'],
  [59, 'quite'],
  [45, 'average'],
  [33, 'moderate'],
  [15, 'slight'],
] as const

export type Colourfulness = (typeof classes)[number][1] | 'none'

export function colourfulnessMetric({ rgb }: Pixels): number {
  const count = rgb.length / 3
  const sum = { rg: 0, yb: 0, rg2: 0, yb2: 0 }
  for (let at = 0; at < rgb.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]]
    const rg = red - green
    const yb = (red + green) / 2 - blue
    sum.rg += rg
    sum.yb += yb
    sum.rg2 += rg * rg
    sum.yb2 += yb * yb
  }
  const mean = { rg: sum.rg / count, yb: sum.yb / count }
  const variance = Math.max(sum.rg2 / count - mean.rg ** 2, 0) + Math.max(sum.yb2 / count - mean.yb ** 2, 0)
  return twoDecimals(Math.sqrt(variance) + 0.3 * Math.hypot(mean.rg, mean.yb))
}

export function colourfulnessOf(pixels: Pixels): Colourfulness {
  const metric = colourfulnessMetric(pixels)
  return classes.find(([from]) => metric >= from)?.[1] ?? 'none'
}
