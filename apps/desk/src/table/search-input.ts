import { css } from 'styled-components'

export const searchInput = css`
  min-height: 36px;
  padding: 4px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sheet);

  &::placeholder {
    color: var(--gray-text);
    opacity: 1;
  }
`
