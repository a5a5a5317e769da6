import styled from 'styled-components'

export const InputsFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding: 24px var(--edge) 64px;

  h2 {
    margin-bottom: 10px;
    font-size: 1.375rem;
    letter-spacing: -0.02em;
  }

  h3 {
    margin-bottom: 4px;
    color: var(--ink-2);
    font-size: 0.875rem;
    font-weight: 400;
  }

  .inputs-flags {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;

    a {
      text-decoration: none;
    }

    a:hover {
      text-decoration: underline;
    }
  }

  .inputs-columns {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 28px clamp(24px, 4vw, 56px);
    align-items: start;
  }

  .inputs-sheet {
    border: 1px solid var(--line);
    background: var(--sheet);
  }

  .inputs-entry {
    display: grid;
    grid-template-columns: 42px minmax(0, 1fr);
    padding: 14px 18px;
  }

  .inputs-entry + .inputs-entry {
    border-top: 1px solid var(--line);
  }

  .inputs-entry > b {
    font: 500 0.75rem / 1.7 var(--mono);
  }

  .inputs-text {
    max-width: none;
    font-size: 1.0625rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  mark {
    background: color-mix(in srgb, var(--red) 18%, transparent);
    color: inherit;
    box-shadow: inset 0 -2px 0 var(--red);
  }

  .inputs-none {
    color: var(--gray-text);
  }

  ol {
    padding-left: 1.4em;
  }

  .inputs-long {
    max-height: 60vh;
    overflow: auto;
  }

  .inputs-pictures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
    gap: 16px;
  }

  .inputs-pictures figure {
    border: 1px solid var(--line);
    background: var(--sheet);
  }

  .inputs-pictures img {
    width: 100%;
    min-height: 120px;
    max-height: 80vh;
    object-fit: contain;
    background: var(--bg-2);
  }

  .inputs-pictures figcaption {
    padding: 10px 14px;
    font: 500 0.75rem / 1.5 var(--mono);
  }

  @media (max-width: 959px) {
    .inputs-columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
