import styled from 'styled-components'

export const ConsoleHeroFrame = styled.section`
  --green: var(--phosphor);
  padding-block: clamp(40px, 5vw, 72px) var(--space-9);

  .badge {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    max-width: 100%;
    padding: 6px 10px;
    overflow-wrap: anywhere;
    border: 1px solid var(--phosphor);
    color: var(--green-text);
  }

  .badge i {
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }

  h1 {
    margin: var(--space-5) 0 var(--space-6) -0.04em;
    cursor: default;
  }

  .line {
    position: relative;
    display: block;
  }

  .line + .line {
    color: var(--green-text);
  }

  /* Displaced letters: two halves over a blank. */
  .slip {
    user-select: none;
    pointer-events: none;
  }

  .slip b {
    position: absolute;
    font-weight: inherit;
    color: transparent;
    background: var(--bg);
  }

  .slip b::before,
  .slip b::after {
    content: attr(data-letter);
    position: absolute;
    inset: 0 auto auto 0;
    color: var(--ink);
    transform: translateX(var(--slip));
    clip-path: inset(-10% -20% 48% -20%);
  }

  .slip b::after {
    color: var(--green-text);
    transform: translateX(calc(-1 * var(--slip)));
    clip-path: inset(52% -20% -20% -20%);
  }

  .intro {
    display: grid;
    grid-template-columns: minmax(0, 34em) auto;
    gap: var(--space-5) var(--space-7);
    align-items: end;
    justify-content: space-between;
  }

  .lead {
    font-size: var(--text-lead);
    line-height: 1.45;
    color: var(--ink-2);
  }

  @media (max-width: 719px) {
    .intro {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
