import '@wiring/ui/styles.css'
import './wizard.css'
import { mono, sans } from '@wiring/ui/fonts'
import { SkipLink } from '@wiring/ui/skip-link'
import { Toasts } from '@wiring/ui/toasts'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = {
  title: 'Your Wiring Process',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable}`}>
      <body>
        <SkipLink />
        <noscript>
          <p className="no-script">
            This page needs JavaScript. Your link stays good for a browser that has it.
          </p>
        </noscript>
        {children}
        <Toasts />
      </body>
    </html>
  )
}
