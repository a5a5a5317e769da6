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
    grid-column: 1 / -1;
    background: var(--sheet);
  }

  .number {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: var(--space-5) var(--space-5) 0;
  }

  .number i {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--signal);
  }

  .drawing {
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
    margin-bottom: var(--space-2);
  }

  .words p,
  .detail p {
    color: var(--ink-2);
  }

  .detail {
    padding: var(--space-4) var(--space-5) 0;
  }

  /* Until the script sets hidden="until-found". */
  @media screen and (scripting: enabled) {
    .card:not([data-open]) .detail {
      height: 0;
      padding-block: 0;
      content-visibility: hidden;
    }
  }

  .detail p {
    max-width: 34em;
    color: var(--ink);
    font-size: var(--text-lead);
  }

  @media print {
    .detail {
      padding-bottom: var(--space-5);
    }
  }

  .toggle {
    display: flex;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: 56px;
    margin-top: var(--space-4);
    padding: 0 var(--space-5);
    border: 0;
    border-top: 1px solid var(--line);
    background: none;
    color: var(--ink-2);
    font-size: var(--text-small);
    text-align: left;
  }

  .toggle:hover {
    color: var(--ink);
  }

  .toggle svg {
    transition: transform 0.2s var(--ease);
  }

  .card[data-open] .toggle svg {
    transform: rotate(45deg);
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
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: 88px minmax(0, 1fr) auto;
      align-items: center;
    }

    &:has([data-open]) .card:not([data-open]) :is(.drawing, .words p, .detail) {
      display: none;
    }

    &:has([data-open]) .card:not([data-open]) :is(.number, .words, h3, .toggle) {
      margin: 0;
      padding-block: 0;
      border: 0;
    }

    &:has([data-open]) .card:not([data-open]) .number {
      padding-right: 0;
    }

    &:has([data-open]) .card:not([data-open]) .toggle {
      gap: var(--space-5);
      min-height: 72px;
    }

    .card[data-open] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      grid-template-rows: auto auto 1fr auto;
    }

    .card[data-open] .number,
    .card[data-open] .toggle {
      grid-column: 1 / -1;
    }

    .card[data-open] .drawing {
      grid-row: 2 / 4;
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

    .number,
    .toggle {
      grid-column: 1 / -1;
    }

    .drawing {
      grid-row: 2 / 4;
    }

    .words {
      padding-top: var(--space-4);
    }
  }
`
