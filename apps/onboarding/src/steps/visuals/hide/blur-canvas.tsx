'use client'

import { brand } from '@wiring/ui/tokens'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  beginStroke,
  describePosition,
  drawBlurred,
  extendStroke,
  moveBrush,
  type Stroke,
  type StrokePoint,
} from './blur-strokes.ts'

export interface BlurCanvasProps {
  image: ImageBitmap
  name: string
  strokes: readonly Stroke[]
  radius: number
  panning: boolean
  onStrokes: (change: (strokes: readonly Stroke[]) => readonly Stroke[]) => void
}

export function BlurCanvas({ image, name, strokes, radius, panning, onStrokes }: BlurCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [brush, setBrush] = useState<StrokePoint | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { width, height } = image

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    drawBlurred(context, image, strokes)
    if (brush !== null) drawBrush(context, brush, radius)
  }, [image, strokes, brush, radius])

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): StrokePoint => {
    const box = currentTarget.getBoundingClientRect()
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0 || panning) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setBrush(pointOf(event))
    const point = pointOf(event)
    onStrokes((known) => beginStroke(known, point, radius))
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const point = pointOf(event)
    setBrush(point)
    // Moves come faster than renderings.
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      onStrokes((known) => extendStroke(known, point))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = brush ?? { x: 0.5, y: 0.5 }
    const moved = moveBrush(at, event.key, event.shiftKey)
    if (moved === null && event.key !== ' ') return
    event.preventDefault()
    setBrush(moved ?? at)
    if (moved === null) onStrokes((known) => beginStroke(known, at, radius))
    setAnnouncement(`${moved === null ? 'Blurred at' : 'Brush at'} ${describePosition(moved ?? at)}.`)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: no role fits a brush */}
      <canvas
        ref={canvas}
        className="blur-canvas"
        data-moving={panning || undefined}
        width={width}
        height={height}
        role="application"
        aria-label={`${name}: arrow keys move the brush, Space blurs`}
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setBrush(null)}
        onKeyDown={onKeyDown}
        onFocus={() => setBrush((known) => known ?? { x: 0.5, y: 0.5 })}
        onBlur={() => setBrush(null)}
      />
      <p className="ui-visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}

/** In two colors, visible on any picture. */
function drawBrush(context: CanvasRenderingContext2D, { x, y }: StrokePoint, radius: number): void {
  const { width, height } = context.canvas
  for (const [color, size] of [
    [brand.black, 0],
    [brand.paper, 2],
  ] as const) {
    context.beginPath()
    context.arc(x * width, y * height, Math.max(2, radius * width - size), 0, 2 * Math.PI)
    context.lineWidth = 2
    context.strokeStyle = color
    context.stroke()
  }
}
