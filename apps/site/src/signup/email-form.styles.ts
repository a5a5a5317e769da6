import styled from 'styled-components'
import { outcome } from '../shell/outcome.styles.ts'

/** Styles the form, which runs in the browser, by its classes, and the sentences that replace it without. */
export const EmailFormStyles = styled.div`
  display: contents;

  .outcome {
    ${outcome}
  }

  .signup {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: end;
  }

  .ui-button {
    min-height: 56px;
    align-self: start;
    margin-top: calc(var(--text-label) * 1.3 + 8px);
  }

  .trap {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media (max-width: 719px) {
    .signup {
      grid-template-columns: minmax(0, 1fr);
    }

    .ui-button {
      margin-top: 0;
    }
  }

  .thanks {
    font-size: var(--text-2);
    font-weight: 600;
    letter-spacing: -0.035em;
    line-height: 1.1;
  }
`
