import styled from 'styled-components'

export const Heading = styled.h2`
  margin-bottom: 12px;
  font-size: 1.375rem;
  letter-spacing: -0.02em;
`
