import { markSize } from '@wiring/ui/mark-size'
import { Wires } from '@wiring/ui/wires'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Hero } from './hero.query.ts'
import { HeroCircuit } from './hero-circuit.tsx'

const Drawing = styled.div`
  --mark-size: ${markSize(640)};
  display: grid;

  @media (min-width: 960px) {
    display: contents;

    .board {
      grid-area: 1 / 2;
    }
  }

  @media (max-width: 959px) {
    gap: var(--space-5);
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
  .drawing {
    aspect-ratio: 640 / 490;
  }

  .wiring:has(.input:hover) {
    --other-inputs: 0.2;
  }

  .input {
    transition: opacity 0.2s var(--ease);
  }

  .input:not(:hover) {
    opacity: var(--other-inputs);
  }

  /* Mirrored along the diagonal. */
  @container (max-width: 559px) {
    .drawing {
      --mark-size: ${markSize(504)};
      aspect-ratio: 504 / 600;
      margin-block: 13cqw 11cqw;
      overflow: visible;
    }

    .zones,
    .points {
      display: none;
    }

    .wiring,
    .ui-chip-name {
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

/**
 * The board and, below it, what its chip leads to: on a phone above it, the first proof within the first
 * screen. It comes first in the page, too, or a board that is painted already would make room for it.
 */
export function HeroBoard({ board, children }: { board: Hero['board']; children: ReactNode }) {
  return (
    <Drawing>
      {children}
      <Wires stagger={300} pulses className="board ui-dots">
        <HeroCircuit board={board} />
      </Wires>
    </Drawing>
  )
}
