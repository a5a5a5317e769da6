import { css } from 'styled-components'

export const choiceLinks = css`
  a {
    padding: 6px 0;
    color: var(--ink-2);
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    color: var(--ink);
    box-shadow: inset 0 -2px 0 var(--ink);
  }
`
