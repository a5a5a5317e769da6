import styled from 'styled-components'

export const Banner = styled.p`
  padding: 16px var(--gutter);
  background: var(--ink);
  color: var(--on-ink);
`
