import styled from 'styled-components'
import { Button, ButtonLink } from '../parts/button.styles.ts'

export const Bar = styled.header`
  grid-row: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 24px;
  min-height: 56px;
  padding: 8px var(--edge);
  border-bottom: 1px solid var(--ink);
`

export const Back = styled.button`
  padding: 8px 0;
  border: 0;
  background: none;
  color: var(--ink-2);

  @media (pointer: coarse) {
    min-height: 44px;
  }
`

export const Name = styled.h1`
  max-width: 16em;
  overflow: hidden;
  font-size: 1.125rem;
  line-height: 1.3;
  letter-spacing: -0.02em;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;

  @media (max-width: 519px) {
    width: 100%;
    margin: 0;
  }
`

/** Two beside each other on a phone. */
export const ActionButton = styled(Button)`
  @media (max-width: 519px) {
    flex: 1 1 40%;
  }
`

export const ActionLink = styled(ButtonLink)`
  @media (max-width: 519px) {
    flex: 1 1 40%;
  }
`
