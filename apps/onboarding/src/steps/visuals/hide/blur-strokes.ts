/** Shares (0–1) of width and height. */
export interface Point {
  x: number
  y: number
}

/** `radius`: share of the picture's width. */
export interface Stroke {
  radius: number
  points: readonly Point[]
}

export const brushSizes = { small: 0.02, medium: 0.045, large: 0.09 } as const
export type BrushSize = keyof typeof brushSizes

const inside = (value: number) => Math.min(1, Math.max(0, value))

/** A single point already hides a disc. */
export function beginStroke(strokes: readonly Stroke[], { x, y }: Point, radius: number): Stroke[] {
  return [...strokes, { radius, points: [{ x: inside(x), y: inside(y) }] }]
}

/** Leaves out moves too small to see. */
export function extendStroke(strokes: readonly Stroke[], { x, y }: Point): readonly Stroke[] {
  const stroke = strokes.at(-1)
  const last = stroke?.points.at(-1)
  if (stroke === undefined || last === undefined) return strokes
  const point = { x: inside(x), y: inside(y) }
  if (Math.hypot(point.x - last.x, point.y - last.y) < stroke.radius / 8) return strokes
  return [...strokes.slice(0, -1), { ...stroke, points: [...stroke.points, point] }]
}

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** `null` for other keys; `far`: a longer step. */
export function movedBrush(brush: Point, key: string, far: boolean): Point | null {
  const direction = directions[key]
  if (direction === undefined) return null
  const step = far ? 0.1 : 0.02
  return { x: inside(brush.x + direction.x * step), y: inside(brush.y + direction.y * step) }
}

export const placeInWords = ({ x, y }: Point): string =>
  `${Math.round(x * 100)} percent across, ${Math.round(y * 100)} percent down`
