import { css } from 'styled-components'

export const dialogStyles = css`
  .text-dialog {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    margin-top: var(--space-4);

    > .ui-field {
      width: 100%;
    }
  }

  .sign-dialog {
    gap: var(--space-3);

    textarea {
      min-height: 5.5rem;
    }
  }

  .sign-question {
    width: 100%;
    max-width: none;
    padding: 10px 12px;
    border-left: 3px solid var(--yellow);
    background: color-mix(in srgb, var(--yellow) 18%, var(--sheet));
    font-weight: 600;
  }

  .sign-templates {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;

    button {
      min-height: 32px;
      padding: 4px 10px;
      border: 1px solid var(--rule);
      background: none;
      color: inherit;
      text-align: left;

      &:disabled {
        color: var(--gray-text);
        border-style: dashed;
      }

      @media (pointer: coarse) {
        min-height: 44px;
      }
    }
  }

  .sign-dialog .map-signature-mark {
    width: min(200px, 100%);
    height: auto;
  }

  .sign-typed {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 20px;

    bdi {
      font-size: 1.5rem;
      font-weight: 600;
      letter-spacing: -0.03em;
    }
  }

  .overrule {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 8px 16px;
    width: 100%;

    select {
      min-height: 40px;
      padding: 4px 8px;
      border: 1px solid var(--rule);
      background: var(--sheet);
    }

    > p,
    > button {
      grid-column: 2;
      justify-self: start;
    }
  }

  .quotes {
    width: 100%;

    li {
      display: flex;
      align-items: start;
      justify-content: space-between;
      gap: 16px;
      padding: 10px 0;
      border-top: 1px solid var(--line);
      overflow-wrap: anywhere;
    }
  }
`
