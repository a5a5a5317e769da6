import { Board, Terminal, Trace } from '@wiring/ui/board'
import { routeTrace } from '@wiring/ui/route-trace'

const faint = [
  {
    path: routeTrace([
      [0, 36],
      [150, 36],
      [150, 84],
      [262, 84],
    ]),
    end: [262, 84],
  },
  {
    path: routeTrace([
      [0, 150],
      [90, 150],
      [90, 124],
      [222, 124],
    ]),
    end: [222, 124],
  },
  {
    path: routeTrace([
      [560, 28],
      [310, 28],
      [310, 62],
    ]),
    end: [310, 62],
  },
] as const

/** The sheet that is being drawn: still dashed, but with its title block filled in. */
export function MapSheet({ name }: { name: string }) {
  return (
    <div className="sheet ui-dots">
      <Board width={560} height={200} preserveAspectRatio="xMidYMid slice">
        {faint.map(({ path, end }) => (
          <g key={path}>
            <Trace d={path} color="gray" dashed weight={2} />
            <Terminal x={end[0]} y={end[1]} color="gray" open radius={6} />
          </g>
        ))}
      </Board>
      <dl className="sheet-title">
        <div>
          <dt>Drawing</dt>
          <dd>Wiring Map</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{name || 'Unnamed'}</dd>
        </div>
        <div>
          <dt>Sheet</dt>
          <dd>1/1 · Rev 01</dd>
        </div>
      </dl>
    </div>
  )
}
