import { Lamp as PlainLamp } from '@wiring/ui/lamp'
import styled, { css } from 'styled-components'

const deskLamp = css`
  && {
    gap: 8px;
  }

  && > i {
    width: 10px;
    height: 10px;
  }
`

export const Lamp = styled(PlainLamp)`
  ${deskLamp}
`

/** In a bar that has no room for it on one line. */
export const BreakingLamp = styled(PlainLamp)`
  ${deskLamp}

  @media (max-width: 519px) {
    && {
      line-height: 1.25;
      white-space: normal;
    }
  }
`
