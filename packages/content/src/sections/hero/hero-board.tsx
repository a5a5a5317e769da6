import { Board, Fault, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { route } from '@wiring/ui/route-trace'
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
        <Mark key={y} x={44} y={y - 28}>
          IN-{index + 1} {clip(inputs[index], 12).toUpperCase()}
        </Mark>
      ))}
      {rows.map((y, index) => (
        <Mark key={y} x={596} y={y - 28} end>
          OUT-{'ABC'[index]} {clip(outputs[index], 12).toUpperCase()}
        </Mark>
      ))}
      <Trace color="red" d={route('62 132 H176 V264 H246')} />
      <Trace d="M62 300H246" />
      <Trace color="yellow" d={route('62 468 H176 V336 H246')} />
      <Trace color="green" d={route('394 264 H440 V132 H578')} />
      <Trace color="red" d={route('394 300 H476')} />
      <Trace color="red" dashed d="M506 300H578" />
      <Fault x={480} y={300} />
      <Trace d={route('394 336 H440 V468 H578')} />
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
        y={192}
        width={112}
        height={216}
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
      <path d="M320 176v-56M304 120h32M310 112h20M316 104h8" />
      <path d="M320 424v20l-8 4 16 8-16 8 16 8-16 8 8 4v12" />
      <circle cx={320} cy={502} r={5} fill="var(--bg)" />
    </g>
  )
}
