import { Board, Fault, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { markSize } from '@wiring/ui/mark-size'
import { parseRoute } from '@wiring/ui/route-trace'
import { Wires } from '@wiring/ui/wires'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Hero } from './hero.query.ts'

const rows = [132, 300, 468] as const
const clip = (words: string | null | undefined, most: number) => (words ?? '').slice(0, most)

const Drawing = styled.div`
  --mark-size: ${markSize(640)};
  display: grid;

  @media (min-width: 960px) {
    display: contents;
  }

  /* The first proof within the first screen. */
  @media (max-width: 959px) {
    gap: var(--space-5);

    > :last-child {
      order: -1;
    }
  }

  .board {
    border: 1px solid var(--line);
    border-bottom: 0;
    background-color: var(--bg);
  }

  @media (max-width: 959px) {
    .board {
      border-bottom: 1px solid var(--line);
    }
  }

  /* Without the empty strips above and below the wires. */
  .board svg {
    display: block;
    aspect-ratio: 640 / 490;
  }

  .input,
  .input ~ path {
    transition: opacity 0.2s var(--ease);
  }

  .wiring:has(.input:hover) .input:not(:hover) {
    opacity: 0.2;
  }

  /* Mirrored along the diagonal. */
  @container (max-width: 559px) {
    .board svg {
      --mark-size: ${markSize(504)};
      aspect-ratio: 504 / 600;
      margin-block: 13cqw 11cqw;
      overflow: visible;
    }

    .zones,
    .points {
      display: none;
    }

    .wiring {
      transform: matrix(0, 1, 1, 0, 20, -20);
    }

    .wiring text {
      transform: matrix(0, 1, 1, 0, 20, -20);
    }

    .ui-mark {
      text-anchor: middle;
      transform: translate(calc(108px + var(--row) * 168px), calc(-116px - var(--row) * 168px));
    }

    .ui-mark[text-anchor] {
      transform: translate(calc(-444px + var(--row) * 168px), calc(516px - var(--row) * 168px));
    }

    .ui-mark:nth-of-type(3n + 1) {
      --row: 0;
    }

    .ui-mark:nth-of-type(3n + 2) {
      --row: 1;
    }

    .ui-mark:nth-of-type(3n) {
      --row: 2;
    }
  }
`

/** The board and, below it, what its chip leads to. */
export function HeroBoard({ board, children }: { board: Hero['board']; children: ReactNode }) {
  return (
    <Drawing>
      <Wires stagger={300} pulses className="board ui-dots">
        <Circuit board={board} />
      </Wires>
      {children}
    </Drawing>
  )
}

/** The middle output is broken. */
function Circuit({ board }: { board: Hero['board'] }) {
  const inputs = board?.inputs ?? []
  const outputs = board?.outputs ?? []
  return (
    <Board width={640} height={600} preserveAspectRatio="xMidYMid slice">
      <SheetFrame />
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

function SheetFrame() {
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
