import { Board, Fault, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { parseRoute } from '@wiring/ui/route-trace'
import type { Hero } from './hero.query.ts'

const rows = [132, 300, 468] as const
const clip = (words: string | null | undefined, most: number) => (words ?? '').slice(0, most)

/** The middle output is broken. */
export function HeroCircuit({ board }: { board: Hero['board'] }) {
  const inputs = board?.inputs ?? []
  const outputs = board?.outputs ?? []
  return (
    <Board className="drawing" width={640} height={600} preserveAspectRatio="xMidYMid slice">
      <Border />
      {rows.map((y, index) => (
        <Name key={y} x={44} y={y} designator={`IN-${index + 1}`} word={inputs[index]} />
      ))}
      {rows.map((y, index) => (
        <Name key={y} x={596} y={y} designator={`OUT-${'ABC'[index]}`} word={outputs[index]} end />
      ))}
      <g className="wiring">
        <Input y={132} color="red" wire={parseRoute('62 132 H176 V264 H246')} />
        <Input y={300} color="ink" wire="M62 300H246" />
        <Input y={468} color="yellow" wire={parseRoute('62 468 H176 V336 H246')} />
        <Trace color="green" d={parseRoute('394 264 H440 V132 H578')} />
        <Trace color="red" d="M394 300H476" />
        <Trace color="red" dashed d="M506 300H578" />
        <Fault x={480} y={300} />
        <Trace d={parseRoute('394 336 H440 V468 H578')} />
        <Terminal x={588} y={132} color="green" />
        <Terminal x={588} y={300} color="red" />
        <Terminal x={588} y={468} />
        <Way />
        <Chip x={264} y={192} width={112} height={216} name={clip(board?.chip, 10)} pins={5} />
      </g>
    </Board>
  )
}

function Name(props: {
  x: number
  y: number
  designator: string
  word: string | null | undefined
  end?: boolean
}) {
  const { x, y, designator, word, end } = props
  return (
    <text className="ui-mark" x={x} y={y - 40} textAnchor={end ? 'end' : undefined}>
      <tspan>{designator}</tspan>
      <tspan x={x} dy="1.3em">
        {clip(word, 12).toUpperCase()}
      </tspan>
    </text>
  )
}

function Input({ y, color, wire }: { y: number; color: 'red' | 'ink' | 'yellow'; wire: string }) {
  return (
    <g className="input">
      <rect x={30} y={y - 60} width={216} height={104} fill="transparent" />
      <Trace color={color} d={wire} />
      <Terminal x={54} y={y} color={color} open />
    </g>
  )
}

function Border() {
  const zones = [128, 256, 384, 512]
  return (
    <g className="zones" stroke="var(--line)">
      <path d="M16 600V71H624V600" />
      <path d={zones.map((x) => `M${x} 55v16`).join('')} />
      <path d="M0 230h16M0 380h16M624 230h16M624 380h16" />
    </g>
  )
}

/** Out of the chip and down to the line that is drawn below. */
function Way() {
  return (
    <g className="points" stroke="var(--ink)" strokeWidth={2} data-end="">
      <path d="M320 424v20l-8 4 16 8-16 8 16 8-16 8 8 4v10q0 12-12 12H52q-12 0-12 12v60" />
    </g>
  )
}
