import { Board, Fault, Mark, Terminal, Trace } from '@wiring/ui/board'
import { routeTrace } from '@wiring/ui/route-trace'

export function OpenCircuit() {
  return (
    <Board width={560} height={400}>
      <Trace d="M58 120H226" />
      <Fault x={230} y={120} />
      <Trace dashed color="red" d="M262 120H390" />
      <rect
        x={392}
        y={72}
        width={120}
        height={96}
        stroke="var(--red)"
        strokeWidth={2}
        strokeDasharray="6 6"
        data-end=""
      />
      <Trace
        color="green"
        d={routeTrace([
          [48, 130],
          [48, 280],
          [496, 280],
        ])}
      />
      <Terminal x={48} y={120} open />
      <Terminal x={506} y={280} color="green" />
      <Mark x={36} y={92}>
        YOU
      </Mark>
      <Mark x={512} y={56} end>
        NO SUCH PART
      </Mark>
      <Mark x={516} y={256} end>
        OUT-A HOME
      </Mark>
      <Mark x={36} y={368} quiet>
        SHEET 404
      </Mark>
      <Mark x={516} y={368} end quiet>
        STATUS: OPEN CIRCUIT
      </Mark>
    </Board>
  )
}
