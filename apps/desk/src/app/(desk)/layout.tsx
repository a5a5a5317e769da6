import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { DeskBar } from '../../shell/desk-bar.tsx'
import { DeskPage } from '../../shell/desk-page.tsx'
import { UndoBar } from '../../shell/undo-bar.tsx'

const Shell = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <DeskPage>
      <Shell>
        <DeskBar />
        <UndoBar />
        <Main id="main" tabIndex={-1}>
          <NuqsAdapter>{children}</NuqsAdapter>
        </Main>
      </Shell>
    </DeskPage>
  )
}
