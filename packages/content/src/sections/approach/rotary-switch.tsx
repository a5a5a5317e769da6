import { Board, Mark } from '@wiring/ui/board'
import { routeTrace } from '@wiring/ui/route-trace'
import { angles, centre, drawing } from './dial.ts'

const contacts = angles.map((angle) => ({
  x: Math.round(centre.x + 146 * Math.cos((angle * Math.PI) / 180)),
  y: Math.round(centre.y + 146 * Math.sin((angle * Math.PI) / 180)),
}))
const rows = [60, 180, 300, 420]
const bends = [380, 350, 350, 380]

export function RotarySwitch() {
  return (
    <Board {...drawing} className="switch">
      {contacts.map(({ x, y }, index) => (
        <path
          key={y}
          className="wire"
          stroke={`var(--wire-${index}, var(--line))`}
          d={routeTrace([
            [x, y],
            [bends[index] ?? 0, y],
            [bends[index] ?? 0, rows[index] ?? 0],
            [460, rows[index] ?? 0],
          ])}
          strokeWidth={3}
        />
      ))}
      <circle cx={centre.x} cy={centre.y} r={104} stroke="var(--ink)" strokeWidth={1} />
      <circle
        cx={centre.x}
        cy={centre.y}
        r={116}
        stroke="var(--ink)"
        strokeWidth={8}
        strokeDasharray="1.2 29.17"
      />
      <circle cx={centre.x} cy={centre.y} r={84} fill="var(--ink)" />
      <g className="pointer">
        <path d="M170 240h122" stroke="var(--ink)" strokeWidth={3} />
        <path d="M186 240h58" stroke="var(--bg)" strokeWidth={6} />
      </g>
      <circle cx={centre.x} cy={centre.y} r={18} fill="var(--bg)" />
      {contacts.map(({ x, y }, index) => (
        <circle
          key={y}
          cx={x}
          cy={y}
          r={9}
          fill={`var(--wire-${index}, var(--bg))`}
          stroke="var(--ink)"
          strokeWidth={3}
        />
      ))}
      <g className="hint">
        <Mark x={28} y={30} size={12}>
          S1 — TURN IT
        </Mark>
      </g>
    </Board>
  )
}
