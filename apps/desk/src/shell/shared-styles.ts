import { css } from 'styled-components'

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

export const columnHeader = css`
  color: var(--ink-2);
  font: 500 var(--text-label) / 1.3 var(--mono);
  letter-spacing: 0.04em;
  text-transform: uppercase;
`

export const headBar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 12px var(--edge);
  border-bottom: 1px solid var(--ink);

  h1 {
    font-size: 1.75rem;
    line-height: 1.2;
    letter-spacing: -0.03em;
  }
`

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

export const smallField = css`
  min-height: 44px;
  padding: 8px 12px;
  font-size: 1rem;
`
