import { routeTrace } from '@wiring/ui/route-trace'
import styled from 'styled-components'

/** −2 to 2; null without a reading. */
export type GateLevel = number | null

const width = 240
const height = 64
const weight = 5
const step = (width - 24) / 8
const middle = height / 2
const lane = (height - 2 * weight - 4) / 4

type Point = readonly [x: number, y: number]

const Drawing = styled.svg`
  width: 120px;
  height: 32px;
`

export function LineMark({ levels }: { levels: readonly GateLevel[] }) {
  const gates = levels.map((level, index) => ({
    level,
    from: 14 + step * index,
    to: 14 + step * (index + 1.34) - step,
    y: middle + lane * (level ?? 0),
  }))
  const last = gates.at(-1)
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
      {gates.map(({ from, to }) => (
        <rect key={from} x={from} y="3" width={to - from} height={height - 6} fill="var(--line-2)" />
      ))}
      {gates.map(({ level, from, to, y }, index) => {
        const before = gates[index - 1] ?? { to: 2, y: middle }
        return (
          <path
            key={from}
            d={routeTrace(turn([before.to, before.y], from - step * 0.3, [to, y]), step * 0.16)}
            stroke="var(--ink)"
            strokeWidth={weight}
            {...(level === null && { strokeDasharray: `${weight * 0.6} ${weight * 1.4}` })}
          />
        )
      })}
      {last && (
        <path
          d={routeTrace(turn([last.to, last.y], last.to + step * 0.25, [width - 10, middle]), step * 0.16)}
          stroke="var(--ink)"
          strokeWidth={weight}
        />
      )}
      <circle cx={width - 7} cy={middle} r={weight * 1.4} fill="var(--green)" />
    </Drawing>
  )
}

const turn = ([x, y]: Point, at: number, [toX, toY]: Point): Point[] =>
  y === toY
    ? [
        [x, y],
        [toX, toY],
      ]
    : [
        [x, y],
        [at, y],
        [at, toY],
        [toX, toY],
      ]
