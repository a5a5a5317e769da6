import styled from 'styled-components'
import { Button } from '../parts/button.styles.ts'

export const Bar = styled.section`
  --focus: var(--on-ink);

  max-height: min(40dvh, 136px);
  overflow: auto;
  padding: 8px var(--edge);
  background: var(--ink);
  color: var(--on-ink);
`

export const Signatures = styled.ul`
  display: grid;
  gap: 6px;
`

export const SignatureItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 20px;
  /* As its button, which comes with the answer. */
  min-height: 36px;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`

export const State = styled.p`
  flex: 1 1 auto;
  overflow-wrap: anywhere;
`

export const UndoButton = styled(Button)`
  &&& {
    border-color: var(--on-ink);
    background: none;
    color: inherit;
  }
`
