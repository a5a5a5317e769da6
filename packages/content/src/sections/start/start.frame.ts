import { markSize } from '@wiring/ui/mark-size'
import styled from 'styled-components'
import { formNote } from '../../parts/text-styles/text-styles.frame.ts'

export const StartFrame = styled.div`
  border: 1px solid var(--rule);
  background: var(--sheet);
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  position: relative;
  break-inside: avoid;

  /* The main line of the page ends in the block. */
  @media (min-width: 960px) {
    &::before {
      content: "";
      position: absolute;
      left: -22px;
      /* The drawing's line: width / 2.4 / 20. */
      bottom: calc(min(var(--content), 100vw - 2 * var(--gutter)) / 48 - 2px);
      width: 21px;
      height: 3px;
      background: var(--green);
    }

    /* Lit by the main line of the page. */
    @supports (animation-timeline: view()) {
      &::before {
        animation: spine-end linear both;
        animation-timeline: --reader;
        animation-range: cover 25% cover 26%;
      }
    }
  }

  .terminal {
    --mark-size: ${markSize(480)};
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

  /* Yellow while sending, then connected. */
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
      --mark-size: max(13.1px, ${markSize(480)});
      border-right: 0;
      border-top: 1px solid var(--rule);
      position: relative;
      /* Phones show the form first. */
      order: 1;
    }

    .terminal > * {
      max-width: 420px;
    }

    /* Continues the line to the edge. */
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
