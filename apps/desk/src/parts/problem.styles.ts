import styled from 'styled-components'

export const Problem = styled.p`
  color: var(--red-text);
  font-weight: 600;

  &:empty {
    display: none;
  }
`
