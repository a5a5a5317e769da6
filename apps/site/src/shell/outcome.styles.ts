import { css } from 'styled-components'

/** Without JavaScript, shown by the fragment of the URL. */
export const outcome = css`
  display: none;
  padding: 16px 20px;
  margin-bottom: 16px;
  border-left: 6px solid var(--red);
  background: var(--bg-2);

  &:target {
    display: block;
  }
`
