'use client'

import { maxSignaturePoints, type PenPoint } from '@wiring/contract/desk/drawn-signature'
import { signatureBox } from '@wiring/contract/desk/signature-box'
import type { PointerEvent } from 'react'
import styled from 'styled-components'

const Pad = styled.svg`
  width: 100%;
  height: auto;
  border: 1px solid var(--ink);
  background: var(--sheet);
  cursor: crosshair;
  touch-action: none;
`

const Drawn = styled.path`
  fill: none;
  stroke: var(--ink);
  stroke-width: 5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const BaseLine = styled.path`
  fill: none;
  stroke: var(--line);
  stroke-width: 2;
  stroke-dasharray: 6 6;
  stroke-linecap: round;
`

export type Strokes = readonly (readonly PenPoint[])[]

interface PadProps {
  strokes: Strokes
  /** Moves come faster than renderings: a change is told by what was before. */
  onChange: (change: (strokes: Strokes) => Strokes) => void
}

const { width, height } = signatureBox
const leastStep = 2

/** Without a pointer the name stands in type. */
export function SignaturePad({ strokes, onChange }: PadProps) {
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event.currentTarget, event)
    onChange((before) => [...before, [point]])
  }
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? []
    const pad = event.currentTarget
    const points = (moves.length > 0 ? moves : [event]).map((move) => pointOf(pad, move))
    onChange((before) => points.reduce(extended, before))
  }
  return (
    <Pad
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Pad: draw your signature here"
      onPointerDown={begin}
      onPointerMove={draw}
    >
      <BaseLine d={`M24 ${height - 40}H${width - 24}`} />
      <Drawn d={strokes.map((stroke) => `M${[stroke[0], ...stroke].join(' ')}`).join('')} />
    </Pad>
  )
}

function pointOf(pad: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): PenPoint {
  const box = pad.getBoundingClientRect()
  const within = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share)) * size)
  return [within((clientX - box.left) / box.width, width), within((clientY - box.top) / box.height, height)]
}

function extended(strokes: Strokes, point: PenPoint): Strokes {
  const stroke = strokes.at(-1)
  const last = stroke?.at(-1)
  if (stroke === undefined || last === undefined || strokes.flat().length >= maxSignaturePoints)
    return strokes
  if (Math.hypot(point[0] - last[0], point[1] - last[1]) < leastStep) return strokes
  return [...strokes.slice(0, -1), [...stroke, point]]
}
