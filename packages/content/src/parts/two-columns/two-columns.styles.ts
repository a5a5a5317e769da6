import { Container } from '@wiring/ui/section'
import styled from 'styled-components'

/** Words beside a drawing. */
export const TwoColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-7);
  align-items: center;

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The buttons under the words. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-6);
`
