import type { ReactNode, SVGAttributes } from 'react'
import { staticChildren } from '../static-markup/static-markup.ts'

type TraceColor = 'red' | 'yellow' | 'green' | 'gray' | 'ink'

const stroke = (color: TraceColor) => (color === 'ink' ? 'var(--ink)' : `var(--${color})`)

interface BoardProps extends SVGAttributes<SVGSVGElement> {
  width: number
  height: number
  /** Without it the drawing is hidden from screen readers. */
  title?: string
  children: ReactNode
}

export function Board({ width, height, title, children, ...rest }: BoardProps) {
  const svgProps = { viewBox: `0 0 ${width} ${height}`, width: '100%', fill: 'none', ...rest }
  const drawing = staticChildren(children)
  if (!title) return <svg {...svgProps} {...drawing} aria-hidden="true" />
  return <svg {...svgProps} {...drawing} role="img" aria-label={title} />
}

interface TraceProps {
  d: string
  color?: TraceColor
  weight?: number
  dashed?: boolean
}

export function Trace({ d, color = 'ink', weight = 3, dashed }: TraceProps) {
  if (dashed)
    return <path d={d} stroke={stroke(color)} strokeWidth={weight} strokeDasharray="4 5" data-end="" />
  return <path d={d} stroke={stroke(color)} strokeWidth={weight} data-trace="" />
}

interface TerminalProps {
  x: number
  y: number
  color?: TraceColor
  /** A ring instead of a disc. */
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

interface MarkProps {
  x: number
  y: number
  end?: boolean
  quiet?: boolean
  size?: number
  children: ReactNode
}
