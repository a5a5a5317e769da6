import type { Pixels } from './pixels.ts'

/** OKLab (Björn Ottosson, 2020): `L` 0 to 1, `a` and `b` about −0.4 to 0.4. */
export interface Oklab {
  L: Float64Array
  a: Float64Array
  b: Float64Array
}

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

export function oklabOf({ rgb }: Pixels): Oklab {
  const count = rgb.length / 3
  const lab = { L: new Float64Array(count), a: new Float64Array(count), b: new Float64Array(count) }
  for (let at = 0; at < count; at += 1) {
    const red = linear[rgb[at * 3] ?? 0] ?? 0
    const green = linear[rgb[at * 3 + 1] ?? 0] ?? 0
    const blue = linear[rgb[at * 3 + 2] ?? 0] ?? 0
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lab.L[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    lab.a[at] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    lab.b[at] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return lab
}

/** Rounds channels to 1/100: codecs of two machines differ in the last bits. */
export function hexOf(L: number, a: number, b: number): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.round(encoded(Math.min(Math.max(channel, 0), 1)) * 100) / 100)
  const digits = channels.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('').toUpperCase()}`
}
