import styled from 'styled-components'

export const NumbersFrame = styled.div`
  padding-bottom: var(--space-8);

  .numbers-note {
    padding: 14px var(--edge) 0;
    color: var(--ink-2);
  }

  .numbers-sheet {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: 20px clamp(24px, 5vw, 72px);
    padding: 28px var(--edge) 36px;
    border-bottom: 1px solid var(--line);
  }

  .numbers-sheet > header {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 24px;

    h2 {
      font-size: 1.25rem;
      letter-spacing: -0.02em;
    }

    p {
      flex: 1 1 24em;
      max-width: none;
      color: var(--ink-2);
    }
  }

  .numbers-none {
    color: var(--ink-2);
  }

  .chart {
    display: block;
    width: 100%;
    overflow: visible;
    font: 500 12px / 1 var(--mono);

    text {
      fill: var(--ink);
    }

    .tick {
      fill: var(--ink-2);
      text-anchor: end;
      font-variant-numeric: tabular-nums;
    }

    .base {
      stroke: var(--line);
    }
  }

  rect[data-tone],
  i[data-tone] {
    --tone: var(--ink);
    fill: var(--tone);
  }

  [data-tone="green"] {
    --tone: var(--green) !important;
  }

  [data-tone="red"] {
    --tone: var(--red) !important;
  }

  [data-tone="yellow"] {
    --tone: var(--yellow) !important;
  }

  [data-tone="gray"] {
    --tone: var(--gray) !important;
  }

  rect[data-tone="open"] {
    fill: var(--sheet);
    stroke: var(--ink);
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-top: 12px;

    li {
      display: flex;
      align-items: center;
      gap: 8px;
    }

    i {
      width: 12px;
      height: 12px;
      border: 1px solid var(--ink);
      background: var(--tone);
    }

    i[data-tone="open"] {
      background: var(--sheet);
    }
  }

  @media (max-width: 899px) {
    .numbers-sheet {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (forced-colors: active) {
    rect[data-tone],
    i[data-tone] {
      forced-color-adjust: none;
    }
  }
`
