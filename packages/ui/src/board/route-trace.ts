/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number]

/**
 * The path of a wire through the given points with rounded corners, as every trace of the house has them.
 * Neighbouring points share their x or their y. A corner shrinks where its two sides are too short for it.
 */
export function routeTrace(points: readonly Point[], corner = 16): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point[0]} ${point[1]}`
      if (!after) return `L${point[0]} ${point[1]}`
      const radius = Math.min(corner, distance(before, point) / 2, distance(point, after) / 2)
      const [ax, ay] = toward(point, before, radius)
      const [bx, by] = toward(point, after, radius)
      return `L${ax} ${ay}Q${point[0]} ${point[1]} ${bx} ${by}`
    })
    .join('')
}

function distance(a: Point, b: Point): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
}

function toward(from: Point, to: Point, length: number): Point {
  return [from[0] + Math.sign(to[0] - from[0]) * length, from[1] + Math.sign(to[1] - from[1]) * length]
}
