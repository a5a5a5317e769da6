import styled from 'styled-components'
import { bareButton } from './shared-styles.ts'

export const DeskScreen = styled.div`
  --text-label: 0.75rem;
  --edge: 24px;

  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  font-size: 0.9375rem;
  line-height: 1.45;

  @media (max-width: 719px) {
    --edge: 16px;
  }

  @media (min-width: 960px) and (min-height: 560px) {
    &:has(.review-panes) {
      height: 100dvh;
    }
  }

  p {
    max-width: 68ch;
  }

  kbd {
    display: inline-block;
    min-width: 20px;
    padding: 3px 5px 2px;
    border: 1px solid currentcolor;
    color: var(--ink-2);
    font: 500 0.75rem / 1 var(--mono);
    letter-spacing: 0;
    text-align: center;
    text-transform: none;
    white-space: nowrap;
  }

  .ui-button {
    min-height: 36px;
    padding: 6px 14px;
    gap: 8px;
    font-size: 0.875rem;
    background: var(--sheet);

    kbd {
      color: inherit;
    }
  }

  .ui-button[data-kind="primary"] {
    background: var(--accent);
  }

  .ui-button[data-kind="quiet"] {
    min-height: 36px;
    background: none;
  }

  .ui-button:disabled {
    background: var(--bg-2);
  }

  .ui-button[data-tone="danger"] {
    border-color: var(--red-text);
    color: var(--red-text);
  }

  .ui-button:hover {
    box-shadow: inset 0 -3px 0 currentcolor;
  }

  .ui-lamp {
    gap: 8px;

    > i {
      width: 10px;
      height: 10px;
    }
  }

  .flag {
    display: inline-block;
    padding: 4px 6px 3px;
    border: 1px solid var(--yellow);
    color: var(--yellow-text);
    font: 500 0.75rem / 1 var(--mono);
    letter-spacing: 0.02em;
    text-transform: uppercase;
    white-space: nowrap;

    &[data-tone="red"] {
      border-color: var(--red);
      color: var(--red-text);
    }
  }

  .problem {
    color: var(--red-text);
    font-weight: 600;

    &:empty {
      display: none;
    }
  }

  .key-list {
    display: grid;
    gap: 0 var(--space-6);
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
    margin-top: var(--space-5);

    > div {
      display: grid;
      grid-template-columns: 7.5rem minmax(0, 1fr);
      gap: var(--space-3);
      padding: 9px 0;
      border-top: 1px solid var(--line);
    }

    kbd + kbd {
      margin-left: 4px;
    }
  }

  .ui-dialog {
    max-width: calc(100vw - 2 * var(--edge));
  }

  .ui-dialog-content {
    padding: clamp(20px, 4vw, 40px);
  }

  .ui-field textarea,
  .ui-field input {
    width: 100%;
  }

  .undo-bar {
    max-height: min(40dvh, 136px);
    overflow: auto;
    padding: 8px var(--edge);
    background: var(--ink);
    color: var(--on-ink);

    ul {
      display: grid;
      gap: 6px;
      list-style: none;
    }

    li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 20px;
    }

    p {
      flex: 1 1 auto;
      overflow-wrap: anywhere;
    }

    .ui-button {
      border-color: var(--on-ink);
      background: none;
      color: inherit;
    }

    :focus-visible {
      outline-color: var(--on-ink);
    }
  }

  .desk-keys {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
    min-height: 52px;
    margin-top: auto;
    padding: 8px var(--edge);
    border-top: 1px solid var(--ink);

    button {
      ${bareButton}
    }
  }

  .desk-notice {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    padding: clamp(32px, 8vw, 96px) var(--edge);
    max-width: 760px;

    h1 {
      font-size: clamp(2rem, 5vw, 3.25rem);
      line-height: 1;
      letter-spacing: var(--tight);
    }
  }

  @media (max-width: 519px) {
    .key-list {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (pointer: coarse) {
    && .ui-button,
    button {
      min-height: 44px;
    }
  }
`
