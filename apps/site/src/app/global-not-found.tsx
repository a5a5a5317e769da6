import type { Metadata } from 'next'
import { Document } from '../chrome/document.tsx'
import { PageFrame } from '../chrome/page-frame.tsx'
import { NotFoundScreen } from '../not-found/not-found-screen.tsx'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

export default function GlobalNotFound() {
  return (
    <Document>
      <PageFrame room="paper" path="">
        <NotFoundScreen />
      </PageFrame>
    </Document>
  )
}
