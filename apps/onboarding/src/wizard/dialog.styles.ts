import { css } from 'styled-components'

export const dialogStyles = css`
  .ui-dialog {
    width: min(520px, calc(100vw - 2 * var(--gutter)));
    max-height: calc(100dvh - 48px);
  }

  .ui-dialog-content {
    --inset: clamp(20px, 4vw, 32px);
    display: grid;
    gap: var(--space-4);
  }

  .ui-dialog-content::after {
    content: none;
  }
`
