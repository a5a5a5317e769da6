import { css } from 'styled-components'

/** A button that looks like the text around it. */
export const bareButton = css`
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-transform: inherit;
`
