import { markSize } from '@wiring/ui/mark-size'
import styled from 'styled-components'

export const HeroFrame = styled.section`
  padding-block: clamp(32px, 5vw, 64px) var(--space-8);

  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    gap: var(--space-7);
    align-items: start;
  }

  h1 {
    margin: var(--space-4) 0 var(--space-5);
    max-width: 12ch;
  }

  .lead {
    font-size: var(--text-lead);
    line-height: 1.45;
    max-width: 29em;
    color: var(--ink-2);
    text-wrap: balance;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin: var(--space-6) 0 var(--space-5);
  }

  .delivery {
    margin-top: var(--space-1);
    font-size: var(--text-small);
    color: var(--ink-2);
  }

  .further {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: var(--space-2);
    font-weight: 600;
  }

  .board {
    border: 1px solid var(--line);
    border-bottom: 0;
    background-color: var(--bg);
  }

  /* Without the empty strips above and below the wires. */
  .board svg {
    display: block;
    aspect-ratio: 640 / 490;
  }

  .drawing {
    --mark-size: ${markSize(640)};
    display: grid;
  }

  /* Two columns that share no row but the last: beside the line stands its question. */
  @media (min-width: 960px) {
    padding-top: clamp(24px, 2.5vw, 40px);

    .sheet {
      grid-template-rows: auto auto 1fr;
      row-gap: 0;
    }

    .sheet > :first-child {
      grid-row: 1 / 3;
    }

    .drawing {
      display: contents;
    }
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
      display: block;
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

  @media (max-width: 959px) {
    .sheet {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5);
    }

    /* The first proof within the first screen. */
    .drawing {
      gap: var(--space-5);
    }

    .drawing > :last-child {
      order: -1;
    }

    .board {
      border-bottom: 1px solid var(--line);
    }
  }

  @media (min-width: 1680px) {
    h1.ui-heading {
      font-size: 6rem;
    }
  }

  @media (max-width: 479px) {
    .actions > * {
      flex: 1 1 100%;
    }
  }

  /* Beside the words, to save a sheet. */
  @media print {
    .sheet {
      grid-template-columns: minmax(0, 1fr) 280px;
    }
  }
`
