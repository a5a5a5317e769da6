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
import { ForgetOnSignOut } from './forget-on-sign-out.tsx'
import { Page } from './page.styles.ts'
import { StyleRegistry } from './style-registry.tsx'

interface DeskPageProps {
  /** As high as the window; what is inside scrolls. */
  fills?: boolean
  children: ReactNode
}

export function DeskPage({ fills = false, children }: DeskPageProps) {
  return (
    <>
      <OnePress doubleClicks />
      <SkipLink />
      <StyleRegistry>
        <Page $fills={fills}>
          <LoopbackBanner />
          <ConfirmationProvider>{children}</ConfirmationProvider>
        </Page>
      </StyleRegistry>
      <Announcer />
      <ForgetOnSignOut />
      <Toasts />
    </>
  )
}

const Banner = styled.aside`
  padding: 5px var(--edge);
  background: var(--yellow);
  color: var(--black);
  font: 500 0.75rem/1.5 var(--mono);
  letter-spacing: 0.04em;
  text-align: center;
  text-transform: uppercase;
`

/** Per request: `DESK_URL` is not known to the build. */
async function LoopbackBanner() {
  await connection()
  return isLoopback(env().DESK_URL) && <Banner aria-label="Notice">Second factor off: local stack</Banner>
}
