import { Board, Fault, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { routeTrace } from '@wiring/ui/route-trace'
import type { Hero } from './hero.query.ts'

const rows = [132, 300, 468] as const
const clip = (words: string | null | undefined, most: number) => (words ?? '').slice(0, most)

/** Three inputs run through “you” to three outputs; the middle output is broken: that is the friction the map finds. */
export function HeroBoard({ board }: { board: Hero['board'] }) {
  const inputs = board?.inputs ?? []
  const outputs = board?.outputs ?? []
  return (
    <Board width={640} height={600}>
      <SheetFrame />
      {rows.map((y, index) => (
        <Mark key={y} x={44} y={y - 26}>
          IN-{index + 1} {clip(inputs[index], 12).toUpperCase()}
        </Mark>
      ))}
      {rows.map((y, index) => (
        <Mark key={y} x={596} y={y - 26} end>
          OUT-{'ABC'[index]} {clip(outputs[index], 12).toUpperCase()}
        </Mark>
      ))}
      <Trace
        color="red"
        d={routeTrace([
          [62, 132],
          [176, 132],
          [176, 264],
          [246, 264],
        ])}
      />
      <Trace
        d={routeTrace([
          [62, 300],
          [246, 300],
        ])}
      />
      <Trace
        color="yellow"
        d={routeTrace([
          [62, 468],
          [176, 468],
          [176, 336],
          [246, 336],
        ])}
      />
      <Trace
        color="green"
        d={routeTrace([
          [394, 264],
          [464, 264],
          [464, 132],
          [578, 132],
        ])}
      />
      <Trace
        color="red"
        d={routeTrace([
          [394, 300],
          [488, 300],
        ])}
      />
      <Trace color="red" dashed d="M518 300H578" />
      <Fault x={492} y={300} />
      <Trace
        d={routeTrace([
          [394, 336],
          [464, 336],
          [464, 468],
          [578, 468],
        ])}
      />
      <g>
        <Terminal x={54} y={132} color="red" open />
        <Terminal x={54} y={300} open />
        <Terminal x={54} y={468} color="yellow" open />
        <Terminal x={588} y={132} color="green" />
        <Terminal x={588} y={300} color="red" />
        <Terminal x={588} y={468} />
      </g>
      <TestPoints />
      <Chip
        x={264}
        y={200}
        width={112}
        height={200}
        name={clip(board?.chip, 10)}
        part="U1 · REV 01"
        pins={5}
      />
      <Mark x={44} y={574} size={9} quiet>
        SHEET 1/1
      </Mark>
      <Mark x={596} y={574} size={9} quiet end>
        STATUS: DIAGNOSTIC
      </Mark>
    </Board>
  )
}

/** The border of a drawing sheet with its zone marks. */
function SheetFrame() {
  const zones = [128, 256, 384, 512]
  return (
    <g stroke="var(--line)">
      <rect x={16} y={16} width={608} height={568} />
      <path d={zones.map((x) => `M${x} 0v16M${x} 584v16`).join('')} />
      <path d="M0 200h16M0 400h16M624 200h16M624 400h16" />
      <path d="M16 548h608" />
    </g>
  )
}

/** Two ground symbols and a resistor: what keeps a system stable. */
function TestPoints() {
  return (
    <g stroke="var(--ink)" strokeWidth={2} data-end="">
      <path d="M320 184v-64M304 120h32M310 112h20M316 104h8" />
      <path d="M320 416v28l-8 4 16 8-16 8 16 8-16 8 8 4v12" />
      <circle cx={320} cy={502} r={5} fill="var(--bg)" />
    </g>
  )
}
