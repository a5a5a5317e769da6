import type { ReactNode, SVGAttributes } from 'react'
import { markup } from './markup.ts'

export type TraceColor = 'red' | 'yellow' | 'green' | 'gray' | 'ink'

const stroke = (color: TraceColor) => (color === 'ink' ? 'var(--ink)' : `var(--${color})`)

export interface BoardProps extends SVGAttributes<SVGSVGElement> {
  /** In units of the drawing. */
  width: number
  height: number
  /** Without it the drawing is hidden from screen readers. */
  title?: string
  children: ReactNode
}

/** A drawing sheet. Its dot grid comes from the class `ui-dots` of the element around it. */
export function Board({ width, height, title, children, ...rest }: BoardProps) {
  const sheet = { viewBox: `0 0 ${width} ${height}`, width: '100%', fill: 'none', ...rest }
  const drawing = { dangerouslySetInnerHTML: { __html: markup(children) } }
  if (!title) return <svg {...sheet} {...drawing} aria-hidden="true" />
  return <svg {...sheet} {...drawing} role="img" aria-label={title} />
}

export interface TraceProps {
  /** An SVG path: build it with `routeTrace`. */
  d: string
  color?: TraceColor
  weight?: number
  /** "Not connected yet": it appears, it does not draw. */
  dashed?: boolean
}

/** A wire. Inside `<Wires>` it draws itself. */
export function Trace({ d, color = 'ink', weight = 3, dashed }: TraceProps) {
  if (dashed)
    return <path d={d} stroke={stroke(color)} strokeWidth={weight} strokeDasharray="4 5" data-end="" />
  return <path d={d} stroke={stroke(color)} strokeWidth={weight} pathLength={1} data-trace="" />
}

export interface TerminalProps {
  x: number
  y: number
  color?: TraceColor
  /** An open terminal is a ring (input), a closed one a disc (output). */
  open?: boolean
  radius?: number
}

export function Terminal({ x, y, color = 'ink', open, radius = 9 }: TerminalProps) {
  return open ? (
    <circle cx={x} cy={y} r={radius} fill="var(--bg)" stroke={stroke(color)} strokeWidth={3} />
  ) : (
    <circle cx={x} cy={y} r={radius + 1} fill={stroke(color)} data-end="" />
  )
}

/** The zigzag of a broken trace. */
export function Fault({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y - 13}l10 9-8 8 12 10`} stroke="var(--red)" strokeWidth={2} data-end="" />
}

export function Mark({ x, y, end, quiet, size, children }: MarkProps) {
  return (
    <text
      className="ui-mark"
      x={x}
      y={y}
      data-quiet={quiet}
      fontSize={size}
      textAnchor={end ? 'end' : undefined}
    >
      {children}
    </text>
  )
}

export interface MarkProps {
  x: number
  y: number
  /** Ends at x. */
  end?: boolean
  quiet?: boolean
  /** In units of the drawing; 10 by default, inside `<Wires>` what takes 11.5 px on the screen. */
  size?: number
  children: ReactNode
}
