import styled from 'styled-components'

export const FooterFrame = styled.footer`
  border-top: 1px solid var(--rule);
  padding-block: var(--space-8) var(--space-6);

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-7) var(--space-5);
  }

  .promise {
    margin-top: var(--space-4);
    font-size: var(--text-3);
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: -0.03em;
    max-width: 18em;
  }

  ul {
    margin-top: var(--space-3);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }

  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-5);
    margin-top: var(--space-8);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .end > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
    margin-right: auto;
  }

  @media (max-width: 719px) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    .columns > :first-child {
      grid-column: 1 / -1;
    }
  }

  @media print {
    nav {
      display: none;
    }
  }
`
