import { Heading } from '@wiring/ui/section'
import styled from 'styled-components'

/** A heading of lines that run in the browser: styles them by their classes. */
export const GlitchHeading = styled(Heading)`
  margin: var(--space-5) 0 var(--space-6) -0.04em;
  cursor: default;

  .line {
    position: relative;
    display: block;
  }

  .line[data-second] {
    color: var(--green-text);
  }

  /* Displaced letters: two halves over a blank. */
  .slip {
    user-select: none;
    pointer-events: none;
  }

  .letter {
    position: absolute;
    font-weight: inherit;
    color: transparent;
    background: var(--bg);
  }

  .letter::before,
  .letter::after {
    content: attr(data-letter);
    position: absolute;
    inset: 0 auto auto 0;
    color: var(--ink);
    transform: translateX(var(--slip));
    clip-path: inset(-10% -20% 48% -20%);
  }

  .letter::after {
    color: var(--green-text);
    transform: translateX(calc(-1 * var(--slip)));
    clip-path: inset(52% -20% -20% -20%);
  }
`
