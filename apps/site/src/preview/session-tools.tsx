'use client'

import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { LiveRefresh } from './live-refresh.tsx'
import { ShareForm } from './share-form.tsx'

export function SessionTools({ editor }: { editor: boolean }) {
  return (
    <>
      <LiveRefresh />
      {editor && <VisualEditing />}
      {editor && <ShareForm />}
    </>
  )
}
