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

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const smallestBlock = 24
const blockShare = 1 / 40

/**
 * Draws the picture, the pixels under its strokes erased and replaced by blocks as large as the brush, each
 * the average of what it covered. Used by screen and worker.
 */
export function drawBlurred(context: Context, image: CanvasImageSource, strokes: readonly Stroke[]): void {
  const { width, height } = context.canvas
  context.globalCompositeOperation = 'copy'
  context.drawImage(image, 0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
  if (strokes.length === 0) return
  const average = averaged(context.canvas, blockOf(strokes, width, height))
  const layer = surface(width, height)
  paint(layer, strokes)
  // Half-transparent pixels must not show through their blur.
  context.globalCompositeOperation = 'destination-out'
  context.drawImage(layer.canvas, 0, 0)
  context.globalCompositeOperation = 'source-over'
  layer.globalCompositeOperation = 'source-in'
  layer.drawImage(average, 0, 0, width, height)
  context.drawImage(layer.canvas, 0, 0)
}

/** A block as large as the brush leaves no letter readable. */
function blockOf(strokes: readonly Stroke[], width: number, height: number): number {
  const widest = Math.max(...strokes.map(({ radius }) => 2 * radius * width))
  return Math.max(smallestBlock, Math.max(width, height) * blockShare, widest)
}

function paint(context: Context, strokes: readonly Stroke[]): void {
  const { width, height } = context.canvas
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { radius, points } of strokes) {
    context.lineWidth = 2 * radius * width
    context.beginPath()
    for (const { x, y } of points) context.lineTo(x * width, y * height)
    // A line without length draws no cap.
    const [first] = points
    if (first !== undefined) context.lineTo(first.x * width + 0.01, first.y * height)
    context.stroke()
  }
}

/** Halving makes every pixel count, in every browser. */
function averaged(image: HTMLCanvasElement | OffscreenCanvas, block: number): OffscreenCanvas {
  let small = half(image)
  while (small.width > image.width / block && small.width > 1) small = half(small)
  return small
}

function half(image: HTMLCanvasElement | OffscreenCanvas): OffscreenCanvas {
  const context = surface(Math.max(1, image.width >> 1), Math.max(1, image.height >> 1))
  context.drawImage(image, 0, 0, context.canvas.width, context.canvas.height)
  return context.canvas
}

function surface(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('No canvas of this size.')
  context.imageSmoothingQuality = 'high'
  return context
}
