import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { DeskBar } from '../../shell/desk-bar.tsx'
import { DeskFrame } from '../../shell/desk-frame.ts'
import { DeskPage } from '../../shell/desk-page.tsx'
import { UndoBar } from '../../shell/undo-bar.tsx'

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <DeskPage>
      <DeskFrame>
        <DeskBar />
        <UndoBar />
        <main id="main" tabIndex={-1}>
          <NuqsAdapter>{children}</NuqsAdapter>
        </main>
      </DeskFrame>
    </DeskPage>
  )
}
