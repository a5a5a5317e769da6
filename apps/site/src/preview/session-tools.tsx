'use client'

import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { LiveContent } from './live-content.tsx'
import { ShareForm } from './share-form.tsx'

/** A chunk of its own. */
export function SessionTools({ editor }: { editor: boolean }) {
  return (
    <>
      <LiveContent />
      {editor && <VisualEditing />}
      {editor && <ShareForm />}
    </>
  )
}
