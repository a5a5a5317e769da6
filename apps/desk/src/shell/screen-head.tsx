import type { ReactNode } from 'react'
import styled from 'styled-components'
import { choiceLinks, headBar } from './shared-styles.ts'

const ScreenHeadFrame = styled.header`
  ${headBar}

  gap: 8px 24px;
  min-height: 60px;

  .screen-choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;

    ${choiceLinks}
  }
`

export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <ScreenHeadFrame>
      <h1>{title}</h1>
      {children}
    </ScreenHeadFrame>
  )
}
