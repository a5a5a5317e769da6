import { css } from 'styled-components'
import { blinking } from './shared.styles.ts'

export const wizardStyles = css`
  .offline,
  .mail-problem[data-shown] {
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

  .mail-problem[data-shown] {
    padding: 10px var(--gutter);
    border-bottom: 1px solid var(--rule);
    background: var(--bg-2);
    font-size: var(--text-small);
  }

  .mail-problem-text {
    max-width: 72ch;
  }

  @media (max-width: 959px) {
    .mail-problem[data-shown] {
      justify-content: flex-start;
    }

    .mail-problem-text {
      flex-basis: 100%;
    }
  }

  .blinking {
    ${blinking}
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

  .save-error {
    margin-top: auto;
  }

  .screen:has(.save-error) {
    --actions-top: 0;
  }

  .screen-coming {
    min-height: 420px;
  }

  .ui-dialog {
    width: min(520px, calc(100vw - 2 * var(--gutter)));
    max-height: calc(100dvh - 48px);
  }

  .ui-dialog-content {
    --inset: clamp(20px, 4vw, 32px);
    display: grid;
    gap: var(--space-4);
  }

  .ui-dialog-content::after {
    content: none;
  }
`
