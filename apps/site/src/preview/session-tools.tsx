'use client'

import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { LiveContent } from './live-content.tsx'
import { ShareForm } from './share-form.tsx'

/** Everything that runs in the browser of a draft session; alone in its chunk. */
export function SessionTools({ editor }: { editor: boolean }) {
  return (
    <>
      <LiveContent />
      {editor && <VisualEditing />}
      {editor && <ShareForm />}
    </>
  )
}
