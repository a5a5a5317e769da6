import styled from 'styled-components'

export const PromptExampleFrame = styled.div`
  margin-top: var(--space-5);

  > p {
    margin-bottom: var(--space-4);
    color: var(--ink-2);
  }

  li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-4) 0;
    border-top: 1px solid var(--line);
  }

  h4 {
    font-size: var(--text-lead);
  }

  .library {
    margin: var(--space-6) 0 var(--space-4);
    font-size: var(--text-3);
    letter-spacing: -0.03em;
  }

  .example {
    margin-top: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-left: 3px solid var(--yellow);
    background: var(--bg-2);
    font: 500 0.8125rem / 1.6 var(--mono);
  }
`
