import { css } from 'styled-components'
import { bareButton } from '../shell/shared-styles.ts'

export const footStyles = css`
  .review-foot {
    grid-row: 6;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 18px;
    min-height: 52px;
    padding: 8px var(--edge);
    border-top: 1px solid var(--ink);
    background: var(--bg);

    progress {
      flex: 1 1 120px;
      height: 6px;
      border: 0;
      background: var(--line);
      appearance: none;
    }

    progress::-webkit-progress-bar {
      background: var(--line);
    }

    progress::-webkit-progress-value {
      background: var(--green);
    }

    progress::-moz-progress-bar {
      background: var(--green);
    }

    button {
      ${bareButton}

      &:disabled {
        opacity: 0.45;
      }

      @media (pointer: coarse) {
        min-height: 44px;

        && > kbd {
          display: none;
        }
      }
    }
  }

  .review-saved {
    min-width: 9em;

    &[data-saving="retrying"] {
      color: var(--red-text);
    }
  }
`
