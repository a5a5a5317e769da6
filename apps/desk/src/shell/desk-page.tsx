import { Toasts } from '@wiring/ui/toasts'
import { SkipLink } from '@wiring/ui/visually-hidden'
import type { ReactNode } from 'react'
import { ConfirmFirst } from '../session/confirm-first.tsx'
import { LoopbackBanner } from '../session/loopback-banner.tsx'
import { Announcer } from './announce.tsx'
import { DeskScreen } from './desk-screen.ts'
import { StyleRegistry } from './style-registry.tsx'

export function DeskPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <StyleRegistry>
        <DeskScreen>
          <LoopbackBanner />
          <ConfirmFirst>{children}</ConfirmFirst>
        </DeskScreen>
      </StyleRegistry>
      <Announcer />
      <Toasts />
    </>
  )
}
