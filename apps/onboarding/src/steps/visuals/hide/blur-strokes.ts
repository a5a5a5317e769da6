/** 0–1, of width and height. */
export interface StrokePoint {
  x: number
  y: number
}

/** `radius`: share of the picture's width. */
export interface Stroke {
  radius: number
  points: readonly StrokePoint[]
}

export const brushSizes = { small: 0.02, medium: 0.045, large: 0.09 } as const
export type BrushSize = keyof typeof brushSizes

const clamp = (value: number) => Math.min(1, Math.max(0, value))

export function beginStroke(strokes: readonly Stroke[], { x, y }: StrokePoint, radius: number): Stroke[] {
  return [...strokes, { radius, points: [{ x: clamp(x), y: clamp(y) }] }]
}

export function extendStroke(strokes: readonly Stroke[], { x, y }: StrokePoint): readonly Stroke[] {
  const stroke = strokes.at(-1)
  const last = stroke?.points.at(-1)
  if (stroke === undefined || last === undefined) return strokes
  const point = { x: clamp(x), y: clamp(y) }
  // Moves too small to see.
  if (Math.hypot(point.x - last.x, point.y - last.y) < stroke.radius / 8) return strokes
  return [...strokes.slice(0, -1), { ...stroke, points: [...stroke.points, point] }]
}

const directions: Record<string, StrokePoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** `null` for other keys. */
export function moveBrush(brush: StrokePoint, key: string, far: boolean): StrokePoint | null {
  const direction = directions[key]
  if (direction === undefined) return null
  const step = far ? 0.1 : 0.02
  return { x: clamp(brush.x + direction.x * step), y: clamp(brush.y + direction.y * step) }
}

export const describePosition = ({ x, y }: StrokePoint): string =>
  `${Math.round(x * 100)} percent across, ${Math.round(y * 100)} percent down`

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const minBlock = 24

export function drawBlurred(context: Context, image: CanvasImageSource, strokes: readonly Stroke[]): void {
  const { width, height } = context.canvas
  context.globalCompositeOperation = 'copy'
  context.drawImage(image, 0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
  if (strokes.length === 0) return
  const pixelated = pixelate(context.canvas, blockSize(strokes, width, height))
  const layer = createCanvasContext(width, height)
  drawStrokes(layer, strokes)
  // Half-transparent pixels must not show through their blur.
  context.globalCompositeOperation = 'destination-out'
  context.drawImage(layer.canvas, 0, 0)
  context.globalCompositeOperation = 'source-over'
  layer.globalCompositeOperation = 'source-in'
  layer.drawImage(pixelated, 0, 0, width, height)
  context.drawImage(layer.canvas, 0, 0)
}

/** As large as the brush: no letter stays readable. */
function blockSize(strokes: readonly Stroke[], width: number, height: number): number {
  const widest = Math.max(...strokes.map(({ radius }) => 2 * radius * width))
  return Math.max(minBlock, Math.max(width, height) / 40, widest)
}

function drawStrokes(context: Context, strokes: readonly Stroke[]): void {
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

/** By halving: scaling down at once skips pixels in some browsers. */
function pixelate(image: HTMLCanvasElement | OffscreenCanvas, block: number): OffscreenCanvas {
  let small = halve(image)
  while (small.width > image.width / block && small.width > 1) small = halve(small)
  return small
}

function halve(image: HTMLCanvasElement | OffscreenCanvas): OffscreenCanvas {
  const context = createCanvasContext(Math.max(1, image.width >> 1), Math.max(1, image.height >> 1))
  context.drawImage(image, 0, 0, context.canvas.width, context.canvas.height)
  return context.canvas
}

export function createCanvasContext(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('No canvas of this size.')
  context.imageSmoothingQuality = 'high'
  return context
}
