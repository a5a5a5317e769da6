import styled from 'styled-components'
import { formNote } from '../../parts/text-styles/text-styles.frame.ts'

export const StartFrame = styled.div`
  border: 1px solid var(--rule);
  background: var(--sheet);
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  position: relative;
  break-inside: avoid;

  /* The last stretch of the main line, from the margin into the block. */
  @media (min-width: 960px) {
    &::before {
      content: "";
      position: absolute;
      left: -22px;
      /* Where the drawing lets the line in: it is as wide as the frame by 2.4, the line at a twentieth. */
      bottom: calc(min(var(--content), 100vw - 2 * var(--gutter)) / 48 - 2px);
      width: 21px;
      height: 3px;
      background: var(--green);
    }

    /* The main line of the landing page lights it, once the reader has come so far. */
    @supports (animation-timeline: view()) {
      &::before {
        animation: spine-end linear both;
        animation-timeline: --reader;
        animation-range: cover 25% cover 26%;
      }
    }
  }

  .terminal {
    --sheet-width: 480px;
    border-right: 1px solid var(--rule);
    background-color: var(--bg);
    display: grid;
    align-items: end;
  }

  .desk {
    display: grid;
    gap: var(--space-5);
    align-content: center;
    padding: clamp(24px, 4vw, 56px);
  }

  .token {
    opacity: 0;
  }

  /* The reader's wire is yellow while the address is sent; then the fourth clamp is taken. */
  &:has([aria-busy="true"]) .own {
    stroke: var(--yellow);
  }

  &:has(.thanks) {
    .own {
      stroke: var(--green);
      stroke-dasharray: none;
    }

    .terminal::after {
      background: var(--green);
    }

    .token {
      opacity: 1;
      animation: arrive 0.6s var(--ease);
    }
  }

  .promise {
    ${formNote}
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);

    .terminal {
      /* The drawing is 420 px wide at most. */
      --sheet-width: max(480px, 114.3cqw);
      border-right: 0;
      border-top: 1px solid var(--rule);
      position: relative;
      /* The field is what a phone came for. */
      order: 1;
    }

    .terminal > * {
      max-width: 420px;
    }

    /* Where the drawing ends before the sheet does, the reader's line goes on to its edge. */
    .terminal::after {
      content: "";
      position: absolute;
      left: min(420px, 100%);
      right: 0;
      top: calc(420px * 2 / 3 * 0.8 - 1.3px);
      height: 2.6px;
      background: repeating-linear-gradient(90deg, var(--ink) 0 3.5px, transparent 3.5px 7.875px);
    }
  }

  @keyframes spine-end {
    from {
      opacity: 0;
    }
  }

  @keyframes arrive {
    from {
      transform: translateX(114px);
    }
  }
`
