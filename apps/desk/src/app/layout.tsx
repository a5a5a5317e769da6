import '@wiring/ui/styles.css'
import '@wiring/ui/more-buttons.css'
import '@wiring/ui/more-fields.css'
import '@wiring/ui/small-lamp.css'
import { mono, sans } from '@wiring/ui/fonts'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = {
  title: { default: 'Desk', template: '%s · Desk' },
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable}`}>
      <body>{children}</body>
    </html>
  )
}
