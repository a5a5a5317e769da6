import type { ReactNode } from 'react'
import styled from 'styled-components'
import { choiceLinks } from './choice-links.ts'

const ScreenHeadFrame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  min-height: 60px;
  padding: 12px var(--edge);
  border-bottom: 1px solid var(--ink);

  h1 {
    font-size: 1.75rem;
    line-height: 1.2;
    letter-spacing: -0.03em;
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
