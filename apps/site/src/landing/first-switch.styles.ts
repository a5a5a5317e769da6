import styled from 'styled-components'

/** Styles the line and the question, which answer in the browser, by their elements. */
export const FirstSwitchStyles = styled.div`
  display: grid;
  gap: var(--space-4);

  figure {
    container-type: inline-size;
    border: 1px solid var(--line);
    border-top: 0;
    background-color: var(--bg);
  }

  svg {
    display: block;
    width: 100%;
    fill: var(--line);
    stroke: none;
  }

  path + path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4;
    transition: d 0.45s var(--ease);
  }

  [data-open] {
    stroke-dasharray: 4 5;
  }

  path + path[data-way] {
    stroke-width: 2;
  }

  circle {
    fill: var(--bg);
    stroke: var(--ink);
    stroke-width: 3;
  }

  circle[data-done] {
    fill: var(--green);
    stroke: none;
  }

  text {
    fill: var(--ink);
    font: 500 var(--mark-size) / 1 var(--mono);
    text-anchor: middle;
  }

  figcaption {
    padding: 0 var(--space-4) var(--space-3);
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  fieldset {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2);
  }

  legend {
    padding: 0;
    margin-bottom: var(--space-2);
    font-weight: 600;
  }

  label {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--rule);
    font-size: var(--text-small);
    cursor: pointer;
  }

  label:has(:checked) {
    background: var(--ink);
    color: var(--on-ink);
  }

  input {
    flex: none;
    accent-color: var(--green);
  }

  /* Parts of the hero's columns: the question stands below its words. */
  @media (min-width: 960px) {
    display: contents;

    figure {
      grid-area: 2 / 2 / 4;
    }

    fieldset {
      grid-area: 3 / 1;
      align-self: start;
      margin-top: var(--space-4);
    }
  }

  /* The board has turned, and its wire ends elsewhere. */
  @container (max-width: 559px) {
    [data-way] {
      display: none;
    }
  }

  @container (max-width: 479px) {
    figcaption {
      min-height: 3.9em;
    }

    path + path {
      stroke-width: 6;
    }
  }

  @media (max-width: 519px) {
    fieldset {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  /* The board is below. */
  @media (max-width: 959px) {
    figure {
      border-top: 1px solid var(--line);
    }

    path[data-way] {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    path {
      transition: none !important;
    }
  }

  html[data-motion="quiet"] & path {
    transition: none;
  }

  @media (scripting: none) {
    fieldset {
      display: none;
    }
  }
`
