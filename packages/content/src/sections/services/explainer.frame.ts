import styled from 'styled-components'

export const ExplainerFrame = styled.div`
  margin-top: var(--space-5);

  > p {
    color: var(--ink-2);
  }

  figure {
    margin-top: var(--space-5);
    padding-top: var(--space-3);
  }

  .sides {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-6);
    margin: var(--space-6) 0 var(--space-5);
  }

  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    padding: var(--space-4) 0;
    border-top: 1px solid var(--line);
  }

  li p {
    color: var(--ink-2);
  }

  li strong {
    color: var(--ink);
  }

  h3 {
    padding-bottom: var(--space-3);
    border-bottom: 3px solid var(--red);
    font-size: var(--text-lead);
  }

  .returns h3 {
    border-color: var(--green);
  }

  @media (max-width: 719px) {
    .sides {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
