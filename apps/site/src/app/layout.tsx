import '@wiring/ui/styles.css'
import '../chrome/chrome.css'
import { mono, sans, serif } from '@wiring/ui/fonts'
import { SkipLink } from '@wiring/ui/skip-link'
import { Toasts } from '@wiring/ui/toasts'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Notice } from '../chrome/notice.tsx'
import { PreviewTools } from '../chrome/preview-tools.tsx'
import { env } from '../env.ts'

export const metadata: Metadata = { metadataBase: new URL(env.SITE_URL) }

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#f3f0e8' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable} ${serif.variable}`}>
      <body>
        <SkipLink />
        {children}
        <Toasts />
        <Notice />
        <PreviewTools />
      </body>
    </html>
  )
}
