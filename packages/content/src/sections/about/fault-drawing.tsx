import { Board } from '@wiring/ui/board'
import { route, routeTrace } from '@wiring/ui/route-trace'

/** The drawn fault of a problem card: overflow, misfit, creep. Other numbers get the overflow. */
export function FaultDrawing({ number }: { number: number }) {
  if (number === 2) return <Misfit />
  if (number === 3) return <Creep />
  return <Overflow />
}

/** Eight wires want into a connector that has room for two. */
function Overflow() {
  const ys = [14, 34, 54, 74, 94, 114, 134, 154]
  return (
    <Board width={320} height={168}>
      {ys.map((y, index) => {
        const lucky = index === 3 || index === 4
        const end = 150 - Math.abs(index - 3.5) * 14
        return (
          <g key={y}>
            <path
              d={
                lucky
                  ? `M6 ${y}H206`
                  : routeTrace(
                      [
                        [6, y],
                        [end, y],
                        [end, y < 84 ? y + 14 : y - 14],
                      ],
                      8,
                    )
              }
              stroke={lucky ? 'var(--ink)' : 'var(--red)'}
              strokeWidth={3}
              strokeDasharray={lucky ? undefined : '16 6 3 6'}
            />
            <circle cx={6} cy={y} r={5} fill="var(--bg)" stroke="var(--ink)" strokeWidth={2} />
          </g>
        )
      })}
      <rect x={206} y={58} width={52} height={52} fill="var(--ink)" />
      <path d="M258 84h50" stroke="var(--ink)" strokeWidth={3} />
      <circle cx={310} cy={84} r={6} fill="var(--ink)" />
    </Board>
  )
}

/** A square plug in front of a round socket. */
function Misfit() {
  return (
    <Board width={320} height={168}>
      <path d="M6 84h62" stroke="var(--ink)" strokeWidth={3} />
      <rect x={68} y={40} width={56} height={88} fill="var(--ink)" />
      <path d="M124 58h26v16h-26M124 94h26v16h-26" stroke="var(--ink)" strokeWidth={3} fill="var(--yellow)" />
      <path d="M164 66h14M164 102h14" stroke="var(--ink)" strokeWidth={2} strokeDasharray="3 4" />
      <circle cx={236} cy={84} r={46} stroke="var(--ink)" strokeWidth={3} fill="var(--bg)" />
      <circle cx={236} cy={58} r={9} stroke="var(--ink)" strokeWidth={3} />
      <circle cx={216} cy={98} r={9} stroke="var(--ink)" strokeWidth={3} />
      <circle cx={256} cy={98} r={9} stroke="var(--ink)" strokeWidth={3} />
      <path d="M282 84h32" stroke="var(--ink)" strokeWidth={3} strokeDasharray="4 5" />
    </Board>
  )
}

/** A signal that must pass through every part that was ever added. */
function Creep() {
  const parts = [
    [40, 20],
    [104, 20],
    [168, 20],
    [232, 20],
    [232, 72],
    [168, 72],
    [104, 72],
    [40, 72],
    [40, 124],
    [104, 124],
    [168, 124],
  ] as const
  return (
    <Board width={320} height={168}>
      <path d={route('6 34 H290 V86 H16 V138 H232')} stroke="var(--gray)" strokeWidth={3} />
      <path d={boxes(parts)} fill="var(--bg)" stroke="var(--ink)" strokeWidth={2} />
      <path
        d={boxes(parts.filter((_, index) => index % 4 === 3))}
        fill="var(--gray)"
        stroke="var(--ink)"
        strokeWidth={2}
      />
      <path d="M232 138h56" stroke="var(--gray)" strokeWidth={3} strokeDasharray="4 6" />
      <circle cx={296} cy={138} r={7} stroke="var(--ink)" strokeWidth={2} fill="var(--bg)" />
    </Board>
  )
}

/** Parts of 32 × 28 with the given corners, as one path. */
function boxes(corners: readonly (readonly [number, number])[]): string {
  return corners.map(([x, y]) => `M${x} ${y}h32v28h-32z`).join('')
}
