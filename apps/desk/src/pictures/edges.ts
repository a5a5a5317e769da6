import { twoDecimals } from './pixels.ts'

/** Sobel gradients, scaled so that a step from black to white is 1. */
interface Gradients {
  width: number
  height: number
  x: Float64Array
  y: Float64Array
  size: Float64Array
}

const tile = 8
/** A sky or a wall is below it, a thin grey line above. */
const quietThreshold = 0.02
const edgeThreshold = 0.12
const nearAxis = Math.tan((10 / 180) * Math.PI)

export function gradientsOf(lightness: Float64Array, width: number, height: number): Gradients {
  const x = new Float64Array(lightness.length)
  const y = new Float64Array(lightness.length)
  const size = new Float64Array(lightness.length)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [up, down] = [Math.max(row - 1, 0) * width, Math.min(row + 1, height - 1) * width]
      const [left, right] = [Math.max(column - 1, 0), Math.min(column + 1, width - 1)]
      const level = (at: number) => lightness[at] ?? 0
      const at = row * width + column
      const gx =
        level(up + right) +
        2 * level(row * width + right) +
        level(down + right) -
        (level(up + left) + 2 * level(row * width + left) + level(down + left))
      const gy =
        level(down + left) +
        2 * level(down + column) +
        level(down + right) -
        (level(up + left) + 2 * level(up + column) + level(up + right))
      x[at] = gx / 4
      y[at] = gy / 4
      size[at] = Math.hypot(gx, gy) / 4
    }
  return { width, height, x, y, size }
}

export function quietShareOf({ width, height, size }: Gradients): number {
  const [wide, high] = [Math.min(tile, width), Math.min(tile, height)]
  const [columns, rows] = [Math.floor(width / wide), Math.floor(height / high)]
  let count = 0
  for (let index = 0; index < columns * rows; index += 1) {
    const first = Math.floor(index / columns) * high * width + (index % columns) * wide
    let sum = 0
    for (let at = 0; at < wide * high; at += 1)
      sum += size[first + Math.floor(at / wide) * width + (at % wide)] ?? 0
    if (sum / (wide * high) < quietThreshold) count += 1
  }
  return twoDecimals(count / (columns * rows))
}

export const edgeDensityOf = ({ size }: Gradients): number =>
  twoDecimals(size.filter((each) => each > edgeThreshold).length / size.length)

/** Share of gradient energy within 10° of an axis. */
export function straightnessOf({ x, y, size }: Gradients): number {
  let [straight, all] = [0, 0]
  for (const [at, each] of size.entries()) {
    if (each <= edgeThreshold) continue
    const [one, other] = [Math.abs(x[at] ?? 0), Math.abs(y[at] ?? 0)]
    all += each * each
    if (Math.min(one, other) <= Math.max(one, other) * nearAxis) straight += each * each
  }
  return all === 0 ? 0 : twoDecimals(straight / all)
}
