export type TracePoint = readonly [x: number, y: number]

/** An SVG path with rounded corners. Neighbouring points share their x or their y. */
export function routeTrace(points: readonly TracePoint[], corner = 16): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point[0]} ${point[1]}`
      const across = before[1] === point[1]
      if (!after) return across ? `H${point[0]}` : `V${point[1]}`
      const radius = Math.min(corner, distance(before, point) / 2, distance(point, after) / 2)
      const [ax, ay] = toward(point, before, radius)
      const [bx, by] = toward(point, after, radius)
      const bend = `q${point[0] - ax} ${point[1] - ay} ${bx - ax} ${by - ay}`
      return `${across ? `H${ax}` : `V${ay}`}${bend}`
    })
    .join('')
}

function distance(a: TracePoint, b: TracePoint): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
}

function toward(from: TracePoint, to: TracePoint, length: number): TracePoint {
  return [from[0] + Math.sign(to[0] - from[0]) * length, from[1] + Math.sign(to[1] - from[1]) * length]
}

/** The same from `62 132 H176 V264`: start, then across to x or down to y. */
export function parseRoute(script: string, corner = 16): string {
  const [start = '', ...moves] = script.split(/ (?=[HV])/)
  const [x = 0, y = 0] = start.split(' ').map(Number)
  const points: TracePoint[] = [[x, y]]
  for (const move of moves) {
    const [lastX, lastY] = points.at(-1) ?? [0, 0]
    const to = Number(move.slice(1))
    points.push(move.startsWith('H') ? [to, lastY] : [lastX, to])
  }
  return routeTrace(points, corner)
}
