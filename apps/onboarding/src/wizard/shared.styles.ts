import { css } from 'styled-components'

export const labelText = css`
  font: 500 var(--text-label) / 1.45 var(--mono);
  letter-spacing: 0.04em;
`

export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`

export const ruledList = css`
  display: grid;
  max-width: 34em;
  border-top: 1px solid var(--line);
`

export const flaggedBox = css`
  border: 1px solid var(--rule);
  border-left: 6px solid var(--yellow);
  background: var(--bg);
`

/** Stops by itself within five seconds (WCAG 2.2.2). */
export const blinking = css`
  animation: blink 1.2s steps(2, jump-none) 4;
`
