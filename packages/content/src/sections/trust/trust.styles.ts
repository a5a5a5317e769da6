import styled from 'styled-components'
import { mediumTitle, smallTitle } from '../../parts/text-styles/text.styles.ts'

/** Also styles the pictures, which the site puts in, by their elements. */
export const TrustStyles = styled.section`
  padding-block: clamp(40px, 6vw, 96px) var(--space-9);

  h1 {
    max-width: 12em;
    margin: var(--space-4) 0 var(--space-5) -0.03em;
  }

  h2 {
    ${mediumTitle}
  }

  .lead {
    max-width: 29em;
    font-size: var(--text-lead);
    line-height: 1.45;
    color: var(--ink-2);
  }

  .statements {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
    gap: var(--space-7) var(--space-6);
    margin-top: var(--space-8);
  }

  .statements li {
    min-width: 0;
    padding-top: var(--space-4);
    border-top: 1px solid var(--rule);
  }

  .statements h2 {
    ${smallTitle}
  }

  .statements p {
    max-width: 29em;
    margin-top: var(--space-3);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }

  .numbers,
  .mails {
    margin-top: var(--space-9);
  }

  .numbers > p,
  .mails > p {
    margin-top: var(--space-4);
  }

  dl {
    margin-top: var(--space-5);
    border: 1px solid var(--rule);
    background: var(--sheet);
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2) var(--space-5);
    padding: var(--space-4) var(--space-5);
  }

  dl > div + div {
    border-top: 1px solid var(--line);
  }

  dd {
    font-weight: 600;
  }

  .pictures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    align-items: start;
    gap: var(--space-6) var(--space-5);
    margin-top: var(--space-6);
  }

  .pictures img {
    width: 100%;
    height: auto;
    border: 1px solid var(--rule);
  }

  figcaption {
    margin-top: var(--space-3);
    color: var(--ink-2);
  }
`
