import { Board, Trace } from '@wiring/ui/board'
import { routeTrace } from '@wiring/ui/route-trace'

const faint = [
  routeTrace([
    [0, 40],
    [150, 40],
    [150, 96],
    [330, 96],
  ]),
  routeTrace([
    [0, 150],
    [90, 150],
    [90, 120],
    [250, 120],
    [250, 176],
    [420, 176],
  ]),
  routeTrace([
    [120, 200],
    [120, 150],
    [300, 150],
    [300, 30],
    [560, 30],
  ]),
] as const

/** The sheet that is being drawn: still dashed, but with its title block filled in. */
export function MapSheet({ name }: { name: string }) {
  return (
    <div className="sheet ui-dots">
      <Board width={560} height={200} preserveAspectRatio="xMidYMid slice">
        {faint.map((path) => (
          <Trace key={path} d={path} color="gray" dashed weight={2} />
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
