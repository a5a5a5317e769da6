import { twoDecimals } from './pixels.ts'

const [medium, strong] = [0.12, 0.24]

function moments(values: Float64Array): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(variance) }
}

export function contrastOf(lightness: Float64Array): 'even' | 'medium' | 'strong' {
  const deviation = twoDecimals(moments(lightness).deviation)
  if (deviation >= strong) return 'strong'
  return deviation >= medium ? 'medium' : 'even'
}

/** Correlation with the mirror image, −1 to 1. */
export function symmetryOf(lightness: Float64Array, width: number): number {
  const { mean, deviation } = moments(lightness)
  if (twoDecimals(deviation) === 0) return 0
  const product = lightness.reduce((sum, value, at) => {
    const mirrored = at - (at % width) + (width - 1 - (at % width))
    return sum + (value - mean) * ((lightness[mirrored] ?? 0) - mean)
  }, 0)
  return twoDecimals(product / lightness.length / deviation ** 2)
}
