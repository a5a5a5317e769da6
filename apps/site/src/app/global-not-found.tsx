import type { Metadata } from 'next'
import { NotFoundScreen } from '../not-found/not-found-screen.tsx'
import { Document } from '../shell/document.tsx'
import { LaterStyles } from '../shell/later-styles.tsx'
import { PageShell } from '../shell/page-shell.tsx'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

export default function GlobalNotFound() {
  return (
    <Document>
      <PageShell room="paper" path="">
        <NotFoundScreen />
        <LaterStyles />
      </PageShell>
    </Document>
  )
}
