import { Field } from '@wiring/ui/field'
import styled, { css } from 'styled-components'
import { Button } from '../parts/button.styles.ts'

export const Title = styled.h1`
  font-size: clamp(2rem, 6vw, 2.75rem);
  line-height: 1;
  letter-spacing: var(--tight);
`

const stacked = css`
  display: grid;
  gap: var(--space-4);
`

export const Way = styled.div`
  ${stacked}
`

export const Form = styled.form`
  ${stacked}
`

export const LargeButton = styled(Button)`
  &&& {
    min-height: 52px;
    font-size: 1rem;
  }
`

export const LargeField = styled(Field)`
  && {
    font-size: 1.0625rem;
  }
`

export const OtherWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`

export const OtherWay = styled(Button)`
  &&& {
    padding-inline: 0;
  }
`
