import { css } from 'styled-components'

export const rowStyles = css`
  .row {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    gap: 12px;
    margin: 0 -14px;
    padding: 9px 14px;
    border-left: 3px solid transparent;
    font-size: 1.0625rem;
    scroll-margin: 90px 0 60px;

    &[data-at] {
      border-left-color: var(--ink);
      background: var(--bg);
    }

    &:focus-visible {
      outline: none;
    }

    &:focus-visible[data-at] {
      box-shadow: inset 0 0 0 1px var(--ink);
    }

    .map-sentence {
      max-width: none;
      margin: 0;
      padding: 0;
      font-size: inherit;
      color: inherit;
    }

    .map-sentence strong {
      display: inline;
      font-size: inherit;
      letter-spacing: 0;
      line-height: inherit;
    }

    .map-number {
      display: none;
    }

    &[data-kind="frame"],
    &[data-kind="note"] {
      color: var(--ink-2);
      font-size: 0.9375rem;
    }

    &[data-status="dropped"] .map-sentence {
      color: var(--gray-text);
      text-decoration: line-through;
    }

    &[data-at] .map-chip {
      background: var(--ink);
      color: var(--sheet);
    }
  }

  .row-number,
  .row-status {
    font: 500 0.75rem / 1.9 var(--mono);
    color: var(--gray-text);
    text-transform: uppercase;
    white-space: nowrap;
  }

  .row-status[data-status="kept"] {
    color: var(--green-text);
  }

  .row-status:is([data-status="edited"], [data-status="stale"]) {
    color: var(--yellow-text);
  }

  .row-status[data-status="dropped"] {
    color: var(--red-text);
  }

  .row:is([data-kind="frame"], [data-kind="note"]) .row-status[data-status="open"] {
    visibility: hidden;
  }

  .row-base {
    margin-top: 4px;
    color: var(--ink-2);
    font-size: 0.875rem;
  }

  .row-verdict {
    margin-top: 6px;
    padding-left: 10px;
    border-left: 3px solid var(--green);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }

  .row-verdict[data-verdict="not_me"] {
    border-left-color: var(--red);
  }

  .row-doubt,
  .row-change {
    margin-top: 4px;
    color: var(--yellow-text);
    font: 500 0.75rem / 1.6 var(--mono);
  }

  .row-change {
    color: var(--ink);
  }

  .row-doubt {
    &::before {
      content: "? ";
    }
  }

  .row:is([data-status="kept"], [data-status="dropped"]) .row-doubt {
    color: var(--gray-text);
  }

  .row-problem {
    color: var(--red-text);
    font-size: 0.9375rem;
  }

  .row-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 10px;
  }

  .trouble .row-buttons {
    margin-top: 0;
  }

  .editor-text {
    padding: 8px 10px;
    border: 1px solid var(--ink);
    background: var(--sheet);
    line-height: 1.7;
    white-space: pre-wrap;
    overflow-wrap: anywhere;

    &:focus-within {
      box-shadow: inset 0 0 0 1px var(--ink);
    }
  }

  .editor-words {
    padding: 2px 2px;
    outline: none;
    box-decoration-break: clone;

    &:empty {
      padding-inline: 8px;
      background: var(--line-2);
    }

    &:focus {
      background: color-mix(in srgb, var(--yellow) 22%, transparent);
    }
  }

  .editor-lead {
    font-weight: 700;
  }

  .editor-slot {
    padding: 2px 4px;
    background: var(--bg-2);
    color: var(--ink-2);

    b {
      font: 500 0.75rem / 1 var(--mono);
      color: var(--ink);
    }

    button {
      width: 24px;
      height: 24px;
      margin-left: 4px;
      padding: 0;
      border: 1px solid var(--line);
      background: var(--sheet);
      line-height: 1;
    }
  }
`
