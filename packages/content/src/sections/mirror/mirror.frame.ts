import styled from 'styled-components'

export const MirrorFrame = styled.section`
  padding-block: var(--space-10);

  .note {
    display: grid;
    grid-template-columns: minmax(0, 144px) minmax(0, 1fr);
    gap: var(--space-5);
  }

  h2 {
    color: var(--ink-2);
    margin-bottom: var(--space-6);
  }

  blockquote {
    font: italic 400 var(--text-1) / 1.1 var(--quote, Georgia, serif);
    letter-spacing: -0.01em;
    max-width: 20em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  /* As under a letter. */
  .person {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: center;
    margin-top: var(--space-5);
    color: var(--ink-2);
  }

  .person::before {
    content: "";
    width: 40px;
    height: 3px;
    background: var(--phosphor);
  }

  .person strong {
    color: var(--ink);
    font-weight: 600;
  }

  .told {
    display: grid;
    gap: var(--space-6) var(--space-7);
    align-items: end;
    margin-top: var(--space-7);
  }

  @media (min-width: 1200px) {
    .told {
      grid-template-columns: minmax(0, 1fr) minmax(0, auto);
    }
  }

  .body {
    columns: 2 20em;
    column-gap: var(--space-7);
    max-width: 61em;
    color: var(--ink-2);
  }

  .body p {
    break-inside: avoid;
  }

  .body p + p {
    margin-top: var(--space-4);
  }

  .cards {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: var(--space-9);
    border: 1px solid var(--rule);
  }

  .card {
    display: flex;
    flex-direction: column;
    min-width: 0;
    border-left: 1px solid var(--rule);
    margin-left: -1px;
  }

  .scope {
    border-bottom: 1px solid var(--rule);
  }

  .words {
    padding: var(--space-5);
  }

  h3 {
    font-size: var(--text-3);
    line-height: 1.1;
    letter-spacing: -0.03em;
    margin-bottom: var(--space-2);
  }

  .words p {
    color: var(--ink-2);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-top: auto;
    border-top: 1px solid var(--rule);
  }

  dl div {
    padding: var(--space-4) var(--space-5);
  }

  dl div {
    box-shadow: inset 0 -4px 0 var(--signal);
  }

  dl .after {
    border-left: 1px solid var(--rule);
    box-shadow: inset 0 -4px 0 var(--phosphor);
  }

  dd {
    margin-top: 4px;
  }

  @media (max-width: 959px) {
    .cards {
      grid-template-columns: minmax(0, 1fr);
    }

    .card {
      border-left: 0;
      margin-left: 0;
      border-top: 1px solid var(--rule);
      margin-top: -1px;
    }
  }

  /* A frame each, so that page breaks leave none open. */
  @media print {
    .cards {
      display: block;
      border: 0;
    }

    .card {
      margin: 0 0 var(--space-4);
      border: 1px solid var(--rule);
    }

    .scope {
      max-width: 360px;
      border: 0;
    }
  }

  @media (max-width: 719px) {
    .note {
      grid-template-columns: minmax(0, 1fr);
    }

    .body {
      columns: 1;
    }
  }
`
