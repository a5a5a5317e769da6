import type { OwnLine } from '@wiring/map/drawing/own-line'
import { type OwnLineTrack, stretches } from '@wiring/map/drawing/stretches'

interface DrawnLineProps {
  line: OwnLine
  track: OwnLineTrack
  /** Half of a gate's body. */
  reach: number
  output?: 'ahead' | 'made'
}

/** Not as markup: CSS bends what stays. */
export function DrawnLine({ line, track, reach, output = 'ahead' }: DrawnLineProps) {
  const paths = stretches(
    track,
    line.map((level) => level ?? 0),
  )
  return (
    <>
      {line.map((_, index) => (
        <path className="own-line-gate" key={track.gate(index)[0]} d={gateBody(track, index, reach)} />
      ))}
      <g className="own-line-drawn">
        {paths.map((d, index) => {
          const isEnd = index === line.length
          return (
            <path
              className={isEnd && output === 'made' ? 'own-line-stretch wire-being-made' : 'own-line-stretch'}
              key={isEnd ? 'end' : track.gate(index)[0]}
              d={d}
              data-level={line[index] ?? undefined}
            />
          )
        })}
      </g>
    </>
  )
}

function gateBody({ gate, lane, point }: OwnLineTrack, index: number, reach: number): string {
  const [from, to] = gate(index)
  const middle = lane(0)
  const corners = [
    point(from, middle - reach),
    point(to, middle - reach),
    point(to, middle + reach),
    point(from, middle + reach),
  ]
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`
}
