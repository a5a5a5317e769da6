import type { ReactNode } from 'react'
import styled from 'styled-components'
import { HeadBar, HeadTitle } from '../parts/head-bar.styles.ts'

const Head = styled(HeadBar)`
  gap: 8px 24px;
  min-height: 60px;
`

export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Head>
      <HeadTitle>{title}</HeadTitle>
      {children}
    </Head>
  )
}
