import type { SpecimenPageQueryResult } from '@wiring/content/sanity.types'
import { Label } from '@wiring/ui/label'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Notice = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-7);
  justify-items: start;
  padding: clamp(20px, 3vw, 32px);
  border: 1px solid var(--rule);
  border-top: 6px solid var(--yellow);
  background: var(--sheet);

  > .ui-button {
    margin-top: var(--space-2);
  }

  @media (min-width: 960px) {
    grid-template-columns: 22em minmax(0, 1fr);

    > .ui-label {
      grid-column: 1 / -1;
    }

    > .ui-button {
      grid-column: 2;
    }
  }

  @media print {
    > .ui-button {
      display: none;
    }
  }
`

const Title = styled.p`
  font-size: var(--text-2);
  font-weight: 600;
  letter-spacing: -0.035em;
  line-height: 1.04;
  text-wrap: balance;
`

interface SpecimenNoticeProps {
  page: NonNullable<SpecimenPageQueryResult>
  start: ReactNode
}

/** Above the map: it is nobody's. */
export function SpecimenNotice({ page, start }: SpecimenNoticeProps) {
  return (
    <Notice>
      <Label as="p">{page.label}</Label>
      <Title>{page.title}</Title>
      <p>{page.text}</p>
      {start}
    </Notice>
  )
}
