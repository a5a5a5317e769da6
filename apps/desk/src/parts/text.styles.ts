import styled from 'styled-components'

/** What explains, beside what is to be done. */
export const QuietText = styled.p`
  color: var(--ink-2);
`
