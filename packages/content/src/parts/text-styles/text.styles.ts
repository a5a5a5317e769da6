import { css } from 'styled-components'

export const mediumTitle = css`
  font-size: var(--text-2);
  line-height: 1.04;
  letter-spacing: -0.035em;
  overflow-wrap: anywhere;
`

export const smallTitle = css`
  font-size: var(--text-3);
  line-height: 1.1;
  letter-spacing: -0.03em;
  overflow-wrap: anywhere;
`

export const formNote = css`
  color: var(--ink-2);
  max-width: 29em;
  text-wrap: balance;
`
