import styled from 'styled-components'

export const SpecimenNotice = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-7);
  justify-items: start;
  padding: clamp(20px, 3vw, 32px);
  border: 1px solid var(--rule);
  border-top: 6px solid var(--yellow);
  background: var(--sheet);

  > .ui-button {
    margin-top: var(--space-2);
  }

  @media (min-width: 960px) {
    grid-template-columns: 22em minmax(0, 1fr);

    > .ui-label {
      grid-column: 1 / -1;
    }

    > .ui-button {
      grid-column: 2;
    }
  }

  .title {
    font-size: var(--text-2);
    font-weight: 600;
    letter-spacing: -0.035em;
    line-height: 1.04;
    text-wrap: balance;
  }

  @media print {
    > .ui-button {
      display: none;
    }
  }
`

export const SpecimenEnd = styled.p`
  @media print {
    display: none;
  }
`
