import styled from 'styled-components'

export const FeaturesFrame = styled.div`
  --green: var(--phosphor);

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(320px, 30%)), 1fr));
    gap: 1px;
    border: 1px solid var(--rule);
    background: var(--line);
  }

  li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    min-width: 0;
    padding: var(--space-5);
    background: var(--bg);
    transition: background-color 0.2s var(--ease);
  }

  li:hover {
    background: var(--bg-2);
  }

  .slot {
    display: flex;
    justify-content: space-between;
    max-width: none;
    color: var(--green-text);
  }

  .slot i {
    width: 10px;
    height: 10px;
    border: 1px solid var(--ink-2);
    border-radius: 50%;
    transition: background-color 0.2s var(--ease);
  }

  li:hover .slot i {
    border-color: var(--phosphor);
    background: var(--phosphor);
  }

  .drawing {
    max-width: 320px;
    margin-block: var(--space-5) var(--space-6);
  }

  h3 {
    margin-top: auto;
    font-size: var(--text-3);
    line-height: 1.08;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }

  li p:last-child {
    color: var(--ink-2);
    max-width: 40ch;
  }

  /* A frame each, so that page breaks leave none open. */
  @media print {
    ul {
      display: block;
      border: 0;
      background: none;
    }

    li {
      margin-bottom: var(--space-4);
      border: 1px solid var(--rule);
    }
  }
`
