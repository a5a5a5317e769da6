import styled from 'styled-components'

/**
 * The line left of the sections, and what of it stands beside each: here once, and not with each, whose style
 * would stand on the page six times.
 */
export const WalkStyles = styled.div`
  --spine: max(calc(var(--gutter) / 2 - 1px), calc(50% - var(--content) / 2 - 21px));

  > section {
    position: relative;
  }

  .walk {
    break-inside: avoid;
    display: grid;
    grid-template-columns: max(35%, 112px) minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);
    align-items: center;
    padding-block: var(--space-3);
    border-block: 1px solid var(--line);
    stroke-width: 7;

    p {
      display: flex;
      flex-wrap: wrap;
      gap: 2px var(--space-4);
      align-items: baseline;
      justify-content: space-between;
      line-height: 1.35;
    }

    span:not(.ui-label) {
      flex: 1 0 100%;
      order: 1;
    }

    span.ui-label {
      color: var(--ink-2);
    }

    path:first-child {
      fill: var(--line);
    }

    path + path,
    circle {
      stroke: var(--ink);
    }

    circle {
      fill: var(--bg);
    }

    .lit {
      stroke: var(--flow, var(--green));
    }

    circle.lit {
      fill: var(--flow, var(--green));
      stroke: none;
    }
  }

  [data-room="night"] {
    --flow: var(--phosphor);
  }

  @media (min-width: 1200px) {
    .walk {
      grid-template-columns: 280px;
      padding: 0;
      border: 0;
      stroke-width: 6;
    }
  }

  @media (min-width: 960px) {
    > section::before,
    > section::after {
      content: "";
      position: absolute;
      top: 0;
      bottom: 0;
      left: var(--spine);
      width: 3px;
      background: var(--ink);
      opacity: 0.16;
    }

    > section::after {
      opacity: 1;
      background: var(--green);
      transform-origin: top;
      scale: 1 0;
    }

    > #hero::before,
    > #hero::after {
      top: auto;
      height: var(--space-7);
    }

    > #start::before,
    > #start::after {
      bottom: calc(var(--space-9) + min(var(--content), 100vw - 2 * var(--gutter)) / 48 - 1px);
    }

    @supports (animation-timeline: view()) {
      > section {
        view-timeline: --reader block 50%;
      }

      > section::after {
        animation: spine linear both;
        animation-timeline: --reader;
      }

      /* The page ends before the middle of the window reaches the end. */
      > #start::after {
        animation-range: cover 0% cover 25%;
      }
    }
  }

  @keyframes spine {
    to {
      scale: 1 1;
    }
  }

  @media (forced-colors: active) {
    > section::before,
    > section::after {
      display: none;
    }
  }
`
