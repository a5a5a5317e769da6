import { css } from 'styled-components'

export const ownLineStyles = css`
  .own-line {
    display: grid;
    gap: 12px;
    container-type: inline-size;
  }

  .own-line-wide {
    --draw: own-line-across;
    display: none;
  }

  .own-line-upright {
    --word: 12px;
    --draw: own-line-down;
    width: min(100%, 340px);
    margin-inline: auto;
  }

  .own-line-gate {
    fill: var(--line);
  }

  .own-line-stretch {
    stroke: var(--gray);
    stroke-width: 3;
    stroke-dasharray: 4 5;
    transition: d 0.45s var(--ease);
  }

  .own-line-stretch[data-level] {
    stroke: var(--ink);
    stroke-width: 3.5;
    stroke-dasharray: none;
  }

  .own-line-stretch.wire-being-made {
    stroke: var(--yellow);
  }

  .own-line-word {
    fill: var(--gray-text);
    font: 500 var(--word, 11px) / 1 var(--mono);
    --tracking: 0.04em;
  }

  .own-line-word[data-taken] {
    fill: var(--ink);
    font: 600 14px / 1 var(--sans);
    --tracking: -0.02em;
  }

  .own-line-drawn {
    animation: var(--draw, none) 1.2s var(--ease);
  }

  @keyframes own-line-down {
    from {
      clip-path: inset(0 0 100%);
    }
  }

  @keyframes own-line-across {
    from {
      clip-path: inset(0 100% 0 0);
    }
  }

  @container (min-width: 620px) {
    .own-line-wide {
      display: block;
    }

    .own-line-upright {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .own-line-gate {
      fill: none;
      stroke: GrayText;
    }
  }
`
