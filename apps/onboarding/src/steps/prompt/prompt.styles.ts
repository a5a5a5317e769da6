import { css } from 'styled-components'
import { flaggedBox } from '../../wizard/shared.styles.ts'

export const promptStyles = css`
  .part {
    display: grid;
    gap: var(--space-4);
    padding-top: var(--space-5);
    border-top: 1px solid var(--line);
  }

  .part-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }

  mark {
    padding: 1px 3px;
    background: color-mix(in srgb, var(--yellow) 40%, transparent);
    color: inherit;
  }

  .prompt-text {
    width: 100%;
    height: 236px;
    resize: vertical;
    margin: 0;
    padding: 16px 18px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--bg);
    color: var(--ink);
    font: 500 0.75rem / 1.65 var(--mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .profile-text {
    min-height: 200px;
    font: 500 0.8125rem / 1.6 var(--mono);
  }

  .problem,
  .fields {
    display: grid;
    gap: 12px;
  }

  .problem {
    justify-items: start;
  }

  .problem:empty {
    display: contents;
  }

  .problem-place,
  .detail-text {
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }

  code {
    font: 500 0.75rem / 1.5 var(--mono);
  }

  .fields-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
    gap: 10px 16px;
  }

  .details {
    display: grid;
    ${flaggedBox}
  }

  .details-head {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 16px;
  }

  .detail {
    border-top: 1px solid var(--line);
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: center;
    padding: 8px 16px;
  }

  .detail-kind {
    grid-column: 1 / -1;
    padding-top: 4px;
  }

  .question {
    display: grid;
    gap: 16px;
    padding: 16px;
    ${flaggedBox}
  }

  .question-text:focus {
    outline: none;
  }

  @media (max-width: 719px) {
    .prompt-text {
      height: 112px;
    }

    .profile-text {
      min-height: 132px;
    }

    .fields-list {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7rem, 50% - 8px)), 1fr));
      gap: 6px 12px;
    }

    .part-action {
      flex: 1 1 100%;
    }
  }
`
