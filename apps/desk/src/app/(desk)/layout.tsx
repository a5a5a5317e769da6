import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { DeskBar } from '../../shell/desk-bar.tsx'
import { DeskFrame } from '../../shell/desk-frame.ts'

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <DeskFrame>
      <DeskBar />
      <main id="main" tabIndex={-1}>
        <NuqsAdapter>{children}</NuqsAdapter>
      </main>
    </DeskFrame>
  )
}
