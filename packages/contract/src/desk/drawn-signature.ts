import * as z from 'zod'
import { signatureBox } from './signature-box.ts'

const maxSignaturePath = 4_096
export const maxStrokes = 60
export const maxSignaturePoints = 4_000

const point = z.tuple([z.int().min(0).max(signatureBox.width), z.int().min(0).max(signatureBox.height)])
export const drawnStrokes = z
  .array(z.array(point).min(1).max(maxSignaturePoints))
  .min(1)
  .max(maxStrokes)
  .refine((strokes) => strokes.flat().length <= maxSignaturePoints)

export type PenPoint = readonly [x: number, y: number]
type Strokes = readonly (readonly PenPoint[])[]

const leastLength = 120

/** `null` for a signature. */
export const signatureProblem = (strokes: Strokes): string | null =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) < leastLength
    ? 'Not saved: there is too little to see of it. Draw your signature larger.'
    : null

/** As large as the box lets it be. */
export function signaturePath(strokes: Strokes): string {
  const fitted = fitToBox(strokes)
  for (let spacing = 6; ; spacing *= 1.25) {
    const path = fitted.map((stroke) => strokePath(thin(stroke, spacing))).join('')
    if (path.length <= maxSignaturePath) return path
  }
}

const lengthOf = (stroke: readonly PenPoint[]) =>
  stroke.reduce((sum, point, index) => sum + distance(point, stroke[index - 1] ?? point), 0)

const distance = ([ax, ay]: PenPoint, [bx, by]: PenPoint) => Math.hypot(ax - bx, ay - by)

/** Room for half the width of the line. */
const margin = 6
const largest = 4

function fitToBox(strokes: Strokes): PenPoint[][] {
  const points = strokes.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const across = (signatureBox.width - 2 * margin) / Math.max(1, Math.max(...xs) - left)
  const down = (signatureBox.height - 2 * margin) / Math.max(1, Math.max(...ys) - top)
  const scale = Math.min(across, down, largest)
  return strokes.map((stroke) =>
    stroke.map(([x, y]) => [margin + (x - left) * scale, margin + (y - top) * scale] as const),
  )
}

function thin(stroke: readonly PenPoint[], spacing: number): PenPoint[] {
  const kept = stroke.slice(0, 1)
  for (const point of stroke.slice(1, -1)) {
    const last = kept.at(-1)
    if (last === undefined || distance(last, point) >= spacing) kept.push(point)
  }
  return [...kept, ...stroke.slice(1).slice(-1)]
}

const text = ([x, y]: PenPoint) => `${Math.round(x)} ${Math.round(y)}`
const between = ([ax, ay]: PenPoint, [bx, by]: PenPoint): PenPoint => [(ax + bx) / 2, (ay + by) / 2]

/** A dot is a line of no length. */
function strokePath(points: readonly PenPoint[]): string {
  const [first = [0, 0] as const] = points
  const last = points.at(-1) ?? first
  const bends = points
    .slice(1, -1)
    .map((point, index) => `Q${text(point)} ${text(between(point, points[index + 2] ?? last))}`)
  return `M${text(first)}${bends.join('')}L${text(last)}`
}
