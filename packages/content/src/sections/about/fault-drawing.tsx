import { Board } from '@wiring/ui/board'
import { parseRoute } from '@wiring/ui/route-trace'

/** Other numbers get the overflow. */
export function FaultDrawing({ number }: { number: number }) {
  if (number === 2) return <Misfit />
  if (number === 3) return <Creep />
  return <Overflow />
}

function Overflow() {
  const refused = [
    [14, 101, 28],
    [34, 115, 48],
    [54, 129, 68],
    [114, 129, 100],
    [134, 115, 120],
    [154, 101, 140],
  ]
  const wires = refused.map(([y, end, stop]) => parseRoute(`12 ${y} H${end} V${stop}`, 8)).join('')
  return (
    <Board width={320} height={168}>
      <path d={wires} stroke="var(--red)" strokeWidth={3} strokeDasharray="16 6 3 6" />
      <path d="M12 74H206M12 94H206M258 84h50" stroke="var(--ink)" strokeWidth={3} />
      <path
        d={[14, 34, 54, 74, 94, 114, 134, 154].map((y) => `M1 ${y}a5 5 0 0 1 10 0a5 5 0 0 1-10 0`).join('')}
        stroke="var(--ink)"
        strokeWidth={2}
      />
      <path d="M206 58h52v52h-52z" fill="var(--ink)" />
      <circle cx={310} cy={84} r={6} fill="var(--ink)" />
    </Board>
  )
}

function Misfit() {
  return (
    <Board width={320} height={168}>
      <path d="M6 84h62" stroke="var(--ink)" strokeWidth={3} />
      <rect x={68} y={40} width={56} height={88} fill="var(--ink)" />
      <path d="M124 58h26v16h-26M124 94h26v16h-26" stroke="var(--ink)" strokeWidth={3} fill="var(--yellow)" />
      <path d="M164 66h14M164 102h14" stroke="var(--ink)" strokeWidth={2} strokeDasharray="3 4" />
      <circle cx={236} cy={84} r={46} stroke="var(--ink)" strokeWidth={3} fill="var(--bg)" />
      <path
        d="M227 58a9 9 0 0 1 18 0a9 9 0 0 1-18 0M207 98a9 9 0 0 1 18 0a9 9 0 0 1-18 0M247 98a9 9 0 0 1 18 0a9 9 0 0 1-18 0"
        stroke="var(--ink)"
        strokeWidth={3}
      />
      <path d="M282 84h32" stroke="var(--ink)" strokeWidth={3} strokeDasharray="4 5" />
    </Board>
  )
}

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
      <path d={parseRoute('6 34 H290 V86 H16 V138 H232')} stroke="var(--gray)" strokeWidth={3} />
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

function boxes(corners: readonly (readonly [number, number])[]): string {
  return corners.map(([x, y]) => `M${x} ${y}h32v28h-32z`).join('')
}
