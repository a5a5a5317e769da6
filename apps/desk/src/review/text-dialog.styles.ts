import styled, { css } from 'styled-components'
import { Button } from '../parts/button.styles.ts'

const content = css`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-4);
`

export const DialogContent = styled.div`
  ${content}
`

export const DialogForm = styled.form`
  ${content}
`

export const DialogButton = styled(Button)`
  justify-self: start;
`
