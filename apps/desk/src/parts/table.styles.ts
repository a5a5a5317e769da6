import { css } from 'styled-components'

export const columnHeader = css`
  color: var(--ink-2);
  font: 500 var(--text-label) / 1.3 var(--mono);
  letter-spacing: 0.04em;
  text-transform: uppercase;
`
