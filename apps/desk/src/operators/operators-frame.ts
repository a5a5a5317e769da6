import styled from 'styled-components'
import { smallField } from '../shell/shared-styles.ts'

export const OperatorsFrame = styled.div`
  display: grid;
  gap: var(--space-7);
  width: min(1180px, 100%);
  padding: var(--space-5) var(--edge) var(--space-8);

  section {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    min-width: 0;
  }

  section > * {
    max-width: 100%;
  }

  h1 {
    font-size: 1.75rem;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }

  h2 {
    font-size: 1.25rem;
    letter-spacing: -0.02em;
  }

  h3 {
    font-size: 1rem;
  }

  .table,
  .list {
    width: 100%;
    border-top: 1px solid var(--ink);
  }

  .row,
  .list > li {
    position: relative;
    display: grid;
    gap: 4px 20px;
    align-items: center;
    padding: 9px 0;
    border-bottom: 1px solid var(--line);
  }

  .row {
    width: 100%;
    grid-template-columns: minmax(120px, 1.1fr) minmax(180px, 1.7fr) 84px 84px 150px 190px;
  }

  .list > li {
    grid-template-columns: minmax(200px, 1fr) minmax(0, 3fr) 190px;
  }

  .row.head {
    padding: 0;
    border: 0;
    color: var(--ink-2);
    font: 500 0.75rem/1.4 var(--mono);
    letter-spacing: 0.02em;
    text-transform: uppercase;
  }

  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .email,
  .fact {
    overflow-wrap: anywhere;
    color: var(--ink-2);
  }

  .you {
    display: inline-block;
    white-space: nowrap;
    margin-left: 8px;
    padding: 2px 5px 1px;
    border: 1px solid var(--gray);
    color: var(--gray-text);
    font: 500 0.75rem/1 var(--mono);
    text-transform: uppercase;
  }

  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: flex-end;
  }

  .opened,
  .list > li > .inline {
    grid-column: 1 / -1;
  }

  .inline,
  .invite-fields {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: start;
    padding: 8px 0;
  }

  .inline > p {
    flex: 1 1 320px;
    align-self: center;
  }

  .invite {
    width: 100%;
    padding: var(--space-4);
    border: 1px solid var(--line);
    background: var(--sheet);
  }

  .invite-fields .ui-field,
  .inline .ui-field {
    flex: 1 1 200px;
  }

  .ui-field > :is(input, select) {
    ${smallField}
  }

  .inline > .ui-button,
  .invite-fields > .ui-button {
    min-height: 44px;
  }

  .inline:has(.ui-field) > .ui-button,
  .invite-fields > .ui-button {
    margin-top: 24px;
  }

  .signature {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    width: min(600px, 100%);

    .acts {
      justify-content: flex-start;
      padding: 0;
    }
  }

  .signature-pad {
    width: 100%;
    height: auto;
    border: 1px solid var(--ink);
    background: var(--sheet);
    cursor: crosshair;
    touch-action: none;

    path {
      fill: none;
      stroke: var(--ink);
      stroke-width: 5;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  }

  .signature-pad .signature-pad-line {
    stroke: var(--line);
    stroke-width: 2;
    stroke-dasharray: 6 6;
  }

  .signature-printed .map-signature-mark {
    width: min(300px, 100%);
    height: auto;
  }

  .action-status {
    font-weight: 600;
  }

  .action-status:empty {
    display: none;
  }

  .action-status[data-ok="false"] {
    color: var(--red-text);
  }

  @media (min-width: 900px) {
    .only-narrow {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  @media (max-width: 899px) {
    .head {
      display: none;
    }

    .row,
    .list > li {
      grid-template-columns: minmax(0, 1fr);
      padding: 14px 0;
    }

    .acts {
      justify-content: flex-start;
      padding-top: 6px;
    }

    .acts .ui-button {
      min-height: 44px;
    }
  }
`
