import '@wiring/ui/styles.css'
import './wizard.css'
import { mono, sans } from '@wiring/ui/fonts'
import { SkipLink } from '@wiring/ui/skip-link'
import { Toasts } from '@wiring/ui/toasts'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { InstrumentPanel } from '../frame/instrument-panel.tsx'
import { RailFrame } from '../frame/rail-frame.tsx'
import { StartGuard, StuckNotice } from '../frame/start-guard.tsx'
import { getWizardTexts } from '../session/get-wizard-texts.ts'

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
        <SkipLink />
        <StuckNotice />
        <noscript>
          <p className="no-script">
            This page needs JavaScript. Your link stays good for a browser that has it.
          </p>
        </noscript>
        <InstrumentPanel>
          <RailFrame>{children}</RailFrame>
        </InstrumentPanel>
        <Toasts />
      </body>
    </html>
  )
}
