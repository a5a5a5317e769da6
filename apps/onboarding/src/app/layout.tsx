import '@wiring/ui/styles.css'
import '@wiring/ui/more-buttons.css'
import '@wiring/ui/more-fields.css'
import { mono, sans } from '@wiring/ui/fonts'
import { OnePress } from '@wiring/ui/one-press'
import { Toasts } from '@wiring/ui/toasts'
import { SkipLink } from '@wiring/ui/visually-hidden'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getWizardTexts } from '../session/get-wizard-texts.ts'
import { PageShell } from '../shell/page.styles.ts'
import { StartGuard, StuckNotice } from '../shell/start-guard.tsx'

export function generateMetadata(): Metadata {
  const { brand } = getWizardTexts()
  return {
    title: { default: `Your Wiring Process · ${brand}`, template: `%s · ${brand}` },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable}`}>
      <head>
        <StartGuard />
      </head>
      <body>
        <OnePress />
        <SkipLink />
        <PageShell>
          <StuckNotice />
          {children}
        </PageShell>
        <Toasts />
      </body>
    </html>
  )
}
