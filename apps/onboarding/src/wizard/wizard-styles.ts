import { css } from 'styled-components'

export const wizardStyles = css`
  .offline {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: center;
  }

  .offline[data-shown] {
    position: sticky;
    z-index: 10;
    top: 0;
    padding: 10px var(--gutter);
    border-bottom: 1px solid var(--rule);
    background: var(--bg-2);
    font-size: var(--text-small);
  }

  /* Stops within five seconds by itself (WCAG 2.2.2). */
  .blinking > i {
    animation: blink 1.2s steps(2, jump-none) 4;
  }

  @keyframes blink {
    to {
      opacity: 0.2;
    }
  }

  .for-touch {
    display: none;
  }

  @media (pointer: coarse) {
    .for-touch {
      display: inline;
    }

    .for-mouse {
      display: none;
    }
  }

  .save-trouble {
    margin-top: auto;
  }

  .save-trouble + .screen-actions {
    margin-top: 0;
  }

  .screen-coming {
    min-height: 420px;
  }
`
