import { Dialog as PlainDialog } from '@wiring/ui/dialog'
import { OpenDialog as PlainOpenDialog } from '@wiring/ui/open-dialog'
import styled, { css } from 'styled-components'

const deskDialog = css`
  && {
    max-width: calc(100vw - 2 * var(--edge));
  }

  && > div {
    padding: clamp(20px, 4vw, 40px);
  }
`

export const Dialog = styled(PlainDialog)`
  ${deskDialog}
`

export const OpenDialog = styled(PlainOpenDialog)`
  ${deskDialog}
`
