import styled from 'styled-components'

type FlagTone = 'red' | 'yellow'

export const Flag = styled.span<{ $tone: FlagTone }>`
  display: inline-block;
  padding: 4px 6px 3px;
  border: 1px solid var(--${({ $tone }) => $tone});
  color: var(--${({ $tone }) => $tone}-text);
  font: 500 0.75rem / 1 var(--mono);
  letter-spacing: 0.02em;
  text-transform: uppercase;
  white-space: nowrap;
`
