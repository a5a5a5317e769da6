import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { ConfirmFirst } from '../../session/confirm-first.tsx'
import { LoopbackBanner } from '../../session/loopback-banner.tsx'
import { DeskBar } from '../../shell/desk-bar.tsx'
import { DeskFrame } from '../../shell/desk-frame.ts'

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <DeskFrame>
      <LoopbackBanner />
      <DeskBar />
      <main id="main" tabIndex={-1}>
        <NuqsAdapter>
          <ConfirmFirst>{children}</ConfirmFirst>
        </NuqsAdapter>
      </main>
    </DeskFrame>
  )
}
