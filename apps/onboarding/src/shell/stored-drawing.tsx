import type { StoredData } from '@wiring/contract/deletion'
import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { routeTrace } from '@wiring/ui/route-trace'

const inputs = [
  {
    name: 'IN-1',
    y: 60,
    color: 'red',
    wire: routeTrace([
      [56, 60],
      [124, 60],
      [124, 162],
      [146, 162],
    ]),
  },
  {
    name: 'IN-2',
    y: 182,
    color: 'ink',
    wire: routeTrace([
      [56, 182],
      [146, 182],
    ]),
  },
  {
    name: 'IN-3',
    y: 304,
    color: 'yellow',
    wire: routeTrace([
      [56, 304],
      [124, 304],
      [124, 202],
      [146, 202],
    ]),
  },
] as const

const output = routeTrace([
  [214, 182],
  [304, 182],
])

export function StoredDrawing({ stored }: { stored: StoredData }) {
  const kept = [stored.survey, stored.profile, stored.images > 0]
  return (
    <div className="notice-drawing ui-dots">
      <Board className="notice-board" width={360} height={360}>
        {inputs.map(({ name, y, color, wire }, index) => (
          <g key={name}>
            <Trace d={wire} color={kept[index] ? color : 'gray'} dashed={!kept[index]} />
            <Terminal x={56} y={y} color={kept[index] ? color : 'gray'} open={!kept[index]} />
            <Mark x={46} y={y - 22} size={14} quiet={!kept[index]}>
              {name}
            </Mark>
          </g>
        ))}
        <Trace d={output} color={stored.map ? 'green' : 'gray'} dashed={!stored.map} />
        <Terminal x={304} y={182} color={stored.map ? 'green' : 'gray'} open={!stored.map} />
        <Mark x={316} y={160} size={14} end quiet={!stored.map}>
          MAP
        </Mark>
        <Chip x={146} y={148} width={68} height={68} name="you" pins={3} />
      </Board>
    </div>
  )
}
