import styled from 'styled-components'

/** Styles the cards, which open in the browser, by their classes. */
export const ProblemCardStyles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  align-items: stretch;

  .card {
    display: flex;
    flex-direction: column;
    min-width: 0;
    background: var(--bg);
    box-shadow: 0 0 0 1px var(--rule);
    position: relative;
    cursor: pointer;
  }

  .card::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: 4px;
    background: var(--signal);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 0.28s var(--ease);
  }

  .card:hover::before,
  .card[data-open]::before {
    transform: none;
  }

  .card[data-open] {
    --sign: rotate(45deg);
    grid-column: 1 / -1;
    background: var(--sheet);
  }

  .number {
    display: flex;
    grid-column: var(--row, 1 / -1);
    justify-content: space-between;
    align-items: center;
    padding: var(--pad, var(--space-5)) var(--pad, var(--space-5)) 0 var(--space-5);
  }

  i {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--signal);
  }

  .drawing {
    display: var(--more, block);
    grid-row: 2 / 4;
    padding: var(--space-4) var(--space-5);
    flex: 1;
  }

  .words {
    padding: 0 var(--space-5);
  }

  h3 {
    font-size: var(--text-3);
    line-height: 1.06;
    letter-spacing: -0.03em;
    margin-bottom: var(--pad, var(--space-2));
  }

  .text {
    display: var(--more, block);
    color: var(--ink-2);
  }

  .detail {
    display: var(--more, block);
    padding: var(--space-4) var(--space-5) 0;
  }

  /* Until the script sets hidden="until-found". */
  @media screen and (scripting: enabled) {
    .detail:not([data-open]) {
      height: 0;
      padding-block: 0;
      content-visibility: hidden;
    }
  }

  .detail-text {
    max-width: 34em;
    font-size: var(--text-lead);
  }

  @media print {
    .detail {
      padding-bottom: var(--space-5);
    }
  }

  .toggle {
    display: flex;
    grid-column: var(--row, 1 / -1);
    justify-content: space-between;
    align-items: center;
    gap: var(--space-5);
    width: 100%;
    min-height: var(--toggle, 56px);
    margin-top: var(--pad, var(--space-4));
    padding: 0 var(--space-5);
    border: 0;
    border-top: var(--pad, 1px) solid var(--line);
    background: none;
    color: var(--ink-2);
    font-size: var(--text-small);
    text-align: left;
  }

  .toggle:hover {
    color: var(--ink);
  }

  .sign {
    transform: var(--sign);
    transition: transform 0.2s var(--ease);
  }

  @media (scripting: none) {
    .toggle {
      display: none;
    }

    .detail {
      padding-bottom: var(--space-5);
    }
  }

  @media (min-width: 960px) {
    /* Beside an open card the others become strips in their old order. */
    &:has([data-open]) .card:not([data-open]) {
      --more: none;
      --pad: 0px;
      --row: auto;
      --toggle: 72px;
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: 88px minmax(0, 1fr) auto;
      align-items: center;
    }

    .card[data-open] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      grid-template-rows: auto auto 1fr auto;
    }
  }

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);

    .drawing {
      max-width: 360px;
    }
  }

  @media (min-width: 600px) and (max-width: 959px) {
    .card {
      display: grid;
      grid-template: auto auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr);
    }

    .words {
      padding-top: var(--space-4);
    }
  }
`
