import '@wiring/ui/styles.css'
import { mono, sans } from '@wiring/ui/fonts'
import { SkipLink } from '@wiring/ui/skip-link'
import { Toasts } from '@wiring/ui/toasts'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Announcer } from '../shell/announce.tsx'
import { DeskRoom } from '../shell/desk-room.ts'
import { StyleRegistry } from '../shell/style-registry.tsx'

export const metadata: Metadata = {
  title: { default: 'Desk', template: '%s · Desk' },
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable}`}>
      <body>
        <SkipLink />
        <StyleRegistry>
          <DeskRoom>{children}</DeskRoom>
        </StyleRegistry>
        <Announcer />
        <Toasts />
      </body>
    </html>
  )
}
