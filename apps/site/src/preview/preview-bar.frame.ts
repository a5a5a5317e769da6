import styled from 'styled-components'

export const PreviewBarFrame = styled.aside`
  position: fixed;
  z-index: 40;
  right: 12px;
  bottom: 12px;
  left: 12px;
  width: fit-content;
  max-width: min(640px, calc(100vw - 24px));
  margin-inline: auto;
  background: var(--bg);
  color: var(--ink);
  border: 1px solid var(--rule);
  box-shadow: 0 8px 28px rgb(0 0 0 / 28%);
  font-size: var(--text-small);

  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 0 16px;
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--yellow);
  }

  summary::after {
    content: '';
    width: 8px;
    height: 8px;
    margin-left: auto;
    border: solid currentColor;
    border-width: 2px 2px 0 0;
    rotate: -45deg;
    translate: 0 2px;
  }

  details[open] summary::after {
    rotate: 135deg;
    translate: 0 -2px;
  }

  .inside {
    display: grid;
    gap: 14px;
    max-height: 60vh;
    overflow: auto;
    padding: 14px 16px 16px;
    border-top: 1px solid var(--line);
  }

  ul {
    display: grid;
    list-style: none;
  }

  li {
    border-bottom: 1px solid var(--line);
  }

  li a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 16px;
    min-height: 40px;
    overflow-wrap: anywhere;
  }

  li span {
    color: var(--ink-2);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .actions .ui-button {
    min-height: 40px;
  }

  output {
    display: grid;
    gap: 8px;
  }

  output:empty {
    display: none;
  }

  input {
    width: 100%;
    min-height: 40px;
    padding: 0 10px;
    border: 1px solid var(--line);
    background: var(--sheet);
    color: inherit;
    font: inherit;
  }

  @media print {
    display: none;
  }
`
