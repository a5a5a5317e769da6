import type { ReactNode, SVGAttributes } from 'react'
import { markup } from './markup.ts'

/** The ink of a trace: one of the four signals or the room's own ink. */
export type TraceColor = 'red' | 'yellow' | 'green' | 'gray' | 'ink'

const stroke = (color: TraceColor) => (color === 'ink' ? 'var(--ink)' : `var(--${color})`)

export interface BoardProps extends SVGAttributes<SVGSVGElement> {
  /** Size of the drawing in its own units. */
  width: number
  height: number
  /** Without it the drawing is decoration and hidden from screen readers. */
  title?: string
  children: ReactNode
}

/** A drawing sheet. Its dot grid comes from the class `ui-dots` on the element around it. */
export function Board({ width, height, title, children, ...rest }: BoardProps) {
  const sheet = { viewBox: `0 0 ${width} ${height}`, width: '100%', fill: 'none', ...rest }
  const drawing = { dangerouslySetInnerHTML: { __html: markup(children) } }
  if (!title) return <svg {...sheet} {...drawing} aria-hidden="true" />
  return <svg {...sheet} {...drawing} role="img" aria-label={title} />
}

export interface TraceProps {
  /** SVG path, orthogonal, corners of 16: build it with `routeTrace`. */
  d: string
  color?: TraceColor
  weight?: number
  /** Dashes mean "not connected yet"; a dashed trace appears, it does not draw. */
  dashed?: boolean
}

/** A wire. Inside `<Wires>` it draws along its length. */
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

/** Where a wire starts or ends. */
export function Terminal({ x, y, color = 'ink', open, radius = 9 }: TerminalProps) {
  return open ? (
    <circle cx={x} cy={y} r={radius} fill="var(--bg)" stroke={stroke(color)} strokeWidth={3} />
  ) : (
    <circle cx={x} cy={y} r={radius + 1} fill={stroke(color)} data-end="" />
  )
}

/** The zigzag of a broken trace: friction. */
export function Fault({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y - 13}l10 9-8 8 12 10`} stroke="var(--red)" strokeWidth={2} data-end="" />
}

/** Lettering of the board, at drawing scale. */
export function Mark({ x, y, end, quiet, large, children }: MarkProps) {
  return (
    <text
      className="ui-mark"
      x={x}
      y={y}
      data-quiet={quiet}
      data-large={large}
      textAnchor={end ? 'end' : undefined}
    >
      {children}
    </text>
  )
}

export interface MarkProps {
  x: number
  y: number
  /** Ends at x instead of starting there. */
  end?: boolean
  quiet?: boolean
  /** A value rather than its name. */
  large?: boolean
  children: ReactNode
}
