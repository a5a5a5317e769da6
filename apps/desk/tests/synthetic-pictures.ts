import type { Pixels } from '../src/pictures/pixels.ts'

type Rgb = readonly [number, number, number]

export function paint(width: number, height: number, colour: (x: number, y: number) => Rgb): Pixels {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rgb.set(colour(x, y), (y * width + x) * 3)
  return { width, height, rgb }
}

const grey = (level: number): Rgb => [level, level, level]

export const flatRed = paint(64, 64, () => [255, 0, 0])
export const black = paint(64, 64, () => [0, 0, 0])
export const checkerboard = paint(64, 64, (x, y) => grey(((x >> 3) + (y >> 3)) % 2 === 0 ? 0 : 255))
export const gradient = paint(256, 64, (x) => grey(x))
export const valley = paint(256, 64, (x) => grey(Math.abs(x - 127.5) < 64 ? 40 : 200))
export const diagonal = paint(64, 64, (x, y) => grey(x > y ? 255 : 0))
export const page = paint(100, 100, (_, y) => (y < 10 ? [20, 20, 20] : [250, 250, 250]))

export function noise(width = 128, height = 96, seed = 1): Pixels {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
  return paint(width, height, () => [next(), next(), next()])
}
