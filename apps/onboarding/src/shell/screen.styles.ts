import { css } from 'styled-components'
import { ruledList } from '../wizard/shared.styles.ts'

export const screenStyles = css`
  .screen {
    display: flex;
    flex-direction: column;
    gap: var(--space-5);
    min-width: 0;
  }

  .screen-heading {
    margin-top: -10px;
    max-width: 18em;
    font-weight: 600;
    font-size: clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem);
    line-height: 1.03;
    letter-spacing: -0.035em;
  }

  .screen-lead {
    max-width: 36em;
    margin-top: -8px;
    color: var(--ink-2);
    font-size: var(--text-lead);
  }

  .screen-strong {
    color: var(--ink);
    font-weight: 600;
  }

  .screen-hint {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .screen-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 16px;
    align-items: center;
    margin-top: var(--actions-top, auto);
    padding-top: var(--space-2);
  }

  .screen[data-notice] {
    --actions-top: 0;
  }

  .screen-actions[data-spread] {
    justify-content: space-between;
  }

  .stored-list {
    ${ruledList}
  }

  .stored-line {
    padding: 11px 0;
    border-bottom: 1px solid var(--line);
  }

  @media (max-width: 719px) {
    .screen-actions {
      --button-flex: 1 1 100%;
    }

    .screen-actions[data-spread] {
      flex-flow: column-reverse;
      align-items: stretch;
    }

    .screen-actions[data-pair] {
      --button-flex: 1 1 auto;
      --primary-button-flex: 3 1 auto;
      flex-flow: row nowrap;
    }
  }

  .ui-button.destroys {
    border: 2px solid var(--red);
  }
`
