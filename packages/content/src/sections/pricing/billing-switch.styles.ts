import styled from 'styled-components'

/** Styles the switch, which runs in the browser, by its class, and places what stands beside it. */
export const BillingSwitchStyles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);

  .switch {
    display: inline-flex;
    min-width: 0;
    max-width: 100%;
    border: 1px solid var(--rule);
    background: var(--sheet);
  }

  label {
    position: relative;
    display: block;
    min-width: 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  label span {
    display: grid;
    place-items: center;
    min-width: min(112px, 100%);
    min-height: 48px;
    padding: 0 18px;
    transition: background-color 0.16s var(--ease);
  }

  label:hover span {
    background: var(--bg-2);
  }

  input:checked + span {
    background: var(--ink);
    color: var(--on-ink);
    box-shadow: inset 0 -4px 0 var(--green);
    /* The inversion shows which position is on. */
    forced-color-adjust: none;
  }

  input:focus-visible + span {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  @media (max-width: 479px) {
    .switch {
      width: 100%;
      justify-self: stretch;
    }

    label {
      flex: 1;
    }
  }
`
