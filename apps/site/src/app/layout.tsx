import { Toasts } from '@wiring/ui/toasts'
import { rooms } from '@wiring/ui/tokens'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { env } from '../env.ts'
import { Document } from '../shell/document.tsx'
import { Notice } from '../shell/notice.tsx'

export const metadata: Metadata = { metadataBase: new URL(env.SITE_URL) }

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: rooms.paper.bg }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      {children}
      <Toasts />
      <Notice />
    </Document>
  )
}
