import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading } from './delivery.styles.ts'

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid var(--ink);
`

export function Action({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Heading>{title}</Heading>
      {children}
    </Section>
  )
}
