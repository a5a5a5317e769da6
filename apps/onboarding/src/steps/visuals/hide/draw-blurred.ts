import type { Stroke } from './blur-strokes.ts'

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
