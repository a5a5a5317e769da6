import type { ReactNode } from 'react'
import styled from 'styled-components'
import { choiceLinks, screenTitle } from './shared-styles.ts'

const ScreenHeadFrame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  min-height: 60px;
  padding: 12px var(--edge);
  border-bottom: 1px solid var(--ink);

  h1 {
    ${screenTitle}
  }

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
