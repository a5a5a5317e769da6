import { isLoopback } from '@wiring/contract/desk/access'
import { OnePress } from '@wiring/ui/one-press'
import { Toasts } from '@wiring/ui/toasts'
import { SkipLink } from '@wiring/ui/visually-hidden'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { env } from '../env.ts'
import { ConfirmationProvider } from '../sign-in/confirmation.tsx'
import { Announcer } from './announce.tsx'
import { DeskScreen } from './desk-screen.ts'
import { StyleRegistry } from './style-registry.tsx'

export function DeskPage({ children }: { children: ReactNode }) {
  return (
    <>
      <OnePress doubleClicks />
      <SkipLink />
      <StyleRegistry>
        <DeskScreen>
          <LoopbackBanner />
          <ConfirmationProvider>{children}</ConfirmationProvider>
        </DeskScreen>
      </StyleRegistry>
      <Announcer />
      <Toasts />
    </>
  )
}

const Banner = styled.aside`
  && {
    max-width: none;
    padding: 5px var(--edge, 20px);
    background: var(--yellow);
    color: var(--black);
    font: 500 0.75rem/1.5 var(--mono);
    letter-spacing: 0.04em;
    text-align: center;
    text-transform: uppercase;
  }
`

/** Per request: `DESK_URL` is not known to the build. */
async function LoopbackBanner() {
  await connection()
  return isLoopback(env().DESK_URL) && <Banner aria-label="Notice">Second factor off: local stack</Banner>
}
