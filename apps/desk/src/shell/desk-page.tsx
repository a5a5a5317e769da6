import { Toasts } from '@wiring/ui/toasts'
import { SkipLink } from '@wiring/ui/visually-hidden'
import type { ReactNode } from 'react'
import { ConfirmFirst } from '../session/confirm-first.tsx'
import { LoopbackBanner } from '../session/loopback-banner.tsx'
import { Announcer } from './announce.tsx'
import { DeskRoom } from './desk-room.ts'
import { StyleRegistry } from './style-registry.tsx'

export function DeskPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <StyleRegistry>
        <DeskRoom>
          <LoopbackBanner />
          <ConfirmFirst>{children}</ConfirmFirst>
        </DeskRoom>
      </StyleRegistry>
      <Announcer />
      <Toasts />
    </>
  )
}
