import { css } from 'styled-components'

/** Why something failed, beside it; nothing while there is nothing to say. */
export const problemStyles = css`
  .problem {
    color: var(--red-text);
    font-weight: 600;
  }

  .problem:empty {
    display: none;
  }
`
