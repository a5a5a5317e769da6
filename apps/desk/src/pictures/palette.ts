import { hexOf, type Oklab } from './oklab.ts'
import { twoDecimals } from './pixels.ts'

interface Color {
  hex: string
  share: number
}

interface Cluster {
  L: number
  a: number
  b: number
  count: number
}

interface Box {
  members: Uint32Array
  axis: Float64Array
  spread: number
}

const boxes = 16
/** OKLab distance below which colours look the same. */
const sameColor = 0.04
const shown = 5

function spreadOf(values: Float64Array, members: Uint32Array): number {
  let [sum, squares] = [0, 0]
  for (const at of members) {
    const value = values[at] ?? 0
    sum += value
    squares += value * value
  }
  return squares - (sum * sum) / members.length
}

function boxOf({ L, a, b }: Oklab, members: Uint32Array): Box {
  const [widest = { axis: L, spread: 0 }] = [L, a, b]
    .map((axis) => ({ axis, spread: spreadOf(axis, members) }))
    .sort((left, right) => right.spread - left.spread)
  return { members, ...widest }
}

/** Nearest to the median, never between equal values. */
function cutValue(sorted: Float64Array): number | null {
  const middle = sorted.length >> 1
  for (let away = 0; away <= middle; away += 1)
    for (const at of [middle - away, middle + away])
      if (at > 0 && at < sorted.length && (sorted[at] ?? 0) > (sorted[at - 1] ?? 0)) return sorted[at] ?? null
  return null
}

function cut(lab: Oklab, { members, axis }: Box): Box[] | null {
  const value = cutValue(Float64Array.from(members, (at) => axis[at] ?? 0).sort())
  if (value === null) return null
  const below = members.filter((at) => (axis[at] ?? 0) < value)
  const above = members.filter((at) => (axis[at] ?? 0) >= value)
  return [boxOf(lab, below), boxOf(lab, above)]
}

function medianCut(lab: Oklab): Box[] {
  const done = [boxOf(lab, Uint32Array.from(lab.L.keys()))]
  while (done.length < boxes) {
    done.sort((left, right) => right.spread - left.spread)
    const [widest, ...rest] = done
    // Floating point noise of equal colours.
    const halves = widest === undefined || widest.spread < 1e-9 ? null : cut(lab, widest)
    if (halves === null) break
    done.splice(0, done.length, ...halves, ...rest)
  }
  return done
}

function meanOf({ L, a, b }: Oklab, members: Uint32Array): Cluster {
  const sum = { L: 0, a: 0, b: 0 }
  for (const at of members) {
    sum.L += L[at] ?? 0
    sum.a += a[at] ?? 0
    sum.b += b[at] ?? 0
  }
  const count = members.length
  return { L: sum.L / count, a: sum.a / count, b: sum.b / count, count }
}

const distance = (one: Cluster, other: Cluster) =>
  Math.hypot(one.L - other.L, one.a - other.a, one.b - other.b)

function merged(one: Cluster, other: Cluster): Cluster {
  const count = one.count + other.count
  const mean = (axis: 'L' | 'a' | 'b') => (one[axis] * one.count + other[axis] * other.count) / count
  return { L: mean('L'), a: mean('a'), b: mean('b'), count }
}

function mergeSame(clusters: Cluster[]): Cluster[] {
  const pairs = clusters.flatMap((one, at) =>
    clusters.slice(at + 1).map((other) => ({ one, other, apart: distance(one, other) })),
  )
  const [nearest] = pairs.sort((left, right) => left.apart - right.apart)
  if (nearest === undefined || nearest.apart >= sameColor) return clusters
  const { one, other } = nearest
  return mergeSame([...clusters.filter((each) => each !== one && each !== other), merged(one, other)])
}

export function paletteOf(lab: Oklab): Color[] {
  const total = lab.L.length
  return mergeSame(medianCut(lab).map(({ members }) => meanOf(lab, members)))
    .map(({ L, a, b, count }) => ({ hex: hexOf(L, a, b), share: twoDecimals(count / total) }))
    .filter(({ share }) => share > 0)
    .sort((left, right) => right.share - left.share || (left.hex < right.hex ? -1 : 1))
    .slice(0, shown)
}
