import { css } from 'styled-components'
import { blinking, labelText } from '../../wizard/shared.styles.ts'

export const completeStyles = css`
  .sheet {
    --wire: 3px;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 15rem);
    gap: 44px;
    align-items: center;
    padding: 24px 20px;
    border: 1px solid var(--rule);
    background-color: var(--bg);
  }

  .sheet-inputs {
    position: relative;
    display: grid;
    gap: 20px;
    padding-right: 20px;
    border-right: var(--wire) solid var(--ink);
  }

  .sheet-input {
    --trace: var(--ink);
    position: relative;
    display: grid;
    gap: 2px;
    padding: 0 0 10px 4px;
    overflow-wrap: anywhere;
    font-size: var(--text-small);
  }

  .sheet-input-name {
    color: var(--ink-2);
  }

  .sheet-input[data-trace="red"] {
    --trace: var(--red);
  }

  .sheet-input[data-trace="yellow"] {
    --trace: var(--yellow);
  }

  .sheet-input::before {
    content: "";
    position: absolute;
    bottom: -6px;
    left: -5px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--trace);
  }

  .sheet-input::after {
    content: "";
    position: absolute;
    right: -20px;
    bottom: 0;
    left: 4px;
    height: var(--wire);
    background: var(--trace);
  }

  .sheet-pictures {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-top: 4px;
  }

  .sheet-picture {
    width: 72px;
    height: 54px;
    border: 1px solid var(--line);
    background: var(--sheet);
    object-fit: cover;
  }

  .sheet-title {
    position: relative;
    border: 1px solid var(--rule);
    background: var(--sheet);
  }

  .sheet-title::before {
    content: "";
    position: absolute;
    top: calc(50% - 2px);
    right: 100%;
    width: 44px;
    border-top: var(--wire) var(--output, dashed var(--yellow));
    ${blinking}
    animation-name: var(--output-animation, blink);
  }

  .sheet[data-sent] {
    --output: solid var(--green);
    --output-animation: none;
  }

  .sheet-line {
    display: grid;
    gap: 10px;
    padding: 14px 12px 10px;
    border-bottom: 1px solid var(--rule);
  }

  .sheet-line-text {
    color: var(--ink-2);
    font-size: var(--text-small);
    line-height: 1.35;
  }

  .sheet-row {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    align-items: baseline;
    padding: 7px 12px;
  }

  .sheet-row:not(:first-child) {
    border-top: 1px solid var(--line);
  }

  .sheet-term,
  .sheet-value {
    ${labelText}
    overflow-wrap: anywhere;
  }

  .sheet-term {
    color: var(--ink-2);
    text-transform: uppercase;
  }

  .check {
    display: grid;
    gap: 12px;
  }

  .check-card {
    display: grid;
    min-width: 0;
    gap: 14px;
    align-content: start;
    padding: 20px;
    border: 1px solid var(--rule);
    background: var(--sheet);
  }

  .check-sentence {
    font-size: 1.25rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }

  .check-quote {
    background: var(--bg-2);
  }

  .check-source {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .check-list {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .check-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 14px;
    align-items: center;
  }

  .check-item {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: baseline;
    padding: 8px 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  .check-said {
    padding-left: 10px;
    border-left: 3px solid var(--verdict, var(--gray));
    color: var(--ink);
  }

  .check-item[data-verdict="me"] {
    --verdict: var(--green);
  }

  .check-item[data-verdict="not_me"] {
    --verdict: var(--red);
  }

  .signals {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
    gap: 14px 24px;
  }

  @media (max-width: 719px) {
    .check-item {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    .check-reading {
      grid-row: 2;
      grid-column: 1 / -1;
    }

    .sheet {
      grid-template-columns: minmax(0, 1fr);
      gap: 36px;
    }

    .sheet-title::before {
      top: auto;
      right: 20px;
      bottom: 100%;
      width: 0;
      height: 40px;
      border-top: 0;
      border-left: var(--wire) var(--output, dashed var(--yellow));
    }
  }
`
