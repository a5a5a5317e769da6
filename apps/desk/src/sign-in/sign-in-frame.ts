import styled from 'styled-components'

export const SignInFrame = styled.div`
  display: grid;
  gap: var(--space-5);
  width: min(480px, 100% - 2 * var(--edge, 20px));
  margin: clamp(24px, 11vh, 120px) auto var(--space-8);

  .rail {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    font: 500 0.75rem/1.4 var(--mono);
    letter-spacing: 0.04em;
    text-transform: uppercase;
    color: var(--ink-2);
  }

  .rail li {
    position: relative;
    padding-top: 26px;
  }

  .rail li:not(:last-child)::after {
    content: "";
    position: absolute;
    top: 7px;
    left: 16px;
    right: 0;
    height: 2px;
    background: var(--line);
  }

  .rail li[data-done="true"]::after {
    background: var(--green);
  }

  .rail i {
    position: absolute;
    top: 0;
    left: 0;
    width: 16px;
    height: 16px;
    border: 2px solid var(--gray);
    border-radius: 50%;
    background: var(--bg);
  }

  .rail [data-done="true"] i {
    border-color: var(--green);
    background: var(--green);
  }

  .rail [aria-current] {
    color: var(--ink);
  }

  .rail [aria-current] i {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 3px var(--bg);
    background: var(--ink);
  }

  .sheet {
    display: grid;
    gap: var(--space-5);
    padding: clamp(24px, 6vw, 40px);
    border: 1px solid var(--rule);
    background: var(--sheet);
  }

  h1 {
    font-size: clamp(2rem, 6vw, 2.75rem);
    line-height: 1;
    letter-spacing: var(--tight);
  }

  form,
  .way {
    display: grid;
    gap: var(--space-4);
    justify-items: stretch;
  }

  .way-when {
    padding-top: var(--space-5);
    border-top: 1px solid var(--line);
    color: var(--ink-2);
  }

  .ui-button:not([data-kind="quiet"]) {
    min-height: 52px;
    font-size: 1rem;
  }

  .ui-field > input {
    font-size: 1.0625rem;
  }

  #code {
    font: 500 1.5rem/1.2 var(--mono);
    letter-spacing: 0.12em;
  }

  .address {
    overflow-wrap: anywhere;
    font-weight: 600;
  }

  [role="status"]:empty {
    display: none;
  }

  .notice {
    padding: 10px 14px;
    border-left: 3px solid var(--yellow);
    background: var(--bg-2);
  }

  .who {
    margin-bottom: calc(-1 * var(--space-3));
    color: var(--ink-2);
  }

  .others .ui-button {
    padding-inline: 0;
  }

  .others {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
  }
`
