import styled from 'styled-components'
import { mediumTitle } from '../../parts/text-styles/text-styles.frame.ts'

export const PricingFrame = styled.div`
  --green: var(--phosphor);

  .feed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
  }

  .switch {
    display: inline-flex;
    min-width: 0;
    max-width: 100%;
    border: 1px solid var(--rule);
    background: var(--sheet);
  }

  .switch label {
    position: relative;
    display: block;
    min-width: 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  .switch input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .switch label span {
    display: grid;
    place-items: center;
    min-width: min(112px, 100%);
    min-height: 48px;
    padding: 0 18px;
    transition: background-color 0.16s var(--ease);
  }

  .switch label:hover span {
    background: var(--bg-2);
  }

  .switch input:checked + span {
    background: var(--ink);
    color: var(--on-ink);
    box-shadow: inset 0 -4px 0 var(--green);
    /* The inversion shows which position is on. */
    forced-color-adjust: none;
  }

  .switch input:focus-visible + span {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  .saving {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--green-text);
  }

  .wires {
    margin-left: 22px;
  }

  .wires svg {
    height: 56px;
  }

  .plans {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
    gap: var(--space-5);
  }

  .plan {
    display: grid;
    grid-template: auto auto 1fr auto / minmax(0, 1fr);
    overflow-wrap: anywhere;
    gap: var(--space-5);
    min-width: 0;
    padding: clamp(24px, 3vw, 40px);
    border: 1px solid var(--rule);
    background: var(--bg);
  }

  .plan[data-strong] {
    border-color: var(--phosphor);
  }

  .plan h3 {
    ${mediumTitle}
  }

  .who {
    margin-top: var(--space-2);
    color: var(--ink-2);
    max-width: 36ch;
  }

  .readout {
    padding: var(--space-4) 0;
    border-block: 1px solid var(--line);
  }

  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    min-width: 0;
    gap: 4px 14px;
    font-variant-numeric: tabular-nums;
  }

  .by-month {
    margin-top: var(--space-3);
  }

  .price > * {
    min-width: 0;
  }

  .price strong {
    font-size: clamp(4rem, 3rem + 4.4vw, 7rem);
    font-weight: 600;
    line-height: 0.95;
    letter-spacing: -0.05em;
  }

  .plan[data-strong] .price strong {
    color: var(--green-text);
  }

  &:not(:has([value="year"]:checked)) [data-billing="year"],
  &:has([value="year"]:checked) [data-billing="month"] {
    display: none;
  }

  .plan .lead {
    margin-bottom: var(--space-3);
    color: var(--green-text);
  }

  .holds li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    padding: 9px 0;
    overflow-wrap: anywhere;
  }

  .holds li::before {
    content: "";
    width: 14px;
    height: 3px;
    margin-top: 0.65em;
    background: var(--ink-2);
  }

  .plan[data-strong] .holds li::before {
    background: var(--phosphor);
  }

  .plan > .ui-button {
    justify-self: start;
  }

  .note {
    margin-top: var(--space-5);
    color: var(--ink-2);
  }

  @media (max-width: 959px) {
    .wires {
      display: none;
    }

    .plans {
      margin-top: var(--space-5);
    }
  }

  @media (max-width: 479px) {
    .switch,
    .plan > .ui-button {
      width: 100%;
      justify-self: stretch;
    }

    .switch label {
      flex: 1;
    }
  }
`
