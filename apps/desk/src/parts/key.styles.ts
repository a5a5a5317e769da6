import styled from 'styled-components'

/** The place that holds it may set `--key-ink`, and `--key-display` to hide it. */
export const Key = styled.kbd`
  display: var(--key-display, inline-block);
  min-width: 20px;
  padding: 3px 5px 2px;
  border: 1px solid currentcolor;
  color: var(--key-ink, var(--ink-2));
  font: 500 0.75rem / 1 var(--mono);
  letter-spacing: 0;
  text-align: center;
  text-transform: none;
  white-space: nowrap;
`
