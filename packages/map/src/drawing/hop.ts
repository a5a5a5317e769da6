import type { Point } from './primitives.ts'

/** Changes places with its neighbour, the upper in a bow; `upright` runs down, others right. */
export function hop(from: Point, to: Point, [start, end]: Point, over: boolean, upright = true): string {
  const [a, b] = upright ? [from[0], to[0]] : [from[1], to[1]]
  const at = (along: number, across: number) =>
    (upright ? [across, along] : [along, across]).map((value) => Math.round(value * 10) / 10).join(' ')
  const length = Math.hypot(end - start, b - a)
  const [along, across] = [(end - start) / length, (b - a) / length]
  const [middle, centre] = [(start + end) / 2, (a + b) / 2]
  const radius = 5
  const point = (forward: number, side: number) =>
    at(
      middle + forward * along * radius - side * across * radius,
      centre + forward * across * radius + side * along * radius,
    )
  const bow = `L${point(-1, 0)}C${point(-1, 1.33)} ${point(1, 1.33)} ${point(1, 0)}`
  return `M${from.join(' ')}L${at(start, a)}${over ? bow : ''}L${at(end, b)}L${to.join(' ')}`
}
